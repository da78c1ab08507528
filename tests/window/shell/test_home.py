from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Thread, current_thread, main_thread
from typing import Any, Final, NoReturn

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QMenu,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.helpers.challenges import challenges
from tests.helpers.changed_entry import changed
from tests.helpers.toy_game import ToyRuleset
from tests.window.shell.conftest import page_of
from tests.window.shell.stand_ins import ToyPorts, saved_match, toy_entry
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.lessons.pages.learn_page import LearnPage
from wordsmith_desktop.features.matches.pages.matches_page import MatchesPage
from wordsmith_desktop.features.new_match.company import Company
from wordsmith_desktop.features.new_match.drafts import Draft
from wordsmith_desktop.features.new_match.pages.new_match import NewMatchPage
from wordsmith_desktop.features.players.pages.players_page import PlayersPage
from wordsmith_desktop.features.statistics.pages.page import StatisticsPage
from wordsmith_desktop.lexicon.house import HouseDamage
from wordsmith_desktop.records.saved_matches import OfLate, SavedMatch, SavedMatches
from wordsmith_desktop.records.settings import LastSetup, LessonBegun, Settings
from wordsmith_desktop.records.troubles import (
    BEFORE,
    Damage,
    DamagedSave,
    DamageKind,
    StoreError,
    StoreReason,
    Trouble,
    UnknownGame,
    Unusable,
    Versioned,
    WrongVersion,
)
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.cards import PictureCard
from wordsmith_desktop.window.kit.game_entry import in_order
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.shell.first_names import NamesDialog
from wordsmith_desktop.window.shell.game_card import GameCard, play_words
from wordsmith_desktop.window.shell.home import Home
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.wording.shell.trouble_sentences import why

pytestmark = pytest.mark.usefixtures("dressed")


def _home(qtbot: QtBot, ports: ToyPorts) -> Home:
    home = Home(ports.games(), ports.saves, ports.damage)
    qtbot.addWidget(home)
    home.resize(1280, 800)
    home.show()
    return home


def _cards(home: Home) -> list[str]:
    return [card.accessibleName() for card in home.findChildren(PictureCard)]


def _game(home: Home) -> GameCard:
    """The first game's card."""
    return home.findChildren(GameCard)[0]


def test_every_game_has_a_card_that_names_players_and_minutes(
    qtbot: QtBot, ports: ToyPorts
) -> None:
    said = [line.text() for line in _game(_home(qtbot, ports)).findChildren(QLabel)]
    assert ["Toy Game", "Put counters down, one by one", "1–4 players, 5 min"] == said


def test_a_match_is_begun_by_key_and_by_mouse(qtbot: QtBot, ports: ToyPorts) -> None:
    home = _home(qtbot, ports)
    chosen: list[object] = []
    home.play_chosen.connect(chosen.append)
    home.game_chosen.connect(chosen.append)
    button = _game(home).play
    QTest.keyClick(button, Qt.Key.Key_Space)
    QTest.keyClick(button, Qt.Key.Key_Return)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert ports.entries * 3 == chosen


def test_what_is_not_wanted_every_time_lies_below_one_button(qtbot: QtBot, ports: ToyPorts) -> None:
    home = _home(qtbot, ports)
    chosen: list[object] = []
    home.game_chosen.connect(chosen.append)
    QTest.keyClick(_game(home).more, Qt.Key.Key_Return)
    menu = home.findChild(QMenu)
    assert menu is not None
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert ports.entries == chosen


def test_a_click_beside_the_buttons_sets_the_game_up(qtbot: QtBot, ports: ToyPorts) -> None:
    home = _home(qtbot, ports)
    chosen: list[object] = []
    home.game_chosen.connect(chosen.append)
    QTest.mouseClick(_game(home), Qt.MouseButton.LeftButton, pos=_game(home).picture.pos())
    assert ports.entries == chosen


def _shown_home(window: MainWindow) -> Home:
    window.go_home()
    home = window.screen_shown
    assert isinstance(home, Home)
    return home


