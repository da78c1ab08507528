"""What is said of the things that happen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Final

import pytest

from tests.games.rewordable import rw
from wordsmith_desktop.games.common import table_events
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.games.common.word_strip import Row, RowLaid
from wordsmith_desktop.games.rewordable.rules import events
from wordsmith_desktop.games.rewordable.words import event_texts as texts
from wordsmith_desktop.games.rewordable.words.event_sentences import (
    Listener,
    asides,
    event_text,
    story,
    table_seat,
)
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.wording.texts import LANGUAGES, Language, set_language

ANA, BEN, CHO = range(3)
NAMES = ("Ana", "Ben", "Cho")
NUMBERS = count()


def cards(row: str) -> tuple[rw.Card, ...]:
    return tuple(rw.Card(next(NUMBERS), text) for text in row.split("·"))


def word(owner: int, row: str) -> rw.Word:
    return rw.Word(next(NUMBERS), owner, cards(row))


def token(goal: rw.Goal) -> rw.Token:
    return next(one for one in rw.TOKENS if one.goal is goal)


def to(seat: int | None, ending: rw.EndRule = rw.EndRule.LAST_ROUND) -> Listener:
    return Listener(NAMES, seat, ending)


def build(owner: int, row: str, *used: rw.Word) -> events.WordBuilt:
    return events.WordBuilt(owner, word(owner, row), used, cards("TER"), ())


UNKNOWN = Ruling("CHATR", False, Reason.UNKNOWN, "en")
KNOWN = Ruling("CHAT", True, Reason.LISTED, "en")
CHAT = word(ANA, "C·H·AT")
REFUSED = table_events.WordRefused(BEN, "CHATR", UNKNOWN)
SAMPLES: Final[tuple[TableEvent, ...]] = (
    events.Dealt(ANA, cards("A·TH·ING"), rw.TOKENS[:3]),
    events.CardsDrawn(BEN, 2, cards("H·TER")),
    events.WordLaid(BEN, "CHATTER", cards("C·H·AT·TER")),
    table_events.ObjectionRaised(BEN, "CHAT"),
    table_events.WordJudged(BEN, KNOWN),
    table_events.VoteAsked(BEN, "CHATR"),
    table_events.VoteCast(BEN, True),
    table_events.VoteCast(BEN, False),
    REFUSED,
    table_events.WordRefused(BEN, "CHATR", None),
    events.ChallengeFailed(BEN, "CHAT", 0),
    events.ChallengeFailed(BEN, "CHAT", 2),
    build(BEN, "C·AT"),
    build(BEN, "C·AT·S", word(BEN, "C·AT")),
    build(BEN, "C·H·AT·TER", CHAT),
    build(BEN, "C·H·AT·TER", CHAT, word(BEN, "T·ER")),
    events.TokensWon(BEN, rw.TOKENS[:1]),
    events.TokensWon(BEN, rw.TOKENS[:2]),
    events.PoolRefilled(cards("A")),
    events.TokensTurned(rw.TOKENS[3:4]),
    events.DeckRanOut(BEN),
    events.MatchTimeRanOut(),
    events.Passed(BEN, 0),
    events.Passed(BEN, 1, cards("H")),
    events.TurnLost(BEN),
    events.AllPassed(1),
    events.AllPassed(2),
    events.WordWithdrawn(BEN, rw.Word(3, BEN, cards("C A T")), (), cards("C"), cards("A T"), ()),
    events.WordWithdrawn(
        BEN,
        rw.Word(4, BEN, cards("H E N")),
        (rw.Word(2, ANA, cards("H E")),),
        (),
        (),
        rw.TOKENS[:2],
    ),
    table_events.TimeRanOut(BEN),
    table_events.HandedOver(BEN),
    table_events.MatchEnded((1, 2, 3)),
)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [None, ANA, BEN])
def test_every_event_has_a_sentence(seat: int | None, language: Language) -> None:
    set_language(language)
    said = [event_text(event, to(seat)) for event in SAMPLES]
    assert [one for one in said if not one.endswith((".", "?")) or "{" in one or "  " in one] == []


def test_no_event_is_left_out() -> None:
    known = (*vars(events).values(), *vars(table_events).values())
    kinds = {kind for kind in known if isinstance(kind, type) and issubclass(kind, TableEvent)}
    # What is said of a called word is said of this game's own event.
    assert kinds - {TableEvent, table_events.WordCalled} == {type(event) for event in SAMPLES}


def test_nothing_is_said_of_a_word_that_is_only_laid() -> None:
    laid = (RowLaid(BEN, Row("CHAT"), only=BEN),)
    assert ("", "") == (story(laid, to(BEN)), asides(laid, to(BEN)))


@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: type(event).__name__)
def test_every_event_is_news_or_an_aside_but_what_the_dictionary_says(
    event: TableEvent,
) -> None:
    is_told = bool(story((event,), to(BEN)) or asides((event,), to(BEN)))
    assert is_told is not isinstance(event, table_events.WordJudged)


def test_C10_a_word_of_single_cards_is_told_with_its_points() -> None:
    event = build(BEN, "C·AT")
    assert event_text(event, to(ANA)) == "Ben built CAT: 3 points."
    assert event_text(event, to(BEN)) == "CAT is yours: 3 points."


def test_C10_an_extended_word_is_told_by_what_it_adds() -> None:
    event = build(BEN, "C·AT·S", word(BEN, "C·AT"))
    assert event_text(event, to(ANA)) == "Ben made CATS of CAT: 1 point more."


def test_C10_whoever_is_robbed_hears_what_was_lost() -> None:
    event = build(BEN, "C·H·AT·TER", CHAT)
    assert event_text(event, to(ANA)) == (
        "Ben stole your CHAT for CHATTER: 7 points. That costs you 4 points."
    )
    assert event_text(event, to(CHO)) == (
        "Ben stole Ana’s CHAT for CHATTER: 7 points. That costs Ana 4 points."
    )
    assert event_text(event, to(BEN)) == (
        "You stole Ana’s CHAT for CHATTER: 7 points. That costs Ana 4 points."
    )
    set_language("de")
    assert event_text(event, to(ANA)) == (
        "Ben hat dir CHAT für CHATTER geklaut: 7 Punkte. Das kostet dich 4 Punkte."
    )


def test_C9_words_of_several_owners_are_told_by_owner() -> None:
    used = (CHAT, word(CHO, "T·ER"), word(ANA, "I·N"), word(BEN, "S·O"))
    event = build(BEN, "C·H·AT·T·ER·I·N·S·O·S", *used)
    assert event_text(event, to(CHO)) == (
        "Ben stole Ana’s CHAT and IN and your TER to go with SO in CHATTERINSOS: 10 points more. "
        "That costs Ana 6 points and you 3 points."
    )


def test_C12_tokens_are_told_by_their_conditions() -> None:
    won = (token(rw.Goal.FOUR_CARDS), token(rw.Goal.ADD_ON))
    assert event_text(events.TokensWon(BEN, won[:1]), to(ANA)) == (
        "Ben wins the token “exactly 4 cards” (4 points)."
    )
    assert event_text(events.TokensWon(BEN, won), to(BEN)) == (
        "You win the tokens “exactly 4 cards” and “add to a word” (8 points)."
    )


def test_C12_tokens_of_one_kind_are_named_once() -> None:
    won = (token(rw.Goal.FOUR_CARDS), token(rw.Goal.ADD_ON), token(rw.Goal.FOUR_CARDS))
    assert event_text(events.TokensWon(BEN, won), to(ANA)) == (
        "Ben wins the tokens 2 × “exactly 4 cards” and “add to a word” (12 points)."
    )


def test_C11_what_comes_from_the_deck_is_no_news_but_can_be_heard() -> None:
    told = (
        build(BEN, "C·AT"),
        events.CardsDrawn(BEN, 2, cards("H·TER")),
        events.PoolRefilled(cards("A·S")),
        events.TokensTurned((token(rw.Goal.ADD_ON),)),
        table_events.HandedOver(CHO),
    )
    assert story(told, to(BEN)) == "CAT is yours: 3 points."
    assert asides(told, to(BEN)) == (
        "You draw H and TER. New in the pool: A and S. New token: “add to a word”. "
        "It is Cho’s turn."
    )


def test_C11_nobody_hears_what_others_draw() -> None:
    told = (events.CardsDrawn(BEN, 2), table_events.HandedOver(CHO))
    assert asides(told, to(CHO)) == "It is your turn."
    assert event_text(told[0], to(CHO)) == "Ben draws 2 cards."


def test_C13_only_whoever_passes_hears_which_cards_were_exchanged() -> None:
    assert story((events.Passed(BEN, 2, cards("H·TER")),), to(BEN)) == (
        "You pass and exchange H and TER."
    )
    assert story((events.Passed(BEN, 2),), to(ANA)) == "Ben passes and exchanges 2 cards."


def test_time_that_runs_out_is_not_told_as_a_pass_as_well() -> None:
    told = (table_events.TimeRanOut(BEN), events.Passed(BEN, 0))
    assert story(told, to(None)) == "Ben’s time is up."


def test_C14_a_refused_word_is_told_with_the_reason() -> None:
    assert story((table_events.WordJudged(BEN, UNKNOWN), REFUSED), to(ANA)) == (
        "“CHATR” is not in the dictionary. The cards go back where they came from; "
        "Ben may try another word."
    )
    quiet = table_events.WordRefused(BEN, "CHATR", UNKNOWN, only=BEN)
    assert story((quiet,), to(BEN)) == ("“CHATR” is not in the dictionary.")


def test_C14_nobody_is_asked_to_try_again_who_may_not() -> None:
    told = (table_events.WordRefused(BEN, "CHATR", None), events.TurnLost(BEN))
    assert story(told, to(None)) == (
        "The table does not accept “CHATR”. The cards go back where they came from. "
        "That was Ben’s turn."
    )


def test_C14_a_failed_challenge_is_told_with_the_ruling_and_its_cost() -> None:
    told = (
        table_events.WordJudged(BEN, KNOWN),
        events.ChallengeFailed(ANA, "CHAT", 2),
        build(BEN, "C·H·AT"),
    )
    assert story(told, to(ANA)) == (
        "“CHAT” is in the dictionary. Your objection to CHAT fails and costs you 2 points. "
        "Ben built CHAT: 4 points."
    )


def test_C14_a_word_that_nobody_else_knows_of_is_not_put_to_the_table() -> None:
    called = events.WordLaid(BEN, "CHAT", cards("C·H·AT"), only=BEN)
    assert story((called,), to(BEN)) == "CHAT is being looked up."


def test_C15_whoever_drew_the_last_card_plays_last() -> None:
    ran_out = (events.DeckRanOut(BEN),)
    assert story(ran_out, to(ANA)) == (
        "The last card is drawn: everybody plays once more, Ben last."
    )
    assert story(ran_out, to(None, rw.EndRule.ALL_PASS)) == (
        "The last card is drawn: you play on until everybody passes in one round."
    )


@pytest.mark.parametrize(
    ("ending", "expected"),
    [
        (rw.EndRule.LAST_ROUND, "All cards are dealt: everybody plays only once."),
        (
            rw.EndRule.ALL_PASS,
            "All cards are dealt: you play on until everybody passes in one round.",
        ),
    ],
)
def test_C15_a_deal_that_takes_the_whole_deck_says_so(ending: rw.EndRule, expected: str) -> None:
    told = (events.Dealt(ANA, cards("A·TH·ING"), rw.TOKENS[:3]), events.DeckRanOut(ANA))
    assert story(told, to(None, ending)) == f"The cards are dealt. Ana begins. {expected}"


def test_C5_the_open_cards_and_tokens_can_be_heard() -> None:
    dealt = events.Dealt(ANA, cards("A·TH·ING"), (token(rw.Goal.ADD_ON), token(rw.Goal.FOUR_CARDS)))
    assert asides((dealt,), to(ANA)) == (
        "In the pool: A, TH and ING. Tokens: “add to a word” and “exactly 4 cards”."
    )


def test_C16_the_end_has_everybody_s_points() -> None:
    ended = table_events.MatchEnded((23, 1, 0))
    assert story((ended,), to(None)) == (
        "The match is over: Ana 23 points, Ben 1 point, Cho 0 points."
    )


def test_the_listener_is_addressed_by_the_first_of_two_sentences() -> None:
    assert to(BEN).hear(texts.TURN, BEN) == "It is your turn."
    assert to(None).hear(texts.TURN, BEN) == "It is Ben’s turn."


# One player alone


def alone(ending: rw.EndRule = rw.EndRule.LAST_ROUND) -> Listener:
    return Listener(NAMES[:1], ANA, ending)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ending", rw.EndRule)
def test_nothing_is_said_to_one_alone_of_others(ending: rw.EndRule, language: Language) -> None:
    set_language(language)
    own = word(ANA, "C·AT")
    told: tuple[TableEvent, ...] = (
        events.Dealt(ANA, cards("A·TH·ING"), rw.TOKENS[:3]),
        events.CardsDrawn(ANA, 2, cards("H·TER")),
        build(ANA, "C·AT"),
        build(ANA, "C·AT·S", own),
        events.TokensWon(ANA, rw.TOKENS[:1]),
        events.DeckRanOut(ANA),
        events.MatchTimeRanOut(),
        events.Passed(ANA, 1, cards("H")),
        table_events.TimeRanOut(ANA),
        table_events.HandedOver(ANA),
        table_events.MatchEnded((7,)),
    )
    said = f"{story(told, alone(ending))} {asides(told, alone(ending))}".lower()
    others = ("ana", "everybody", "begin", "your turn.", "jeder", "ihr ", "dran.", "beginnst")
    assert [one for one in others if one in said] == []


@pytest.mark.parametrize(
    ("ending", "dealt_out", "drawn"),
    [
        (
            rw.EndRule.LAST_ROUND,
            "All cards are dealt: you have only one turn.",
            "The last card is drawn: you have one more turn.",
        ),
        (
            rw.EndRule.ALL_PASS,
            "All cards are dealt: you play on until you pass.",
            "The last card is drawn: you play on until you pass.",
        ),
    ],
)
def test_C15_one_alone_hears_what_the_last_card_means(
    ending: rw.EndRule, dealt_out: str, drawn: str
) -> None:
    ran_out = events.DeckRanOut(ANA)
    dealt = events.Dealt(ANA, cards("A·TH·ING"), rw.TOKENS[:3])
    assert story((ran_out,), alone(ending)) == drawn
    assert story((dealt, ran_out), alone(ending)).endswith(dealt_out)


def test_C15_no_turn_is_promised_to_one_alone_who_has_none_left() -> None:
    told = (build(ANA, "C·AT"), events.DeckRanOut(ANA), table_events.MatchEnded((3,)))
    assert story(told, alone()) == ("CAT is yours: 3 points. The match is over. You made 3 points.")


def test_the_end_of_the_time_of_a_match_takes_no_turn() -> None:
    told = (events.MatchTimeRanOut(), table_events.MatchEnded((1,)))
    assert story(told, alone()) == "The time is up. The match is over. You made 1 point."


@pytest.mark.parametrize(("seats", "seat"), [(1, 0), (2, None), (8, None)])
def test_one_alone_hears_what_the_table_hears(seats: int, seat: int | None) -> None:
    assert seat == table_seat(seats)
