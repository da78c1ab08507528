"""What is said of the things that happen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.games.length_x_wit import lw
from tests.helpers.length_x_wit import SMALL, Table, begun, picked, use_small_box
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.games.common import table_events
from wordsmith_desktop.games.common.open_table import Clock, Referee
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.games.length_x_wit.rules import events
from wordsmith_desktop.games.length_x_wit.rules.actions import Swap
from wordsmith_desktop.games.length_x_wit.words import event_sentences as listener_module
from wordsmith_desktop.games.length_x_wit.words.event_sentences import (
    Listener,
    asides,
    event_text,
    story,
)
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.wording.texts import LANGUAGES, Language, set_language

ANA, BEN, CHO = range(3)
NAMES = ("Ana", "Ben", "Cho")
TOLD: Final = Listener(NAMES, lw.Ruleset())
UNKNOWN = Ruling("ROPO", False, Reason.UNKNOWN, "en")
KNOWN = Ruling("ROPE", True, Reason.LISTED, "en")
DICE = (lw.Rolled(0, "R"), lw.Rolled(1, "P"))


def tiles(texts: str) -> tuple[lw.Tile, ...]:
    return picked(texts, SMALL.tiles)


SAMPLES: Final[tuple[TableEvent, ...]] = (
    events.Began(BEN, (tiles("A T"), tiles("E"), tiles("O"))),
    events.TilesDrawn(BEN, tiles("A T")),
    events.TilesSwapped(BEN, tiles("R S T"), tiles("A E T")),
    events.DiceThrown(BEN, DICE, True),
    events.DiceThrown(BEN, DICE, False),
    events.WordSpelled(BEN, "ROPE", lw.Score("ROPE", ())),
    events.WordSpelled(BEN, "ROPE", lw.Press("ROPE", ())),
    events.WordSpelled(BEN, "ROPE", lw.Respond("ROPE", ())),
    table_events.ObjectionRaised(CHO, "ROPE"),
    table_events.WordJudged(BEN, KNOWN),
    table_events.VoteAsked(BEN, "ROPO"),
    table_events.VoteCast(CHO, True),
    table_events.VoteCast(CHO, False),
    table_events.WordRefused(BEN, "ROPO", UNKNOWN),
    table_events.WordRefused(BEN, "ROPO", None),
    events.WordScored(BEN, "ROPE", tiles("O E"), 6, 2, 0),
    events.WordScored(BEN, "ROPE", tiles("O E"), 6, 2, 2),
    events.LuckPressed(BEN, "ROPE", tiles("O E"), (), ()),
    events.LuckPressed(BEN, "TAR", (), (), ()),
    events.VowelSpent(BEN, tiles("A")[0]),
    events.TurnFailed(BEN, 0),
    events.TurnFailed(BEN, 2),
    events.ResponseAsked(BEN),
    events.WordResponded(BEN, "PORE", tiles("O E"), 6),
    events.ResponseDeclined(BEN),
    events.LastRoundBegun(BEN),
    events.ControlMoved(BEN),
    table_events.TimeRanOut(BEN),
    table_events.MatchEnded((1, 2, 3)),
)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    use_small_box(monkeypatch)
    monkeypatch.setattr(listener_module, "material_of", lambda _language: SMALL)
    set_language("en")
    yield
    set_language("en")


def told(table: Table) -> str:
    """The story of all that has happened at a table."""
    return story(table.events, Listener(NAMES, table.state.ruleset))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("referee", Referee)
def test_every_event_has_a_sentence_that_fits_the_message_line(
    language: Language, referee: Referee
) -> None:
    set_language(language)
    listener = Listener(NAMES, lw.Ruleset(referee=referee))
    said = [event_text(event, listener) for event in SAMPLES]
    assert [one for one in said if not one.endswith((".", "?")) or "{" in one or "  " in one] == []
    assert max(map(len, said)) <= 80


def test_no_event_is_left_out() -> None:
    known = (*vars(events).values(), *vars(table_events).values())
    kinds = {kind for kind in known if isinstance(kind, type) and issubclass(kind, TableEvent)}
    # Nothing is secret, so nothing is handed over unseen; a called word tells how it was said.
    others = {TableEvent, table_events.HandedOver, table_events.WordCalled}
    assert kinds - others == {type(event) for event in SAMPLES}


@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: type(event).__name__)
def test_every_event_is_news_or_an_aside_but_what_the_dictionary_says(event: TableEvent) -> None:
    is_told = bool(story((event,), TOLD)) != bool(asides((event,), TOLD))
    is_both = isinstance(event, events.Began)
    is_neither = isinstance(event, table_events.WordJudged)
    assert is_told is not (is_both or is_neither)


def test_L3_the_lot_and_everybody_s_tiles_are_told() -> None:
    began = SAMPLES[0], events.ControlMoved(BEN)
    assert story(began, TOLD) == "The lot is drawn: Ben begins."
    assert asides(began, TOLD) == "Ana has A and T. Ben has E. Cho has O."
    assert story(began, Listener(NAMES, lw.Ruleset(draws_lots=False))) == "Ben begins."


def test_L3_whoever_plays_alone_draws_no_lot() -> None:
    began = (events.Began(ANA, (tiles("A"),)),)
    assert story(began, Listener(("Ana",), lw.Ruleset(turns=5))) == "Ana begins."


def test_L4_drawn_tiles_are_no_news_but_can_be_heard() -> None:
    state = begun(2)
    bag = [tile for tile in state.bag_tiles if tile.text == "R"]
    rest = [tile for tile in state.bag_tiles if tile.text == "S"][: 5 - len(bag)]
    numbers = tuple(tile.id for tile in (*bag, *rest))[:5]
    step = lw.RULES.apply(state, CHANCE, lw.Draw(numbers))
    assert story(step.events, TOLD) == ""
    drawn = [SMALL.tiles[number].text for number in numbers]
    assert asides(step.events, TOLD) == f"Ana draws {', '.join(drawn[:-1])} and {drawn[-1]}."


def test_L5_a_swapped_set_is_told_by_the_new_tiles() -> None:
    table = Table("R S T P R S T P R")
    table.play(ANA, Swap())
    table.draw("A E I O U R S T QU")
    assert told(table) == "Ana swaps all tiles for A, E, I, O, U, R, S, T and QU."


def test_L8_X1_X2_a_word_is_told_with_its_reckoning() -> None:
    table = Table("A T O E", dice="R")
    table.press("RAT")
    table.throw("R P")
    table.score("ROPE")
    assert told(table) == (
        "Ana banks A and T of RAT (2 points) and presses on. Ana rolls R and P. "
        "Ana scores ROPE: (1 + 1 + 3 + 1) × 2 + 2 banked = 14."
    )
    set_language("de")
    assert told(table) == (
        "Ana legt A und T aus RAT zurück (2 Punkte) und wagt sich weiter. Ana würfelt R und P. "
        "Ana wertet ROPE: (1 + 1 + 3 + 1) × 2 + 2 zurückgelegt = 14."
    )


def test_L8_X1_without_banked_tiles_there_is_nothing_to_add() -> None:
    table = Table("A T", dice="R")
    table.score("RAT")
    assert told(table) == "Ana scores RAT: (1 + 1 + 1) × 1 = 3."


def test_L8_two_letters_on_one_piece_count_as_one_value() -> None:
    table = Table("I E", dice="QU T")
    table.score("QUIET")
    assert told(table) == "Ana scores QUIET: (6 + 1 + 1 + 1) × 2 = 18."


@pytest.mark.parametrize("language", ["en", "de"])
def test_L8_the_reckoning_adds_up_with_every_value_of_the_box(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.undo()
    listener = Listener(NAMES, lw.Ruleset(language=language))
    box = listener.material
    word = "".join(box.values)
    sample = events.WordScored(ANA, word, (), box.value(box.values), 3, 5)
    said = re.fullmatch(r".*: \((.*)\) × 3 \+ 5 banked = (\d+)\.", event_text(sample, listener))
    assert said is not None
    values = [int(value) for value in said[1].split(" + ")]
    assert list(box.values.values()) == values
    assert (sample.points, sample.points) == (3 * sum(values) + 5, int(said[2]))


def test_L8_a_word_of_dice_alone_banks_nothing() -> None:
    table = Table("E", dice="T A R")
    table.press("TAR")
    assert told(table) == "Ana presses on with TAR and banks nothing."


def test_L8_X6_a_spent_vowel_and_the_same_dice_are_told() -> None:
    table = Table("A E", dice="R P")
    table.spend("E")
    table.throw("T A")
    assert told(table) == "Ana spends the vowel E. Ana rolls again: T and A."


@pytest.mark.parametrize(
    ("banked", "expected"),
    [
        ("A T", "Ana gives up. Banked tiles score: 2 points."),
        ("", "Ana gives up. Nothing was banked."),
    ],
)
def test_L8_X3_a_failed_turn_is_told_with_what_was_banked(banked: str, expected: str) -> None:
    table = Table(dice="R P", banked=banked)
    table.give_up()
    assert told(table) == expected
    assert asides(table.events, TOLD) == "Ben may respond."


def test_L8_time_that_runs_out_is_not_told_as_giving_up() -> None:
    table = Table("E", dice="R P", banked="A T", clock=Clock.HARD)
    table.expire(ANA)
    assert told(table) == "Ana’s time is up. Banked tiles score: 2 points."


def test_L9_X5_responses_are_told() -> None:
    table = Table("", "O E", dice="R P", seats=3, response_seconds=9)
    table.give_up()
    table.events.clear()
    table.respond("PORE")
    table.expire(CHO, "response")
    assert told(table) == "Ben responds with PORE: 6 points. Cho’s time is up."
    assert asides(table.events, TOLD) == (
        "PORE is being looked up. Cho may respond. It is Ben’s turn."
    )


def test_whoever_plays_alone_is_not_told_whose_turn_it_is() -> None:
    moved = (events.ControlMoved(ANA),)
    assert "It is Ana’s turn." == asides(moved, TOLD)
    assert "" == asides(moved, Listener(("Ana",), lw.Ruleset()))


def test_L9_whoever_does_not_respond_is_told() -> None:
    table = Table(dice="R P")
    table.give_up()
    table.events.clear()
    table.decline()
    assert told(table) == "Ben does not respond."


def test_L11_the_last_round_and_the_end_are_told() -> None:
    table = Table("A T", dice="R", points=(148, 20))
    table.score("RAT")
    assert told(table).endswith("Last round: Ben plays last.")
    ended = table_events.MatchEnded((151, 1, 0))
    assert story((ended,), TOLD) == "The match is over: Ana 151 points, Ben 1 point, Cho 0 points."


def test_L13_a_refused_word_is_told_with_the_reason() -> None:
    table = Table("O A", dice="R P", known=())
    table.score("PROA")
    assert told(table) == "“PROA” is not in the dictionary."


@pytest.mark.parametrize(
    ("kind", "asked"),
    [
        (lw.Score, "Ana wants to score ROPE."),
        (lw.Press, "Ana wants to press on with ROPE."),
    ],
)
def test_L13_whoever_may_object_hears_what_the_word_is_for(kind: Any, asked: str) -> None:
    table = Table("O E", dice="R P", referee=Referee.OBJECTION)
    table.play(ANA, table.said(kind, "ROPE"))
    assert told(table) == asked


def test_L13_an_objection_that_fails_is_told_with_what_the_dictionary_says() -> None:
    table = Table("O E", dice="R P", referee=Referee.OBJECTION)
    table.score("ROPE")
    table.events.clear()
    table.object(BEN)
    table.rule()
    assert told(table) == (
        "Ben objects to ROPE. “ROPE” is in the dictionary. "
        "Ana scores ROPE: (1 + 1 + 3 + 1) × 2 = 12."
    )


def test_L13_an_objection_that_succeeds_is_told_with_the_reason_once() -> None:
    table = Table("O A", dice="R P", referee=Referee.OBJECTION, known=())
    table.score("PROA")
    table.events.clear()
    table.object(BEN)
    table.rule()
    assert told(table) == ("Ben objects to PROA. “PROA” is not in the dictionary.")


def test_L13_a_vote_is_told_with_the_dictionary_s_reason() -> None:
    table = Table("O A", dice="R P", seats=3, referee=Referee.VOTE, known=())
    table.score("PROA")
    assert told(table) == ("“PROA” is not in the dictionary. The others vote on Ana’s “PROA”.")
    table.events.clear()
    table.vote(BEN, False)
    table.vote(CHO, True)
    assert told(table) == (
        "Ben votes against it. Cho votes for it. The table does not accept “PROA”."
    )
