"""The manual: its chapters, and the page that shows them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import QEvent, QSize, Qt, QUrl
from PySide6.QtGui import QAction, QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QMenu
from pytestqt.qtbot import QtBot

from tests.window.test_texts import FORMAL
from wordsmith_desktop.app.paths import manual_dir
from wordsmith_desktop.features.manual import manual_texts as texts
from wordsmith_desktop.features.manual.chapters import Chapter, find_chapters, read_chapters
from wordsmith_desktop.features.manual.pages.manual_page import ManualPage
from wordsmith_desktop.features.settings.pages.settings_page import SettingsPage
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.questions import Choice
from wordsmith_desktop.window.shell.help_dialogs import KeysDialog
from wordsmith_desktop.window.shell.home import Home
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.wording.texts import LANGUAGES, Language, language, say, set_language

IMAGE: Final = QTextDocument.ResourceType.ImageResource.value
TABLES: Final = ("letters-midgame", "rewordable-stealing", "wit-three-dice", "crossword-guessing")
"""A scene of each game at its table, where it offers its moves."""
LINK: Final = re.compile(r"(?P<picture>!?)\[(?P<text>[^]]*)\]\((?P<target>[^)]+)\)")
CHAPTERS: Final = [
    pytest.param(chapter, id=f"{tag}-{chapter.name}")
    for tag in LANGUAGES
    for chapter in read_chapters(manual_dir(), tag)
]

every_language = pytest.mark.parametrize("tag", LANGUAGES)
every_chapter = pytest.mark.parametrize("chapter", CHAPTERS)


@pytest.fixture
def said_in(tag: Language) -> Iterator[None]:
    before = language()
    set_language(tag)
    yield
    set_language(before)


def _whole(tag: str) -> str:
    """All chapters as one line of plain text."""
    return " ".join(" ".join(one.text.split()) for one in read_chapters(manual_dir(), tag))


def _entries(menu: QMenu) -> Iterator[QAction]:
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield action
            yield from _entries(below)
        elif not action.isSeparator():
            yield action


def _named(action: QAction) -> str:
    return action.text().partition("\t")[0].replace("&", "").removesuffix("…").strip()


def test_both_languages_have_the_same_chapters_and_headings() -> None:
    english, german = (read_chapters(manual_dir(), tag) for tag in LANGUAGES)
    assert english
    assert [one.path.name for one in english] == [one.path.name for one in german]
    for one, other in zip(english, german, strict=True):
        assert re.findall(r"^#+", one.text, re.M) == re.findall(r"^#+", other.text, re.M), one.name
        assert len(LINK.findall(one.text)) == len(LINK.findall(other.text)), one.name


def test_every_game_has_a_chapter_of_its_name() -> None:
    assert set(game_names()) <= {one.name for one in read_chapters(manual_dir(), "en")}


@every_chapter
def test_links_lead_to_chapters_and_pictures_are_there(chapter: Chapter) -> None:
    for found in LINK.finditer(chapter.text):
        target = chapter.path.parent / found["target"]
        assert target.is_file(), found["target"]
        assert found["text"]
        if found["picture"]:
            assert not QImage(str(target)).isNull(), found["target"]
        else:
            assert target.parent == chapter.path.parent


@every_chapter
def test_a_chapter_says_du(chapter: Chapter) -> None:
    assert chapter.path.parent.name == "en" or not FORMAL.search(chapter.text)


@every_language
@pytest.mark.usefixtures("same_every_time", "said_in")
@pytest.mark.parametrize("scene", TABLES)
@pytest.mark.sampled(2)
def test_every_entry_of_every_menu_is_in_the_manual(
    tag: Language, scene: str, screens: Any, typeface: str
) -> None:
    wanted = {one.name: one for one in screens.find_scenes()}[scene]
    whole = _whole(tag)
    with screens.staged(wanted, screens.Variant(tag, "light", (1280, 800)), typeface) as (_, stage):
        bar = stage.window.menuBar()
        names = [_named(action) for one in bar.findChildren(QMenu) for action in _entries(one)]
    assert len(names) > 40
    assert [] == [name for name in names if name not in whole]


@every_language
@pytest.mark.usefixtures("dressed", "said_in")
def test_every_setting_is_in_the_manual(
    tag: Language, qtbot: QtBot, preferences: Preferences
) -> None:
    page = SettingsPage(preferences)
    qtbot.addWidget(page)
    titles = [box.accessibleName() for box in page.findChildren(QCheckBox)]
    titles += [choice.heading.text() for choice in page.findChildren(Choice)]
    assert len(titles) > 10
    assert [] == [title for title in titles if title not in _whole(tag)]


def test_a_chapter_is_found_by_all_its_words() -> None:
    chapters = read_chapters(manual_dir(), "en")
    assert list(chapters) == find_chapters(chapters, "  ")
    assert ["challenges"] == [one.name for one in find_chapters(chapters, "nofa MEDAL")]
    assert [] == find_chapters(chapters, "xylophone")


def test_without_its_files_there_are_no_chapters(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "notes.md").write_text("# Not a chapter")
    assert () == read_chapters(tmp_path, "en")
    (tmp_path / "en" / "01-broken.md").write_bytes(b"\xff")
    assert () == read_chapters(tmp_path, "en")
    assert () == read_chapters(tmp_path / "nowhere", "en")


def _page(window: MainWindow) -> ManualPage:
    page = window.screen_shown
    assert isinstance(page, ManualPage)
    return page


def _choose(window: MainWindow, name: str) -> None:
    found = [one for one in window.menuBar().findChildren(QAction) if _named(one) == name]
    found += [one for menu in window.menuBar().findChildren(QMenu) for one in menu.actions()]
    next(one for one in found if _named(one) == name).trigger()


def test_the_menu_opens_it_and_escape_leaves_it(window: MainWindow) -> None:
    _choose(window, "Manual")
    page = _page(window)
    assert QApplication.focusWidget() is page.list
    assert "first_evening" == page.chapter
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    assert "letter_pieces" == page.chapter
    assert page.text.toPlainText().startswith("Letter Piece Game")
    QTest.keyClick(page.list, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is page.text
    QTest.keyClick(page.text, Qt.Key.Key_Escape)
    assert isinstance(window.screen_shown, Home)


def test_f1_twice_opens_it(window: MainWindow) -> None:
    window.dialogs.keys()
    dialog = window.dialog
    assert isinstance(dialog, KeysDialog)
    QTest.keyClick(dialog.area, Qt.Key.Key_F1)
    assert not dialog.isVisible()
    assert "first_evening" == _page(window).chapter
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_another_look_shows_the_same_chapter(window: MainWindow, preferences: Preferences) -> None:
    window.offers.manual("computers")
    before = _page(window)
    before.search.setText("Pip")
    preferences.change(theme="dark")
    after = _page(window)
    assert after is not before
    assert ("computers", "Pip") == (after.chapter, after.search.text())


@pytest.fixture
def page(qtbot: QtBot, typeface: str) -> ManualPage:
    assert typeface
    shown = ManualPage(read_chapters(manual_dir(), "en"))
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.show()
    return shown


def test_what_is_searched_for_is_marked_where_it_stands(page: ManualPage) -> None:
    page.search.setText("bronze")
    assert 1 == page.list.count()
    assert "challenges" == page.chapter
    assert "bronze" == page.text.textCursor().selectedText().casefold()
    page.search.setText("xylophone")
    assert "" == page.chapter
    assert say(texts.NOTHING) == page.text.toPlainText()


def test_enter_goes_on_to_the_next_place_and_round_again(page: ManualPage) -> None:
    page.search.setText("medal")
    places = []
    count = page.text.toPlainText().casefold().count("medal")
    for _ in range(count + 1):
        places.append(page.text.textCursor().position())
        QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert count == len(set(places))
    assert places[0] == places[-1]


def test_a_link_leads_to_its_chapter_though_something_else_is_searched_for(
    page: ManualPage,
) -> None:
    page.search.setText("Escape skips")
    page.text.anchorClicked.emit(QUrl("06-computers.md"))
    assert "computers" == page.chapter
    assert "" == page.search.text()
    assert QApplication.focusWidget() is page.text


def test_a_picture_is_never_broader_than_its_room(page: ManualPage) -> None:
    url = QUrl("../../pictures/table.png")
    widths = []
    for width in (1280, 800):
        page.resize(QSize(width, 800))
        QApplication.processEvents()
        picture = page.text.document().resource(IMAGE, url)
        widths.append(picture.width())
        assert 100 < picture.deviceIndependentSize().width() < page.text.viewport().width()
    assert widths[1] < widths[0]


def test_a_broken_installation_is_told(qtbot: QtBot, typeface: str) -> None:
    assert typeface
    page = ManualPage(())
    qtbot.addWidget(page)
    assert say(texts.MISSING) == page.text.toPlainText()


def test_the_page_names_what_it_has(page: ManualPage) -> None:
    assert say(texts.CHAPTERS) == page.list.accessibleName()
    assert say(texts.CHAPTER) == page.text.accessibleName()
    assert page.search in [one.buddy() for one in page.findChildren(QLabel)]
