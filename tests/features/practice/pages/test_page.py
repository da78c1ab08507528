"""Practising: a word is found, or shown; then the next one comes, and at last that is all."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.helpers.doors import door
from tests.helpers.toy_game import EndTurn, ToyRules, ToyRuleset
from tests.window.listening import heard
from tests.window.shell.stand_ins import ToyPage, ToyPorts, unnamed
from tests.window.spoken_tree import faults
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.practice.deck import Exercise, Grade
from wordsmith_desktop.features.practice.feature import PracticeDoor
from wordsmith_desktop.features.practice.pages import exercise_view
from wordsmith_desktop.features.practice.pages import page as practice_page
from wordsmith_desktop.features.practice.pages.page import PracticePage, Practising
from wordsmith_desktop.features.practice.pages.who_view import WhoView
from wordsmith_desktop.games.common.reviewer import AnyMatch, Play, Reviewer, TurnReview
from wordsmith_desktop.games.common.tallier import default_tallier
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.shell.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("dressed")

WORTH = {"CHALICE": 9, "GOBLETS": 9, "CAT": 3}
Make = Callable[[], PracticePage]


def _review(_match: AnyMatch, position: int, _words: Vocabulary) -> TurnReview:
    best = Play("CHALICE", 9, 9)
    return TurnReview(position % 2, position, Play("CAT", 3, 3), best, best, rank=2, of=3)


def _play_of(_match: AnyMatch, _position: int, word: str, _words: Vocabulary) -> Play | None:
    return Play(word, WORTH[word], WORTH[word]) if word in WORTH else None


REVIEWER = Reviewer(positions=lambda _match: (2,), review=_review, play_of=_play_of)


def _dictionary() -> Any:
    nothing = (frozenset[str](), frozenset[str]())

    def judge(word: str) -> Ruling:
        is_word = word == "QUARTZ"
        return Ruling(word, is_word, Reason.LISTED if is_word else Reason.UNKNOWN, "en")

    return SimpleNamespace(index=None, judge=judge, house_words=lambda _house: nothing)


@pytest.fixture
def match(ports: ToyPorts, monkeypatch: pytest.MonkeyPatch) -> str:
    """The id of a match of Ana's and Ben's that is over."""
    monkeypatch.setattr(
        "wordsmith_desktop.session.past_match.tallier_of", lambda _game: default_tallier(ToyRules())
    )
    ports.dictionaries.found = _dictionary()
    rules = ToyRuleset()
    begun = ports.sessions.start("toy", rules, players=("Ana", "Ben"), dictionary="en")
    begun.session.resume_drivers()
    for _ in range(rules.turns):
        assert begun.session.act(begun.session.actors[0], EndTurn()) == ()
    begun.session.close()
    return begun.header.match_id


@pytest.fixture
def make(qtbot: QtBot, ports: ToyPorts, preferences: Preferences) -> Make:
    preferences.change(player_names=("Ana", "Ben"))

    def build() -> PracticePage:
        own = Practising(
            games=ports.games(),
            practice=ports.practice,
            people=ports.people,
            lexicon=ports.dictionaries.lexicon,
            preferences=preferences,
            explainer=ports.explainer,
            # Asked late: a test may have another.
            reviewers=lambda _game: REVIEWER,
        )
        page = PracticePage(own)
        qtbot.addWidget(page)
        page.show()
        return page

    return build


def _missed(match: str, player: str = "guest:ana", position: int = 2) -> Exercise:
    where = f"{match}:{position}"
    return Exercise(where, player, match, "toy", "en", "CHALICE", position, 9, 1)


def _said(page: PracticePage) -> str:
    return " ".join(line.text() for line in page.findChildren(QLabel) if line.isVisible())


def _ready(qtbot: QtBot, page: PracticePage) -> None:
    qtbot.waitUntil(lambda: page.view is not None)


def _asked(qtbot: QtBot, ports: ToyPorts, make: Make, match: str) -> PracticePage:
    """The page, which asks for the one word that was missed in a match."""
    ports.practice.deck().add((_missed(match),), match)
    page = make()
    _ready(qtbot, page)
    return page


def _answer(qtbot: QtBot, page: PracticePage, word: str) -> str:
    view = page.view
    assert view is not None
    before = page.verdict.text()
    view.field.setText(word)
    QTest.keyClick(view.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.verdict.text() != before)
    return page.verdict.text()


def test_an_exercise_is_found_by_keys_and_comes_back_later(
    qtbot: QtBot, ports: ToyPorts, make: Make, match: str
) -> None:
    page = _asked(qtbot, ports, make, match)
    view = page.view
    assert view is not None
    assert isinstance(view.page, ToyPage)
    said = _answer(qtbot, page, "chalice")
    assert said.startswith("Yes! CHALICE: 9 points. It comes back on ")
    (after,) = ports.practice.deck().of("guest:ana")
    assert after.due_ms > after.last_ms > 0
    assert page.next.hasFocus()
    QTest.keyClick(page.next, Qt.Key.Key_Return)
    assert page.view is None
    qtbot.waitUntil(lambda: "That is all for today" in _said(page))
    assert "1 exercise done today." in _said(page)
    assert page.back is page.focusWidget()


def test_another_word_of_the_same_worth_will_do(
    qtbot: QtBot, ports: ToyPorts, make: Make, match: str
) -> None:
    page = _asked(qtbot, ports, make, match)
    assert "CHALICE would have done it, too." in _answer(qtbot, page, "goblets")


def test_a_lesser_word_is_help_and_a_slip_is_none(
    qtbot: QtBot, ports: ToyPorts, make: Make, match: str
) -> None:
    page = _asked(qtbot, ports, make, match)
    graded: list[Grade] = []
    assert page.view is not None
    page.view.graded.connect(graded.append)
    # What speaks against it is said, and not what might.
    assert "“CHALISE” is not in the dictionary." == _answer(qtbot, page, "chalise")
    assert "but cannot be laid here" in _answer(qtbot, page, "quartz")
    assert "There is a better one." in _answer(qtbot, page, "cat")
    _answer(qtbot, page, "chalice")
    assert [Grade.HELPED] == graded


def test_where_words_count_alike_the_longest_is_asked_for(
    qtbot: QtBot, ports: ToyPorts, make: Make, match: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    alike = replace(REVIEWER, seeks_longest=lambda _ruleset: True)
    monkeypatch.setattr(f"{__name__}.REVIEWER", alike)
    page = _asked(qtbot, ports, make, match)
    assert page.view is not None
    assert "Find the longest English word on this table." == page.view.task.text()
    assert "CAT works. There is a longer one." == _answer(qtbot, page, "cat")


def test_a_slip_alone_costs_nothing(qtbot: QtBot, ports: ToyPorts, make: Make, match: str) -> None:
    page = _asked(qtbot, ports, make, match)
    graded: list[Grade] = []
    assert page.view is not None
    page.view.graded.connect(graded.append)
    _answer(qtbot, page, "chalise")
    _answer(qtbot, page, "chalice")
    assert [Grade.FOUND] == graded


def test_a_word_can_be_shown_and_then_is_answered(
    qtbot: QtBot, ports: ToyPorts, make: Make, match: str
) -> None:
    page = _asked(qtbot, ports, make, match)
    view = page.view
    assert view is not None
    view.hint_button.click()
    assert "7 letters, beginning with C." == page.verdict.text()
    with qtbot.waitSignal(view.graded) as graded:
        view.show_button.click()
    assert [Grade.SHOWN] == graded.args
    assert page.verdict.text().startswith("It was CHALICE: 9 points.")
    assert not view.check_button.isEnabled()


def test_the_task_every_answer_and_the_end_are_read_out(
    qtbot: QtBot, ports: ToyPorts, make: Make, match: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, practice_page, exercise_view)
    page = _asked(qtbot, ports, make, match)
    assert page.view is not None
    assert [f"{page.view.task.text()} {page.view.material}".strip()] == said
    assert _answer(qtbot, page, "chalise") == said[-1]
    assert _answer(qtbot, page, "chalice") == said[-1]
    page.next.click()
    qtbot.waitUntil(lambda: "That is all for today" in _said(page))
    assert said[-1].startswith("That is all for today")
    assert "1 exercise done today." in said[-1]


def test_the_keyboard_comes_back_to_the_word_that_is_to_be_corrected(
    qtbot: QtBot, ports: ToyPorts, make: Make, match: str
) -> None:
    page = _asked(qtbot, ports, make, match)
    view = page.view
    assert view is not None
    view.hint_button.setFocus()
    view.hint_button.click()
    assert view.field is page.focusWidget()
    view.field.setText("chalise")
    view.check_button.setFocus()
    view.check_button.click()
    qtbot.waitUntil(lambda: "is not in the dictionary" in page.verdict.text())
    assert (view.field, "chalise") == (page.focusWidget(), view.field.selectedText())


def test_matches_that_nobody_reviewed_are_looked_through_by_themselves(
    qtbot: QtBot, ports: ToyPorts, make: Make, match: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "wordsmith_desktop.features.practice.missed.can_be_practised", lambda _game: True
    )
    page = make()
    _ready(qtbot, page)
    assert ports.practice.deck().has_looked(match)
    assert ["CHALICE"] == [one.word for one in ports.practice.deck().of("guest:ana")]


def test_without_a_dictionary_it_waits_for_one(
    qtbot: QtBot, ports: ToyPorts, make: Make, match: str
) -> None:
    ports.dictionaries.found = None
    ports.practice.deck().add((_missed(match),), match)
    page = make()
    qtbot.waitUntil(lambda: "Looking through your matches" in _said(page))
    ports.dictionaries.found = _dictionary()
    page.dictionary_opened()
    assert page.view is not None


def test_nobody_is_urged_who_has_nothing_to_practise(qtbot: QtBot, make: Make) -> None:
    page = make()
    qtbot.waitUntil(lambda: "Nothing to practise" in _said(page))
    assert page.next.isHidden()
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_each_player_has_exercises_of_their_own(
    qtbot: QtBot, ports: ToyPorts, make: Make, match: str
) -> None:
    ports.practice.deck().add((_missed(match, "guest:ben"),), match)
    page = make()
    with qtbot.waitSignal(page.shown):
        pass
    assert page.view is None
    page.who.setCurrentIndex(1)
    page.who.activated.emit(1)
    _ready(qtbot, page)
    assert "guest:ben" == page.player


def test_what_is_not_to_be_asked_again_is_not(
    qtbot: QtBot, ports: ToyPorts, make: Make, match: str
) -> None:
    ports.practice.deck().add((_missed(match), _missed(match, position=4)), match)
    page = make()
    _ready(qtbot, page)
    page.leave_out.click()
    assert 1 == len(ports.practice.deck().of("guest:ana"))
    assert "You will not be asked this again." == page.verdict.text()


def test_a_match_that_cannot_be_read_is_passed_over_and_keeps_its_place(
    qtbot: QtBot, ports: ToyPorts, make: Make, match: str
) -> None:
    (ports.files.folder / "matches" / f"{match}.jsonl").write_text("{}")
    ports.practice.deck().add((_missed(match),), match)
    page = make()
    qtbot.waitUntil(lambda: "exercise cannot be read" in _said(page))
    assert 1 == len(ports.practice.deck().of("guest:ana"))


def test_a_damaged_file_is_told_of(qtbot: QtBot, ports: ToyPorts, make: Make) -> None:
    (ports.files.folder).mkdir(parents=True, exist_ok=True)
    (ports.files.folder / "practice.json").write_text("{")
    page = make()
    qtbot.waitUntil(lambda: "practice.json.damaged-1" in _said(page))


def test_all_has_a_name_and_a_role_to_hear_it_by(
    qtbot: QtBot, ports: ToyPorts, make: Make, match: str
) -> None:
    page = _asked(qtbot, ports, make, match)
    assert [] == unnamed(page)
    assert page.view is not None
    assert [] == faults(page.view)


def test_what_a_review_hands_over_is_kept_for_whoever_missed_it(
    window: MainWindow, qtbot: QtBot, ports: ToyPorts, match: str
) -> None:
    window.preferences.change(player_names=("Ana", "Ben"))
    door(window, PracticeDoor).take_over((_missed(match, "guest:ben"),), "Ben")
    page = window.screen_shown
    assert isinstance(page, PracticePage)
    assert "guest:ben" == page.player
    with qtbot.waitSignal(page.shown):
        pass
    assert [_missed(match, "guest:ben")] == list(ports.practice.exercises("guest:ben"))
    assert ports.practice.deck().has_looked(match)


def test_who_played_without_a_name_is_asked_for_it_there_once_and_goes_on(
    window: MainWindow, qtbot: QtBot, ports: ToyPorts, match: str
) -> None:
    found = (_missed(match, "guest:player 1"),)
    door(window, PracticeDoor).take_over(found, "Player 1")
    page = window.screen_shown
    assert isinstance(page, PracticePage)
    qtbot.waitUntil(lambda: "Who are you?" in _said(page))
    (who,) = page.findChildren(WhoView)
    assert not who.go_on.isEnabled()
    who.field.setText("  Zoë  ")
    QTest.keyClick(who.field, Qt.Key.Key_Return)
    assert ("guest:zoë", "Zoë") == (page.player, page.who.currentText())
    assert "…" not in _said(page)
    assert ["guest:zoë"] == [one.player for one in ports.practice.deck().kept.exercises]
    assert "Zoë" == window.preferences.settings.soloist
    # Asked for again, it is known whose they are.
    door(window, PracticeDoor).take_over(found, "Player 1")
    again = window.screen_shown
    assert isinstance(again, PracticePage)
    assert again is not page
    assert "guest:zoë" == again.player


def test_without_anybody_known_it_is_said_without_a_name(qtbot: QtBot, make: Make) -> None:
    page = make()
    page.who.clear()
    qtbot.waitUntil(lambda: "Finish a match: what was missed comes here." in _said(page))
    assert "…" not in _said(page)


def test_the_task_names_the_language_of_the_words(
    qtbot: QtBot, ports: ToyPorts, make: Make, match: str
) -> None:
    page = _asked(qtbot, ports, make, match)
    assert page.view is not None
    assert "Find the best English word on this table." == page.view.task.text()


def test_a_turn_that_the_match_does_not_have_is_passed_over(
    qtbot: QtBot, ports: ToyPorts, make: Make, match: str
) -> None:
    ports.practice.deck().add((_missed(match, position=3),), match)
    page = make()
    qtbot.waitUntil(lambda: "exercise cannot be read" in _said(page))
    assert page.view is None


def test_it_is_reached_from_the_learn_page_and_the_menu(window: MainWindow, qtbot: QtBot) -> None:
    window.offers.learn()
    window.screen_shown.practice.click()  # type: ignore[union-attr]
    page = window.screen_shown
    assert isinstance(page, PracticePage)
    with qtbot.waitSignal(page.shown):
        pass
