from __future__ import annotations

from pathlib import Path
from typing import NoReturn

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.toy_game import ToyRuleset
from tests.ui.shell.stand_ins import ToyPorts, toy_entry
from wordsmith_desktop.lexicon.house import HouseDamage
from wordsmith_desktop.records.troubles import (
    Damage,
    DamagedSave,
    DamageKind,
    Part,
    StoreError,
    StoreReason,
    Trouble,
    UnknownGame,
    Unusable,
    WrongVersion,
)
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.shell.cards import Card, CardGrid
from wordsmith_desktop.ui.shell.home import Home
from wordsmith_desktop.ui.shell.main_window import MainWindow
from wordsmith_desktop.wording.shell.trouble_sentences import why
from wordsmith_desktop.wording.texts import Text

pytestmark = pytest.mark.usefixtures("dressed")


def _home(qtbot: QtBot, ports: ToyPorts) -> Home:
    home = Home(ports.games(), ports.saves, ports.damage, ports.today())
    qtbot.addWidget(home)
    home.resize(1280, 800)
    home.show()
    return home


def _cards(home: Home) -> list[str]:
    return [card.accessibleName() for card in home.findChildren(Card)]


def _start(ports: ToyPorts, *players: str) -> Path:
    opened = ports.sessions.start("toy", ToyRuleset(), players=players, dictionary="en")
    opened.session.resume_drivers()
    opened.session.close()
    return opened.path


def test_every_game_has_a_card_that_names_players_and_minutes(
    qtbot: QtBot, ports: ToyPorts
) -> None:
    assert _cards(_home(qtbot, ports)) == [
        "Toy Game, Put counters down, one by one, 1–4 players · 5 min"
    ]


def test_a_card_is_chosen_by_key_and_by_mouse(qtbot: QtBot, ports: ToyPorts) -> None:
    home = _home(qtbot, ports)
    card = home.findChildren(Card)[0]
    chosen: list[object] = []
    home.game_chosen.connect(chosen.append)
    QTest.keyClick(card, Qt.Key.Key_Space)
    QTest.keyClick(card, Qt.Key.Key_Return)
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert chosen == ports.entries * 3


def test_enter_goes_on_where_the_table_was_or_begins_a_game(qtbot: QtBot, ports: ToyPorts) -> None:
    home = _home(qtbot, ports)
    assert home.focusProxy() is home.findChildren(Card)[0]
    _start(ports, "Ana", "Ben")
    again = _home(qtbot, ports)
    qtbot.waitUntil(again.isActiveWindow)
    assert again.findChildren(Card)[0].hasFocus()
    assert again.findChildren(Card)[0].accessibleName().startswith("Continue")


def test_an_unfinished_match_comes_first_and_says_where_it_stands(
    qtbot: QtBot, ports: ToyPorts
) -> None:
    path = _start(ports, "Ana", "Ben")
    home = _home(qtbot, ports)
    chosen: list[Path] = []
    home.match_chosen.connect(chosen.append)
    assert _cards(home)[0] == "Continue, Toy Game, Ana’s turn, Ana, Ben"
    QTest.mouseClick(home.findChildren(Card)[0], Qt.MouseButton.LeftButton)
    assert chosen == [path]


def test_earlier_matches_leave_out_the_one_to_go_on_with(qtbot: QtBot, ports: ToyPorts) -> None:
    _start(ports, "Cho", "Dee")
    _start(ports, "Ana", "Ben")
    names = " / ".join(_cards(_home(qtbot, ports)))
    assert (names.count("Cho, Dee"), names.count("Ana, Ben")) == (1, 1)


def test_the_first_lesson_is_offered_in_the_language_in_use(qtbot: QtBot, ports: ToyPorts) -> None:
    home = _home(qtbot, ports)
    chosen: list[str] = []
    home.lesson_chosen.connect(lambda _entry, lesson: chosen.append(lesson.key))
    buttons = [b for b in home.findChildren(QPushButton) if "Put a counter: " in b.text()]
    buttons[0].click()
    assert (len(buttons), chosen) == (1, ["first"])


@pytest.mark.parametrize(
    ("damage", "expected"),
    [
        (
            DamagedSave(
                Unusable(Path("m1.jsonl"), Damage(7, DamageKind.DIGEST)), Path("damaged/m1.jsonl")
            ),
            "m1.jsonl cannot go on: it is damaged at line 7. It was kept as damaged/m1.jsonl.",
        ),
        (
            HouseDamage(Path("house-en.json"), None, "broken"),
            "The words of the house in house-en.json could not be read. "
            "The file was left as it is.",
        ),
    ],
)
def test_damage_is_named_with_what_was_done_about_it(
    qtbot: QtBot,
    ports: ToyPorts,
    damage: DamagedSave | HouseDamage,
    expected: str,
) -> None:
    ports.found_damaged.append(damage)
    home = _home(qtbot, ports)
    assert expected in [banner.message for banner in home.findChildren(Banner)]


