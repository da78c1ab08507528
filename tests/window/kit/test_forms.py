"""The parts of new-match forms: questions, folds, the referee, and house choices."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QTableWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.open_table import Clock, Referee, VoteRule
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.fold import Fold
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.window.kit.match_form import HouseChoices, RefereeChoice
from wordsmith_desktop.window.kit.questions import cards, numbers, plain, segments
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.window.kit.segments import AnswerCard
from wordsmith_desktop.wording import form_texts
from wordsmith_desktop.wording.fields import YES_NO, Field, counted
from wordsmith_desktop.wording.texts import Answer, Text

pytestmark = pytest.mark.usefixtures("dressed")

TITLE = Text("Length", "Länge")
LENGTHS: dict[str, Answer] = {
    "short": (Text("Short", "Kurz"), Text("Over soon.", "Bald vorbei.")),
    "long": (Text("Long", "Lang"), Text("For evenings.", "Für Abende.")),
}


class Rules(Value):
    """The ruleset of a game with two house choices."""

    repeats: bool = True
    shortest: int = 2


def shown(qtbot: QtBot, widget: QWidget) -> None:
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()


def test_every_answer_has_a_name() -> None:
    assert set(Clock) == set(form_texts.CLOCKS)
    assert set(Referee) == set(form_texts.REFEREES)
    assert set(VoteRule) == set(form_texts.VOTES)


@pytest.mark.parametrize("kind", ["numbers", "cards"])
def test_tab_stops_at_the_chosen_answer(qtbot: QtBot, kind: str) -> None:
    question = (
        numbers(TITLE, (1, 2, 3), value=2, unit=form_texts.NUMBER)
        if kind == "numbers"
        else cards(TITLE, {2: LENGTHS["short"], 3: LENGTHS["long"]}, value=2)
    )
    qtbot.addWidget(question)

    def stops() -> list[int]:
        tab = Qt.FocusPolicy.TabFocus
        return [n for n in (2, 3) if question.button(n).focusPolicy() & tab == tab]

    assert stops() == [2]
    question.choose(3)
    assert stops() == [3]


def test_arrow_keys_move_between_the_answers(qtbot: QtBot) -> None:
    question = numbers(TITLE, (1, 2, 3), value=3, unit=form_texts.NUMBER)
    qtbot.addWidget(question)
    question.resize(400, 100)
    shown(qtbot, question)
    question.button(3).setFocus()
    QTest.keyClick(question.button(3), Qt.Key.Key_Left)
    assert question.value == 2


def test_a_click_anywhere_on_a_card_chooses_it(qtbot: QtBot) -> None:
    question = cards(TITLE, LENGTHS, value="short")
    qtbot.addWidget(question)
    question.resize(640, question.heightForWidth(640))
    question.show()
    card = question.button("long")
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=card.rect().bottomRight() * 0.9)
    assert question.value == "long"


def test_an_answer_that_is_not_offered_any_more_gives_way_to_the_first(qtbot: QtBot) -> None:
    question = segments(TITLE, LENGTHS, value="short")
    qtbot.addWidget(question)
    told: list[str] = []
    question.changed.connect(lambda: told.append(question.value))
    question.offer(("long",))
    assert (question.value, question.offered, told) == ("long", ("long",), ["long"])


def test_the_chosen_answer_is_explained(qtbot: QtBot) -> None:
    question = segments(TITLE, LENGTHS, value="short")
    qtbot.addWidget(question)
    question.choose("long")
    assert question.button("long").accessibleDescription() == "For evenings."


def test_a_fold_opens_and_closes_on_enter(qtbot: QtBot) -> None:
    body = plain(TITLE, {1: Text("One", "Eins")}, value=1)
    fold = Fold("House choices", body)
    qtbot.addWidget(fold)
    fold.set_account("as usual")
    fold.show()
    assert fold.headline.accessibleName() == "House choices, as usual, folded"
    assert not body.isVisible()
    QTest.keyClick(fold.headline, Qt.Key.Key_Return)
    assert fold.headline.accessibleName() == "House choices, as usual, unfolded"
    assert body.isVisible()


@pytest.mark.parametrize(("players", "is_asked"), [(1, False), (2, False), (3, True)])
def test_only_three_or_more_are_asked_how_many_must_agree(
    qtbot: QtBot, players: int, is_asked: bool
) -> None:
    choice = RefereeChoice()
    qtbot.addWidget(choice)
    choice.referee.choose(Referee.VOTE)
    choice.set_players(("Ana", "Ben", "Cho")[:players])
    assert choice.vote.isHidden() is not is_asked


def test_whoever_plays_alone_has_the_dictionary_as_referee(qtbot: QtBot) -> None:
    choice = RefereeChoice()
    qtbot.addWidget(choice)
    choice.referee.choose(Referee.OBJECTION)
    choice.set_players(("Ana",))
    assert (choice.referee.value, choice.account()) == (Referee.AUTOMATIC, "The dictionary")


@pytest.fixture
def house(qtbot: QtBot) -> HouseChoices:
    fields = (
        Field("repeats", TITLE, YES_NO, {}),
        Field(
            "shortest",
            TITLE,
            counted((2, 3), form_texts.NUMBER),
            {},
            matters=lambda _rules, seats: seats > 1,
        ),
    )
    made = HouseChoices(fields, Rules())
    qtbot.addWidget(made)
    return made


def test_house_choices_tell_how_many_are_changed_and_go_back(house: HouseChoices) -> None:
    assert house.account() == "as usual"
    house.questions["shortest"].choose(3)
    house.questions["repeats"].choose(False)
    assert house.fields() == {"repeats": False, "shortest": 3}
    assert house.account() == "2 changed"
    house.reset()
    assert house.fields() == {"repeats": True, "shortest": 2}


def test_a_house_choice_that_cannot_matter_is_not_answered(house: HouseChoices) -> None:
    house.questions["shortest"].choose(3)
    house.offer(Rules(), 1)
    assert house.questions["shortest"].isHidden()
    assert (house.fields(), house.account()) == ({"repeats": True}, "as usual")


def test_a_card_below_the_mouse_does_not_look_chosen(qtbot: QtBot) -> None:
    cards = [AnswerCard("One", "This"), AnswerCard("Two", "That")]
    for card in cards:
        qtbot.addWidget(card)
        card.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
        card.resize(300, 90)
    cards[1].setChecked(True)
    hovered, chosen = (card.grab().toImage() for card in cards)
    # Between the explanation and the lower edge there is only the ground.
    assert colour(look().theme.raised) == hovered.pixelColor(280, 75)
    assert colour(look().theme.accent_soft) == chosen.pixelColor(280, 75)


@pytest.mark.parametrize("kind", [lambda: AnswerCard("1", "This"), QListWidget, QTableWidget])
def test_what_is_scrolled_away_from_below_the_mouse_looks_so_no_longer(
    qtbot: QtBot, kind: Callable[[], QWidget]
) -> None:
    content = QWidget()
    column = QVBoxLayout(content)
    cards = [kind() for _ in range(12)]
    for card in cards:
        column.addWidget(card)
    area = scrolled(content)
    qtbot.addWidget(area)
    area.resize(400, 200)
    area.show()
    QCursor.setPos(cards[1].mapToGlobal(cards[1].rect().center()))
    cards[1].setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert not cards[1].underMouse()


def test_one_answer_is_recommended_for_the_first_time(qtbot: QtBot) -> None:
    question = cards(TITLE, LENGTHS, value="short", recommended="short")
    qtbot.addWidget(question)
    said = [question.button(answer).accessibleDescription() for answer in LENGTHS]
    assert ["Over soon. Recommended for the first time.", "For evenings."] == said