def _tap(home: Home, key: str) -> None:
    chip = home.chooser.findChild(QAbstractButton, key)
    assert chip is not None, key
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)


def _names_question(window: MainWindow) -> NamesDialog:
    assert isinstance(window.dialog, NamesDialog)
    return window.dialog


def test_one_click_plays_with_those_at_the_table_by_the_rules_of_the_last_time(
    window: MainWindow, ports: ToyPorts, preferences: Preferences
) -> None:
    preferences.change(
        player_names=("Ana", "Ben", "Cho"),
        last_setups=(LastSetup("toy", ("Ana", "Ben"), "de"),),
    )
    play = _game(_shown_home(window)).play
    assert "Toy Game: play, Ana, Ben and Cho" == play.accessibleName()
    QTest.mouseClick(play, Qt.MouseButton.LeftButton)
    assert ("Ana", "Ben", "Cho") == page_of(window).context.players
    assert "de" == page_of(window).context.dictionary
    assert next(ports.saves.newest()).players == ("Ana", "Ben", "Cho")


def test_before_the_first_match_two_are_asked_for_their_names_and_are_remembered(
    window: MainWindow, ports: ToyPorts, preferences: Preferences
) -> None:
    play = _game(_shown_home(window)).play
    assert "Play for two" == play.text()
    play.click()
    question = _names_question(window)
    for field, name in zip(question.fields, (" Ana ", "Ben"), strict=True):
        field.setText(name)
    question.play_button.click()
    assert ("Ana", "Ben") == page_of(window).context.players
    assert ["Ana", "Ben"] == [one.name for one in ports.people.all]
    assert ("Ana", "Ben") == preferences.settings.player_names


def test_whoever_passes_the_question_over_plays_as_a_guest_and_is_not_asked_again(
    window: MainWindow, ports: ToyPorts
) -> None:
    _game(_shown_home(window)).play.click()
    _names_question(window).skip.click()
    assert ("Player 1", "Player 2") == page_of(window).context.players
    window.dialog = None
    _game(_shown_home(window)).play.click()
    assert window.dialog is None
    assert ("Player 1", "Player 2") == page_of(window).context.players
    assert () == ports.people.all


def test_whoever_is_asked_after_a_lesson_parts_nobody_from_the_table(
    window: MainWindow, ports: ToyPorts, preferences: Preferences
) -> None:
    window.commands.first_round(ports.entries[0])
    question = _names_question(window)
    (field,) = question.fields
    field.setText("Ana")
    question.play_button.click()
    assert ("Ana", "Player 2") == preferences.settings.player_names


def test_two_of_the_same_name_are_told_so(window: MainWindow, ports: ToyPorts) -> None:
    _game(_shown_home(window)).play.click()
    question = _names_question(window)
    for field, name in zip(question.fields, ("Ana", "ANA"), strict=True):
        field.setText(name)
    question.play_button.click()
    assert "Two of you have the same name." == question.banner.message
    assert () == ports.people.all
    question.reject()


def test_the_table_is_chosen_by_taps_and_remembered(
    window: MainWindow, ports: ToyPorts, preferences: Preferences
) -> None:
    for name in ("Ana", "Ben", "Cho"):
        ports.people.add(name)
    home = _shown_home(window)
    assert ("Ana", "Ben") == home.chooser.company.people
    for key in ("seat:Ana", "seat:Cho", "seat-guest"):
        _tap(home, key)
    assert Company(("Ben", "Cho", "Player 1")) == home.chooser.company
    assert "Toy Game: play, Ben, Cho and Player 1" == _game(home).play.accessibleName()
    assert home.chooser.company == _shown_home(window).chooser.company
    assert ("Ben", "Cho", "Player 1") == preferences.settings.player_names


