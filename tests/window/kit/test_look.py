from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.window.kit import appearance as appearance_module
from wordsmith_desktop.window.kit.appearance import (
    Appearance,
    dress,
    frame_windows,
    load_fonts,
    look_for,
    qt_translator,
    system_theme,
)
from wordsmith_desktop.window.kit.look import Look, Size
from wordsmith_desktop.window.kit.stylesheet import style_sheet
from wordsmith_desktop.window.kit.theme import DARK, THEMES


def test_lengths_keep_to_the_grid() -> None:
    assert (Look().gap(2), Look().px(3), Look(text_scale=200).px(3)) == (16, 24, 48)


def test_body_type_is_eighteen_pixels_and_grows_with_the_setting(qapp: QApplication) -> None:
    assert qapp is not None
    assert Look().font().pixelSize() == 18
    assert Look(text_scale=200).font(Size.TITLE).pixelSize() == 56


def test_no_type_is_smaller_than_body_type() -> None:
    assert min(Size) == Size.BODY


def test_motion_is_short_and_can_be_off() -> None:
    assert Look().motion_ms(500) == 200
    assert Look(reduced_motion=True).motion_ms(150) == 0
    assert (Look().scene_ms(700), Look(reduced_motion=True).scene_ms(700)) == (700, 0)


def test_a_chosen_theme_is_taken_and_system_follows_the_desktop(qapp: QApplication) -> None:
    assert qapp is not None
    assert look_for(Settings(theme="dark", text_scale=150)) == Look(DARK, 150)
    assert look_for(Settings()).theme == system_theme()


@pytest.mark.parametrize(
    ("theme", "asked"),
    [("dark", ["Dark"]), ("contrast", ["Dark"]), ("light", ["Light"]), ("system", ["system"])],
)
@pytest.mark.parametrize("system", ["win32", "linux"])
def test_title_bars_are_as_dark_as_the_theme_where_the_system_draws_them(
    theme: str, asked: list[str], system: str, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert qapp is not None
    found: list[str] = []

    class Hints(QObject):
        def setColorScheme(self, scheme: Qt.ColorScheme) -> None:
            found.append(scheme.name)

        def unsetColorScheme(self) -> None:
            found.append("system")

    hints = Hints()
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: hints)
    frame_windows(theme, system)
    assert (asked if system == "win32" else []) == found


def test_menus_and_lists_have_the_looks_type_whatever_a_style_sheet_has_qt_give_them(
    dressed: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    classes = ("QMenuBar", "QMenu", "QTipLabel", "QListView", "QMessageBox")

    def as_on_windows(look: Look) -> str:
        for name in classes:
            QApplication.setFont(QFont("serif", 5), name)  # type: ignore[arg-type]
        return style_sheet(look)

    monkeypatch.setattr(appearance_module, "style_sheet", as_on_windows)
    look = Look(text_scale=150)
    dress(look)
    fonts = [dressed.font(name) for name in classes]  # type: ignore[call-overload]
    assert {look.font().pixelSize()} == {font.pixelSize() for font in fonts}


def test_a_menu_bar_grows_with_the_text(dressed: QApplication, qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.menuBar().addMenu("Game")
    window.show()
    heights = []
    for scale in (100, 200):
        dress(Look(text_scale=scale))
        dressed.processEvents()
        heights.append(window.menuBar().sizeHint().height())
    assert heights[1] > 1.5 * heights[0]
    assert Look(text_scale=200).text_px() == window.menuBar().font().pixelSize()


def test_a_menu_that_is_taller_than_the_screen_is_no_wider_for_it(
    dressed: QApplication, qtbot: QtBot
) -> None:
    dress(Look(text_scale=200))
    widths = []
    for entries in (1, 99):
        menu = QMenu()
        qtbot.addWidget(menu)
        for _ in range(entries):
            menu.addAction("Worksheets to print ...")
        menu.popup(QPoint())
        dressed.processEvents()
        widths.append(menu.width())
        menu.close()
    assert widths[0] == widths[1]


def test_letters_keep_their_widths_on_windows() -> None:
    wanted = "PreferVerticalHinting" if sys.platform == "win32" else "PreferDefaultHinting"
    assert wanted == Look().font().hintingPreference().name


def test_a_new_look_is_told_once_and_put_on(dressed: QApplication, qtbot: QtBot) -> None:
    appearance = Appearance()
    with qtbot.waitSignal(appearance.changed) as told:
        appearance.set_look(Look(DARK))
    assert told.args == [Look(DARK)]
    assert DARK.table in dressed.styleSheet()
    with qtbot.assertNotEmitted(appearance.changed):
        appearance.set_look(Look(DARK))
    appearance.set_look(Look())


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("scale", [100, 200])
def test_the_style_sheet_names_only_marks_that_are_there(
    qapp: QApplication, theme: object, scale: int
) -> None:
    assert qapp is not None
    sheet = style_sheet(Look(theme, scale))  # type: ignore[arg-type]
    paths = [part.split('"')[0] for part in sheet.split('url("')[1:]]
    assert paths != []
    assert [path for path in paths if not Path(path).exists()] == []


def test_a_folder_without_fonts_leaves_the_systems_own(qapp: QApplication, tmp_path: Path) -> None:
    assert qapp is not None
    assert load_fonts(tmp_path) == ""


def test_qts_own_sentences_are_there_in_german_only(qapp: QApplication) -> None:
    assert qapp is not None
    assert qt_translator("de") is not None
    assert qt_translator("xx") is None
