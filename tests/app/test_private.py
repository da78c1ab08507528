"""What is kept is for the eyes of one account alone, and another's folder is noticed."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.backup_files import brought_in, members, packed
from tests.helpers.kept_data import folders_in
from tests.records.test_paper import MATCH
from wordsmith_desktop.app import one_window
from wordsmith_desktop.app.crash import report_crash
from wordsmith_desktop.app.one_window import LOCK_NAME, OneWindow
from wordsmith_desktop.app.services import open_services
from wordsmith_desktop.app.settings_store import SettingsStore
from wordsmith_desktop.app.start import Program
from wordsmith_desktop.core.private import make_private
from wordsmith_desktop.records.files import write_atomically
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.window.kit.threads import end_all

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="rights are inherited there")


@pytest.fixture(autouse=True)
def _usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def open_to_others(folder: Path) -> list[str]:
    return [
        str(path.relative_to(folder))
        for path in (folder, *folder.rglob("*"))
        if path.stat().st_mode & 0o077
    ]


def test_everything_that_is_made_is_for_its_owner_alone(qapp: object, tmp_path: Path) -> None:
    assert qapp
    assert "brought in" == brought_in(tmp_path, packed(members()))
    kept = folders_in(tmp_path / "data")
    one = OneWindow(kept.data)
    services = open_services(kept)
    services.people.add("Zoe")
    services.papers.keep(MATCH)
    SettingsStore(kept.config).keep(Settings(theme="dark"))
    house = services.dictionaries.house("de")
    house.accept("quux")
    house.save()
    report_crash(ValueError("x"), kept.reports)
    assert 10 < len(list((tmp_path / "data").rglob("*")))
    assert [] == open_to_others(tmp_path / "data")
    end_all()
    services.close()
    one.close()


def test_what_an_older_program_made_is_closed_to_others_but_nothing_else(
    qapp: object, tmp_path: Path
) -> None:
    assert qapp
    folder = tmp_path / "data"
    for name in ("saves/matches/a.jsonl", "players.json", "made/x/b.ipuz", "mine/photo.png"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b'{"format": 1, "players": []}')
    (folder / "saves" / "link").symlink_to(folder / "mine" / "photo.png")
    services = open_services(folders_in(folder))
    services.tidy_up()
    services.close()
    assert {"mine", "mine/photo.png", "saves/link"} == set(open_to_others(folder))
    assert 0o700 == stat.S_IMODE(folder.stat().st_mode)


def test_a_folder_of_somebody_else_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "getuid", lambda: tmp_path.stat().st_uid + 1)
    tmp_path.chmod(0o755)
    make_private(tmp_path, ())
    assert 0o755 == stat.S_IMODE(tmp_path.stat().st_mode)


def test_a_copy_is_for_those_whom_its_folder_is_for(tmp_path: Path) -> None:
    for mode, expected in ((0o755, 0o644), (0o750, 0o640), (0o700, 0o600)):
        folder = tmp_path / oct(mode)
        folder.mkdir()
        folder.chmod(mode)
        write_atomically(folder / "copy", b"x")
        assert expected == stat.S_IMODE((folder / "copy").stat().st_mode)


def _deny(monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.open

    def refuse(path: object, *more: int, **named: object) -> int:
        if str(path).endswith(LOCK_NAME):
            raise PermissionError(errno.EACCES, "denied")
        return real(path, *more, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(os, "open", refuse)


def test_a_second_account_on_one_folder_is_told_of_it(
    qapp: object, qtbot: QtBot, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert qapp
    OneWindow(data_folder).close()
    _deny(monkeypatch)
    monkeypatch.setattr(os, "getuid", lambda: 12345)
    one = OneWindow(data_folder)
    assert (True, True) == (one.is_first, one.is_others)
    program = Program(SettingsStore(), one)
    said: list[str] = []
    program.window.tell = lambda sentence, *_more: said.append(sentence)  # type: ignore[method-assign]
    program.window.show()
    qtbot.waitUntil(lambda: bool(said))
    assert f"{data_folder} belongs to another account of this computer." in said[0]
    program.close()
    one.close()


def test_a_folder_that_nobody_writes_to_is_no_other_accounts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _deny(monkeypatch)
    assert not OneWindow(tmp_path).is_others


def test_a_folder_that_cannot_be_entered_is_another_accounts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_given: object, **_named: object) -> NoReturn:
        raise PermissionError(errno.EACCES, "denied")

    _deny(monkeypatch)
    monkeypatch.setattr(Path, "stat", refuse)
    monkeypatch.setattr(one_window, "make_folder", lambda _folder: None)
    assert OneWindow(tmp_path).is_others