def test_an_empty_table_asks_who_plays_and_leads_to_the_set_up(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.change(player_names=("Ana",))
    home = _shown_home(window)
    _tap(home, "seat:Ana")
    assert Company() == home.chooser.company
    assert "Who plays?" == _game(home).play.text()
    assert "short:toy" not in [way.key for way in _game(home).ways]
    _game(home).play.click()
    assert isinstance(window.screen_shown, NewMatchPage)


def test_more_than_a_game_has_seats_for_are_told_and_led_to_the_set_up(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.change(player_names=("A", "B", "C", "D", "E"))
    home = _shown_home(window)
    assert "At most 4 can play" == _game(home).play.text()
    _game(home).play.click()
    page = window.screen_shown
    assert isinstance(page, NewMatchPage)
    assert ("A", "B", "C", "D") == page.draft.players


def test_a_match_is_dealt_by_one_key(window: MainWindow, preferences: Preferences) -> None:
    preferences.change(player_names=("Ana",))
    window.go_home()
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert ("Ana",) == page_of(window).context.players


_ANA_BEN: Final = ("Play: Ana, Ben", "Play: Ana +1", "Play for two")


@pytest.mark.parametrize(
    ("company", "expected"),
    [
        (Company(("Ana",)), ("Play alone",)),
        (Company(("Ana", "Ben")), _ANA_BEN),
        (Company(("Player 1", "Player 2")), ("Play for two",)),
        (Company(("Ana",), 1), ("Play against Momo", "Against Momo")),
        (Company(("Ana",), 2), ("Play against Momo +1", "Against Momo +1")),
        (
            Company(("Ana", "Ben"), 1),
            ("Play: Ana, Ben, Computer", "Play: Ana, Ben +1", "Play: Ana +2", "Play for three"),
        ),
    ],
)
def test_the_button_says_who_plays_and_counts_those_it_has_no_room_for(
    company: Company, expected: tuple[str, ...]
) -> None:
    assert expected == play_words(toy_entry(), company, "Momo").said


def test_what_newcomers_begin_with_comes_first_then_what_most_can_play() -> None:
    entries = [
        changed(toy_entry(game), players=(1, most), is_for_newcomers=game == "school")
        for game, most in (("duo", 2), ("crowd", 8), ("school", 4), ("few", 6))
    ]
    assert ["school", "crowd", "few", "duo"] == [entry.game for entry in in_order(entries)]


def test_the_game_played_last_has_the_keyboard(qtbot: QtBot, ports: ToyPorts) -> None:
    games = [changed(toy_entry(), game=name) for name in ("one", "two", "three")]
    for first, expected in (("two", "play:two"), ("gone", "play:one"), ("", "play:one")):
        settings = Settings(last_game=first)
        home = Home(games, ports.saves, ports.damage, settings=settings)
        qtbot.addWidget(home)
        assert home.likeliest is not None
        assert expected == home.likeliest.objectName()


def test_enter_goes_on_where_the_table_was_or_begins_a_game(qtbot: QtBot, ports: ToyPorts) -> None:
    home = _home(qtbot, ports)
    assert home.likeliest is _game(home).play
    saved_match(ports, "Ana", "Ben")
    again = _home(qtbot, ports)
    qtbot.waitUntil(again.isActiveWindow)
    assert again.findChildren(PictureCard)[0].hasFocus()
    assert again.findChildren(PictureCard)[0].accessibleName().startswith("Continue")


def test_an_unfinished_match_comes_first_and_says_where_it_stands(
    qtbot: QtBot, ports: ToyPorts
) -> None:
    path = saved_match(ports, "Ana", "Ben")
    home = _home(qtbot, ports)
    chosen: list[Path] = []
    home.match_chosen.connect(chosen.append)
    assert _cards(home)[0] == "Continue: Ana’s turn, Toy Game · Ana, Ben"
    QTest.mouseClick(home.findChildren(PictureCard)[0], Qt.MouseButton.LeftButton)
    assert chosen == [path]


@pytest.mark.parametrize(("others", "said"), [(3, "1 more match"), (5, "3 more matches")])
def test_it_is_said_how_many_other_matches_can_go_on(
    qtbot: QtBot, ports: ToyPorts, others: int, said: str
) -> None:
    for _ in range(others):
        saved_match(ports, "Cho", "Dee")
    saved_match(ports, "Ana", "Ben")
    home = _home(qtbot, ports)
    qtbot.waitUntil(lambda: _cards(home)[0].endswith(f"Ana, Ben · {said}"))


def test_no_name_of_a_card_has_a_full_stop_before_a_comma(window: MainWindow) -> None:
    for show in (window.offers.learn, challenges(window).show):
        show()
        names = [card.accessibleName() for card in window.findChildren(PictureCard)]
        assert [] == [name for name in names if ".," in name or name.endswith(".")]


def test_statistics_players_matches_and_lessons_are_one_click_away(
    window: MainWindow, ports: ToyPorts
) -> None:
    saved_match(ports, "Ana", "Ben")
    window.go_home()
    ways = (
        ("Statistics", StatisticsPage),
        ("Players", PlayersPage),
        ("All matches", MatchesPage),
        ("Learn", LearnPage),
    )
    for name, kind in ways:
        _press(window, name)
        assert isinstance(window.screen_shown, kind)
        window.leave_screen()
        assert isinstance(window.screen_shown, Home)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (Settings(lessons_begun=(LessonBegun("toy/en", 2),)), "Lesson, step 3, Put a counter"),
        (Settings(lessons_done=("other/en",)), "Next lesson, Put a counter"),
        (Settings(lessons_done=("toy/en",)), "Learn, All lessons are done"),
    ],
)
def test_the_lesson_card_tells_how_far_one_is(
    qtbot: QtBot, ports: ToyPorts, settings: Settings, said: str
) -> None:
    home = Home(ports.games(), ports.saves, ports.damage, settings=settings)
    qtbot.addWidget(home)
    assert 1 == sum(name.startswith(said) for name in _cards(home))


