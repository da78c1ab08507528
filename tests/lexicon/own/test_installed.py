"""The Hunspell dictionaries of a system are found in its folders, and by enchant's broker."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from wordsmith_desktop.lexicon.hunspell import told_by_enchant
from wordsmith_desktop.lexicon.own import installed as installed_module
from wordsmith_desktop.lexicon.own.installed import installed


@pytest.fixture(autouse=True)
def _no_folders_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installed_module, "_FOLDERS", ())


def _laid(folder: Path, names: Iterable[str], *, has_aff: bool = True) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        (folder / f"{name}.dic").write_text("1\nmot\n", "utf-8")
        if has_aff:
            (folder / f"{name}.aff").write_text("SET UTF-8\n", "utf-8")


def _names(*folders: Path, tags: tuple[str, ...] = (), **environ: str) -> list[str]:
    return [path.stem for path in installed(environ, lambda: (tags, folders))]


def test_what_lies_in_the_folders_of_the_broker_is_found_beside_what_variables_name(
    tmp_path: Path,
) -> None:
    _laid(tmp_path / "asked", ["sv_SE"])
    _laid(tmp_path / "data" / "hunspell", ["fr_FR", "de_DE", "en_GB"])
    _laid(tmp_path / "named", ["es_ES"])
    found = _names(
        tmp_path / "asked", XDG_DATA_DIRS=str(tmp_path / "data"), DICPATH=str(tmp_path / "named")
    )
    assert ["es_ES", "fr_FR", "sv_SE"] == found


def test_a_dictionary_that_the_broker_knows_is_looked_for_one_folder_deeper(tmp_path: Path) -> None:
    _laid(tmp_path / "asked" / "it", ["it_IT", "pl_PL"])
    assert ["it_IT"] == _names(tmp_path / "asked", tags=("it-IT", "nl_NL"))


def test_a_list_without_its_affixes_is_none(tmp_path: Path) -> None:
    _laid(tmp_path, ["fr_FR"], has_aff=False)
    assert [] == _names(tmp_path, tags=("fr_FR",))


def test_the_real_broker_answers_or_is_not_there() -> None:
    tags, folders = told_by_enchant()
    assert all(isinstance(tag, str) and tag for tag in tags)
    assert all(isinstance(folder, Path) for folder in folders)