def _damaged(ports: ToyPorts) -> DamagedSave:
    """A match whose last line was changed, moved aside."""
    path = _start(ports, "Ana", "Ben")
    content = path.read_bytes()
    path.write_bytes(content[:-10] + b"~" + content[-9:])
    damage = DamagedSave(
        Unusable(path, Damage(3, DamageKind.DIGEST)), ports.files.set_aside(path), True
    )
    ports.found_damaged.append(damage)
    return damage


def _press(window: QWidget, text: str) -> None:
    (button,) = [each for each in window.findChildren(QPushButton) if each.text() == text]
    button.click()


def test_a_damaged_match_goes_on_from_its_last_sound_move(
    window: MainWindow, ports: ToyPorts
) -> None:
    damage = _damaged(ports)
    window.go_home()
    _press(window, "Go on from the last sound move")
    assert window.seating is not None
    assert window.seating.table is not None
    assert not window.seating.table.is_read_only
    assert window.seating.players == ("Ana", "Ben")
    assert damage.kept_as is not None
    assert damage.kept_as.exists()


def test_a_damaged_match_can_be_looked_at(window: MainWindow, ports: ToyPorts) -> None:
    damage = _damaged(ports)
    window.go_home()
    _press(window, "Look at it")
    assert window.seating is not None
    assert window.seating.table is not None
    assert window.seating.table.is_read_only
    assert window.seating.path == damage.kept_as


def test_a_match_that_is_gone_in_the_meantime_cannot_go_on_and_that_is_said(
    window: MainWindow, ports: ToyPorts
) -> None:
    damage = _damaged(ports)
    window.go_home()
    assert damage.kept_as is not None
    damage.kept_as.unlink()
    _press(window, "Go on from the last sound move")
    home = window.screen_shown
    assert isinstance(home, Home)
    assert home.banner.message == f"{damage.kept_as.name} cannot be opened: the file is gone."


def test_what_cannot_be_rescued_has_no_buttons(qtbot: QtBot, ports: ToyPorts) -> None:
    unusable = Unusable(Path("m1.jsonl"), WrongVersion(Part.RULES, 3, 2))
    ports.found_damaged.append(DamagedSave(unusable))
    texts = [button.text() for button in _home(qtbot, ports).findChildren(QPushButton)]
    assert "Go on from the last sound move" not in texts
    assert "Look at it" not in texts


def test_a_disk_that_cannot_be_read_leaves_the_games_playable(
    qtbot: QtBot, ports: ToyPorts, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> NoReturn:
        raise StoreError(ports.files.folder, StoreReason.DENIED)

    monkeypatch.setattr(ports.saves, "of_late", lambda _count: refuse())
    home = Home(ports.games(), ports.saves, refuse, ports.today())
    qtbot.addWidget(home)
    assert len(_cards(home)) == 1


@pytest.mark.parametrize("reason", StoreReason)
def test_every_trouble_of_the_disk_has_a_sentence_of_its_own(reason: StoreReason) -> None:
    sentences = {why(StoreError(Path("x"), other)) for other in StoreReason}
    assert len(sentences) == len(StoreReason)
    assert why(StoreError(Path("x"), reason)).endswith(".")


@pytest.mark.parametrize(
    ("trouble", "expected"),
    [
        (WrongVersion(Part.RULES, 3, 2), "a newer version of the program wrote it."),
        (
            WrongVersion(Part.RULES, 1, 2),
            "it was played by older rules that this version does not have.",
        ),
        (UnknownGame("chess"), "this program has no game “chess”."),
    ],
)
def test_a_save_of_another_age_or_game_is_explained(trouble: Trouble, expected: str) -> None:
    assert why(trouble) == expected


@pytest.mark.parametrize(("width", "columns"), [(1400, 2), (500, 1)])
def test_cards_stand_beside_each_other_where_there_is_room(
    qtbot: QtBot, ports: ToyPorts, width: int, columns: int
) -> None:
    ports.entries.append(toy_entry("other", Text("Other", "Anderes")))
    home = _home(qtbot, ports)
    home.resize(width, 800)
    QApplication.processEvents()
    grid = home.findChildren(CardGrid)[0]
    lefts = {card.x() for card in grid.findChildren(Card)}
    assert len(lefts) == columns