def test_the_first_lesson_is_offered_in_the_language_in_use(qtbot: QtBot, ports: ToyPorts) -> None:
    home = _home(qtbot, ports)
    chosen: list[str] = []
    home.lesson_chosen.connect(lambda _entry, lesson: chosen.append(lesson.key))
    _game(home).lesson.click()
    assert ["first"] == chosen


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (Settings(), "First lesson"),
        (Settings(lessons_begun=(LessonBegun("toy/en", 2),)), "Lesson: go on"),
        (Settings(lessons_done=("toy/en",)), ""),
        (Settings(first_matches=("toy/Ana",)), ""),
        (Settings(first_matches=("other/Ana",)), "First lesson"),
    ],
)
def test_each_card_offers_its_first_lesson_until_it_was_played_or_done(
    qtbot: QtBot, ports: ToyPorts, settings: Settings, said: str
) -> None:
    home = Home(ports.games(), ports.saves, ports.damage, settings=settings)
    qtbot.addWidget(home)
    home.show()
    lesson = _game(home).lesson
    assert (bool(said), said) == (lesson.isVisible(), lesson.text())


def test_on_the_first_evening_there_is_nowhere_to_look_back_to(
    window: MainWindow, ports: ToyPorts
) -> None:
    home = window.screens.home
    assert home is not None
    assert 7 == len([one for one in home.findChildren(QAbstractButton) if one.isVisible()])
    saved_match(ports, "Ana", "Ben")
    window.screens.show_home()
    home = window.screens.home
    assert home is not None
    shown = {one.text() for one in home.findChildren(QPushButton)}
    assert {"All matches", "Statistics", "Players", "Learn"} <= shown


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
    path = saved_match(ports, "Ana", "Ben")
    content = path.read_bytes()
    path.write_bytes(content[:-10] + b"~" + content[-9:])
    damage = DamagedSave(
        Unusable(path, Damage(3, DamageKind.DIGEST)), ports.files.set_aside(path), True
    )
    ports.found_damaged.append(damage)
    return damage


