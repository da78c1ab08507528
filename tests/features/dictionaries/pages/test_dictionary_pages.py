"""Seeing, adding and removing dictionaries in the window."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from wordsmith_desktop.app.paths import dictionaries_dir
from wordsmith_desktop.features.dictionaries.dictionaries import Dictionaries
from wordsmith_desktop.features.dictionaries.feature import is_list
from wordsmith_desktop.features.dictionaries.pages.adding_page import (
    AddingPage,
    language_from,
    name_from,
)
from wordsmith_desktop.features.dictionaries.pages.page import DictionariesPage
from wordsmith_desktop.lexicon import store
from wordsmith_desktop.lexicon.own.own_lists import ListUse, OwnList
from wordsmith_desktop.window.kit.threads import end_all, run


@pytest.fixture
def dictionaries(tmp_path: Path) -> Dictionaries:
    return Dictionaries(dictionaries_dir(), tmp_path / "words", tmp_path / "own", run)


@pytest.fixture
def club(tmp_path: Path) -> Path:
    path = tmp_path / "Club list en.txt"
    path.write_text("# licence: free\nzzyx\nhouse\nx1\n")
    return path


def adding(dictionaries: Dictionaries, path: Path, qtbot: QtBot, usual: str = "en") -> AddingPage:
    page = AddingPage(path, dictionaries, usual, lambda: 7)
    qtbot.addWidget(page)
    qtbot.waitUntil(lambda: not page.is_busy)
    return page


def take(page: AddingPage, qtbot: QtBot) -> OwnList:
    with qtbot.waitSignal(page.added) as told:
        page.take.click()
    assert told.args is not None
    own = told.args[0]
    assert isinstance(own, OwnList)
    return own


def test_what_a_list_brings_is_told_before_it_is_taken(
    dictionaries: Dictionaries, club: Path, qtbot: QtBot
) -> None:
    page = adding(dictionaries, club, qtbot)
    assert "2 words, such as zzyx, house" == page.found.text()
    assert "x1" in page.left_out.text()
    assert () == dictionaries.own.all()
    page.name.setText("Club")
    own = take(page, qtbot)
    assert ("en+Club", ListUse.ONLY, 2, "licence: free", 7) == (
        own.tag,
        own.mode,
        own.words,
        own.licence,
        own.added_ms,
    )
    assert "en+Club" in [one.tag for one in dictionaries.all()]


def test_words_that_do_not_count_need_a_dictionary_to_go_by(
    dictionaries: Dictionaries, club: Path, qtbot: QtBot
) -> None:
    page = adding(dictionaries, club, qtbot)
    page.mode.choose(ListUse.WITHOUT)
    assert not page.base.isHidden()
    page.base.setCurrentIndex(page.base.findData("en-gb"))
    assert "en-gb" == take(page, qtbot).base
    again = adding(dictionaries, club, qtbot)
    again.language.setCurrentIndex(again.language.findData("fr"))
    qtbot.waitUntil(lambda: not again.is_busy)
    again.mode.choose(ListUse.BESIDE)
    assert (True, False) == (bool(again.message.text()), again.take.isEnabled())


def test_a_name_that_is_taken_or_none_cannot_be_added(
    dictionaries: Dictionaries, club: Path, qtbot: QtBot
) -> None:
    take(adding(dictionaries, club, qtbot), qtbot)
    page = adding(dictionaries, club, qtbot)
    assert (True, False) == ("already" in page.message.text(), page.take.isEnabled())
    page.name.setText(" ")
    assert not page.take.isEnabled()
    page.name.setText("Another")
    assert ("", True) == (page.message.text(), page.take.isEnabled())


def test_who_stops_while_it_is_added_finds_nothing_of_it(
    dictionaries: Dictionaries,
    club: Path,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun, stopped = threading.Event(), threading.Event()

    def slow_write(path: Path, table: store.WordColumns) -> None:
        write_table(path, table)
        begun.set()
        assert stopped.wait(20)

    write_table = store.write_table
    monkeypatch.setattr(store, "write_table", slow_write)
    page = adding(dictionaries, club, qtbot)
    page.take.click()
    qtbot.waitUntil(begun.is_set, timeout=20_000)
    with qtbot.waitSignal(page.left):
        page.stop.click()
    stopped.set()
    end_all()
    assert ([], ()) == (list((tmp_path / "own").iterdir()), dictionaries.own.all())


@pytest.mark.parametrize("data", [b"", bytes(99), b"1\n2\n"])
def test_a_file_that_is_no_list_says_so_in_a_line(
    dictionaries: Dictionaries, tmp_path: Path, data: bytes, qtbot: QtBot
) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_bytes(data)
    page = adding(dictionaries, bad, qtbot)
    assert page.found.text().startswith("bad.txt ")
    assert (False, False) == (page.take.isEnabled(), (tmp_path / "own").exists())


def test_another_language_folds_anew_and_says_how(
    dictionaries: Dictionaries, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "lista.txt"
    path.write_text("pingüino\npinguino\n")
    page = adding(dictionaries, path, qtbot, usual="de")
    assert "2 words" in page.found.text()
    page.language.setCurrentIndex(page.language.findData("es"))
    qtbot.waitUntil(lambda: not page.is_busy)
    assert "1 word: pingüino" == page.found.text()
    assert "Ñ is N" in page.notes.text()


def test_a_dictionary_is_shown_and_removed_after_asking(
    dictionaries: Dictionaries, club: Path, qtbot: QtBot
) -> None:
    own = take(adding(dictionaries, club, qtbot), qtbot)
    page = DictionariesPage(dictionaries, own.tag)
    qtbot.addWidget(page)
    assert own.tag == page.tag
    assert page.remove_button.isEnabled()
    page.remove(own.tag)
    assert ("en", False) == (page.tag, page.remove_button.isEnabled())
    assert "removed" in page.banner.message
    assert () == dictionaries.own.all()
    # What shows it opens ours beside the window.
    qtbot.waitUntil(lambda: dictionaries.lexicon("en") is not None)


def test_what_the_system_has_installed_is_offered(
    dictionaries: Dictionaries, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wordsmith_desktop.lexicon.own.installed._FOLDERS", ())
    for name in ("pt_BR.dic", "pt_BR.aff", "de_DE.dic", "de_DE.aff", "it_IT.dic"):
        (tmp_path / name).write_text("1\ncasa\n")
    page = DictionariesPage(dictionaries)
    qtbot.addWidget(page)
    assert page.system_button.isHidden()
    monkeypatch.setenv("DICPATH", str(tmp_path))
    page = DictionariesPage(dictionaries)
    qtbot.addWidget(page)
    (offered,) = page.system_menu.actions()
    assert "Portuguese (pt_BR)" == offered.text()
    with qtbot.waitSignal(page.file_wanted) as told:
        offered.trigger()
    assert [tmp_path / "pt_BR.dic"] == told.args
    qtbot.waitUntil(lambda: dictionaries.lexicon("en") is not None)


def test_it_is_said_whose_dice_and_cards_a_language_has(
    dictionaries: Dictionaries, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "lista.txt"
    path.write_text("casa\nmañana\n")
    page = adding(dictionaries, path, qtbot, usual="es")
    own = take(page, qtbot)
    shown = DictionariesPage(dictionaries, own.tag)
    qtbot.addWidget(shown)
    assert "the English ones serve" in " ".join(one.text() for one in shown.findChildren(QLabel))
    dictionaries.own.put_part(own.tag, "rewordable.material", "A|B")
    shown.dictionary_opened()
    assert "the letters of this list" in " ".join(one.text() for one in shown.findChildren(QLabel))
    qtbot.waitUntil(lambda: dictionaries.lexicon(own.tag) is not None)


def test_a_list_of_words_is_known_by_its_name(tmp_path: Path) -> None:
    assert is_list(tmp_path / "words.TXT")
    assert not is_list(tmp_path / "picture.png")


@pytest.mark.parametrize(
    ("path", "language", "name"),
    [
        ("/a/fr_FR.dic", "fr", "fr FR"),
        ("/a/dictionary-es/index.dic", "es", "dictionary-es"),
        ("/dictionary-pl/package/index.dic", "pl", "dictionary-pl"),
        ("/a/spanish words.txt", "es", "spanish words"),
        ("/a/Wortliste deutsch.txt", "de", "Wortliste deutsch"),
        ("/a/lista española.txt", "es", "lista española"),
        ("/a/Collins.txt", "", "Collins"),
    ],
)
def test_name_and_language_are_proposed_by_the_file(path: str, language: str, name: str) -> None:
    assert (language, name) == (language_from(Path(path)), name_from(Path(path)))