def _press(window: QWidget, text: str) -> None:
    # Qt shows what was put into a layout in the next turn of its loop.
    QApplication.processEvents()
    shown = [each for each in window.findChildren(QPushButton) if each.isVisible()]
    (button,) = [each for each in shown if each.text() == text]
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
    unusable = Unusable(Path("m1.jsonl"), WrongVersion(Versioned.RULES, 3, 2))
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
    monkeypatch.setattr(ports.saves, "newest", refuse)
    home = Home(ports.games(), ports.saves, refuse)
    qtbot.addWidget(home)
    assert 1 == len(home.findChildren(GameCard))


@pytest.mark.parametrize("reason", StoreReason)
def test_every_trouble_of_the_disk_has_a_sentence_of_its_own(reason: StoreReason) -> None:
    sentences = {why(StoreError(Path("x"), other)) for other in StoreReason}
    assert len(sentences) == len(StoreReason)
    assert why(StoreError(Path("x"), reason)).endswith(".")


@pytest.mark.parametrize(
    ("trouble", "expected"),
    [
        (WrongVersion(Versioned.RULES, 3, 2), "a newer version of the program wrote it."),
        (
            WrongVersion(Versioned.RULES, 1, 2),
            "it was played by older rules that this version does not have.",
        ),
        (WrongVersion(Versioned.FORMAT, BEFORE, 1), "a version before the first release wrote it."),
        (UnknownGame("chess"), "this program has no game “chess”."),
    ],
)
def test_a_save_of_another_age_or_game_is_explained(trouble: Trouble, expected: str) -> None:
    assert why(trouble) == expected


class _Late(SavedMatches):
    """A shelf that tells these matches, newest first."""

    def __init__(self, going_on: SavedMatch | None, *earlier: SavedMatch) -> None:
        self._told = OfLate(going_on, earlier)

    def of_late(self, count: int) -> OfLate:
        return OfLate(self._told.going_on, self._told.earlier[:count])

    def newest(self) -> Iterator[SavedMatch]:
        first = (self._told.going_on,) if self._told.going_on else ()
        return iter((*first, *self._told.earlier))


def _saved(number: int, *players: str, scores: tuple[int, ...] | None = None) -> SavedMatch:
    return SavedMatch(Path(f"m{number}.jsonl"), "toy", players, number, scores)


def _over(number: int, **more: Any) -> SavedMatch:
    return replace(_saved(number, "Ana", "Ben", scores=(40 + number, 38)), **more)


def _home_with(
    qtbot: QtBot, ports: ToyPorts, saves: SavedMatches, won: tuple[int, int] | None = None
) -> Home:
    home = Home(ports.games(), saves, ports.damage, head_to_head=lambda _path: won)
    qtbot.addWidget(home)
    home.show()
    return home


def test_up_to_three_matches_that_go_on_are_offered(qtbot: QtBot, ports: ToyPorts) -> None:
    going_on = [_saved(n, "Ana", name) for n, name in enumerate(("Ben", "Cho", "Dee", "Eva"))]
    home = _home_with(qtbot, ports, _Late(going_on[0], _over(9), *going_on[1:]))
    chosen: list[Path] = []
    home.match_chosen.connect(chosen.append)
    named = {one.accessibleName(): one for one in home.findChildren(QPushButton)}
    offered = [name for name in named if name.startswith("Continue")]
    assert ["Continue: Toy Game · Ana, Cho", "Continue: Toy Game · Ana, Dee"] == offered
    named[offered[1]].click()
    assert [Path("m2.jsonl")] == chosen
    home.resize(1280, 800)
    qtbot.waitUntil(lambda: _cards(home)[0].endswith("1 more match"))


def test_what_the_line_has_no_room_for_is_counted_among_the_others(
    qtbot: QtBot, ports: ToyPorts
) -> None:
    for _ in range(3):
        saved_match(ports, "Cho", "Dee")
    saved_match(ports, "Ana", "Ben")
    home = _home(qtbot, ports)
    qtbot.waitUntil(lambda: _cards(home)[0].endswith("1 more match"))
    home.resize(640, 480)
    qtbot.waitUntil(lambda: _cards(home)[0].endswith("3 more matches"))
    # Nor does it have more room once somebody has got up or sat down.
    home.chooser.changed.emit(home.chooser.company)
    assert _cards(home)[0].endswith("3 more matches")


def test_from_the_third_match_on_the_last_result_offers_a_rematch(
    qtbot: QtBot, ports: ToyPorts
) -> None:
    others = (
        _over(9, is_branch=True),
        _over(8, challenge="daily/2026-01-01"),
        _over(7, players=("Ana",), scores=(3,)),
    )
    home = _home_with(qtbot, ports, _Late(None, *others, *map(_over, (3, 2, 1))), (3, 2))
    chosen: list[Path] = []
    home.rematch_chosen.connect(chosen.append)
    qtbot.waitUntil(
        lambda: "Rematch?, Ana 43 : 38 Ben, Toy Game · in all 3\u00a0:\u00a02" in _cards(home)
    )
    home.findChildren(PictureCard)[-1].click()
    assert [Path("m3.jsonl")] == chosen


def test_who_has_won_is_asked_beside_the_window(qtbot: QtBot, ports: ToyPorts) -> None:
    asked_in: list[Thread] = []

    def won(_path: Path) -> tuple[int, int]:
        asked_in.append(current_thread())
        return 3, 2

    late = _Late(None, *map(_over, (3, 2, 1)))
    home = Home(ports.games(), late, ports.damage, head_to_head=won)
    qtbot.addWidget(home)
    home.show()
    qtbot.waitUntil(lambda: any("in all" in one for one in _cards(home)))
    assert [False] == [one is main_thread() for one in asked_in]


def test_before_the_third_match_the_lesson_keeps_its_place(qtbot: QtBot, ports: ToyPorts) -> None:
    home = _home_with(qtbot, ports, _Late(None, _over(2), _over(1)))
    assert any("Put a counter" in name for name in _cards(home))


def test_a_rematch_has_the_same_players_and_rules(window: MainWindow, ports: ToyPorts) -> None:
    path = saved_match(ports, "Ana", "Ben")
    window.commands.rematch(path)
    assert window.seating is not None
    assert (("Ana", "Ben"), "en") == (window.seating.players, window.seating.dictionary)
    assert path != window.seating.path


def test_a_rematch_of_what_is_gone_is_told(window: MainWindow, tmp_path: Path) -> None:
    window.commands.rematch(tmp_path / "gone.jsonl")
    home = window.screen_shown
    assert isinstance(home, Home)
    assert home.banner.message


def test_a_match_that_has_hardly_begun_may_be_discarded_on_leaving_and_taken_back(
    window: MainWindow, ports: ToyPorts
) -> None:
    window.commands.begin(ports.entries[0], Draft(("Ana", "Ben"), "en", ToyRuleset()))
    window.go_home()
    home = window.screen_shown
    assert isinstance(home, Home)
    assert home.banner.message.startswith("That match has hardly begun.")
    assert 1 == len(list(ports.saves.newest()))
    _press(window, "Discard it")
    assert [] == list(ports.saves.newest())
    _press(window, "Take it back")
    assert 1 == len(list(ports.saves.newest()))


MOST_ENTRIES: Final = 9


def _game_menu(window: MainWindow) -> list[QAction]:
    menu = window.menuBar().actions()[0].menu()
    assert isinstance(menu, QMenu)
    return [one for one in menu.actions() if one.isVisible() and not one.isSeparator()]


def test_the_game_menu_is_short_and_holds_only_what_can_be_done(
    window: MainWindow, ports: ToyPorts
) -> None:
    at_home = _game_menu(window)
    window.commands.begin(ports.entries[0], Draft(("Ana", "Ben"), "en", ToyRuleset()))
    at_table = _game_menu(window)
    for shown in (at_home, at_table):
        assert len(shown) <= MOST_ENTRIES
        assert all(one.isEnabled() for one in shown)
    assert {"Save As …", "Leave the Table"} == {one.text() for one in at_table} - {
        one.text() for one in at_home
    }
