"""People of unequal strength or language at one table."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.helpers.computer_matches import gone_on, lexicon, play_out
from tests.helpers.live import begin
from tests.helpers.toy_game import Call, EndTurn
from wordsmith_desktop.bots.bot import Decision
from wordsmith_desktop.bots.levels import bot_of_level
from wordsmith_desktop.bots.vocabulary import Vocabulary, words_within
from wordsmith_desktop.core.limits import Limits
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import REFEREE
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.judging import Verdict, WordCall, weigh
from wordsmith_desktop.games.common.open_table import CallStage, LetStand, Object, Referee
from wordsmith_desktop.games.common.opinions import opinion
from wordsmith_desktop.games.common.registry import game_of, rules_of, tallier_of
from wordsmith_desktop.games.common.table_events import WordRefused
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.limits import narrowed
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.records.log import DictionaryId, Player, Terms
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.drivers import Judge
from wordsmith_desktop.session.setup import UNSUPPORTED, Opened, new_session
from wordsmith_desktop.session.thinking import Adviser, BotDriver, Support, ThinkingPace

EASY: Final = 45
EASY_WORDS: Final = Limits(EASY, 3)
GERMAN, SLOW, CHILD, COMPUTER = range(4)
TABLE: Final = (
    Player("Jörg", terms=Terms(dictionary="de", has_hints=False)),
    Player("Ana", clock_percent=200),
    Player("Mia", terms=Terms(limits=EASY_WORDS)),
    Player("Robo", bot=bot_of_level(3)),
)


def judge_by(terms: Terms) -> Judge:
    found = lexicon(terms.dictionary or "en")
    return lambda word: narrowed(found.judge(word), terms.limits, found.index)


def words_by(house: GameHouse, terms: Terms) -> Vocabulary:
    return words_within(lexicon(terms.dictionary or "en"), terms.limits, house)


SUPPORT: Final = Support(words_by, own_judge=judge_by)


def table(shelf: Shelf, game: str, players: tuple[Player, ...] = TABLE) -> Opened:
    """People who play as a computer of the fifth level would, beside a computer."""
    person = game_of(game).bots()[bot_of_level(5)]
    drivers = {
        seat: BotDriver(person, replace(SUPPORT, pace=lambda: ThinkingPace(1500, 1600)), 7)
        for seat, player in enumerate(players)
        if not player.bot
    }
    return new_session(
        shelf,
        rules_of(game),
        rules_of(game).ruleset_type(),
        players=players,
        seed=7,
        dictionary=DictionaryId("en", ""),
        judge=lexicon("en").judge,
        created_ms=0,
        drivers=drivers,
        support=SUPPORT,
    )


def words_of(opened: Opened) -> list[list[str]]:
    """By seat the words that were made."""
    tallies = tallier_of(opened.header.game).tally(opened.session.match, None, None)
    return [[one.word for one in tally.words] for tally in tallies]


def refusals(opened: Opened) -> set[tuple[int, Reason]]:
    events = (event for one in opened.session.match.played for event in one.step.events)
    found = (one for one in events if isinstance(one, WordRefused))
    return {(one.seat, one.ruling.reason) for one in found if one.ruling}


@pytest.mark.parametrize("game", ["letter_pieces", "rewordable", "length_x_wit"])
def test_four_unequal_players_come_to_an_end_that_its_save_comes_to_again(
    game: str, shelf: Shelf
) -> None:
    opened = table(shelf, game)
    outcome = play_out(opened)
    german, _slow, child, _computer = words = words_of(opened)
    assert all(words)
    assert all(lexicon("de").judge(word).accepted for word in german)
    assert not all(lexicon("en").judge(word).accepted for word in german)
    assert all(narrowed(lexicon("en").judge(word), EASY_WORDS, index()).accepted for word in child)
    assert not refusals(opened) & {
        (CHILD, Reason.RARE_FOR_SEAT),
        (CHILD, Reason.SHORT_FOR_SEAT),
        (GERMAN, Reason.UNKNOWN),
    }
    assert opened.session.close()
    again = gone_on(opened.path, shelf, "en")
    assert (TABLE, ("en", "de")) == (again.header.seats, again.header.tags)
    assert again.session.match.outcome == outcome
    assert again.session.match.state == opened.session.match.state


def index() -> WordIndex:
    return lexicon("en").index


@pytest.mark.parametrize(
    ("terms", "word", "reason"),
    [
        (Terms(), "ZEIT", Reason.UNKNOWN),
        (Terms(dictionary="de"), "THROUGH", Reason.UNKNOWN),
        (Terms(limits=Limits(EASY)), "QUOIT", Reason.RARE_FOR_SEAT),
        (Terms(limits=Limits(0, 5)), "TREE", Reason.SHORT_FOR_SEAT),
        (Terms(dictionary="de", limits=Limits(EASY)), "AALTE", Reason.RARE_FOR_SEAT),
    ],
)
def test_a_word_is_refused_by_the_terms_of_who_says_it(
    terms: Terms, word: str, reason: Reason, shelf: Shelf
) -> None:
    found = called(word, terms, shelf)
    assert (False, reason) == (found.accepted, found.reason)


@pytest.mark.parametrize(
    ("terms", "word"),
    [
        (Terms(dictionary="de"), "ZEIT"),
        (Terms(limits=Limits(EASY, 4)), "TREE"),
        (Terms(has_hints=False), "QUOIT"),
    ],
)
def test_a_word_stands_by_the_terms_of_who_says_it(terms: Terms, word: str, shelf: Shelf) -> None:
    assert called(word, terms, shelf).accepted


def called(
    word: str,
    terms: Terms,
    shelf: Shelf,
    judge: Judge | None = None,
    support: Support = SUPPORT,
) -> Ruling:
    """What the referee says of a word that the player with these terms has called."""
    players = (Player("Ana", terms=terms), Player("Ben"))
    judge = judge or judge_by(Terms())
    opened = begin(shelf, players=players, judge=judge, support=support)
    opened.session.act(0, Call(word))
    rulings = (one.action.ruling for one in opened.session.match.played if one.seat == REFEREE)
    (ruling,) = rulings
    opened.close()
    assert isinstance(ruling, Ruling)
    return ruling


@pytest.mark.parametrize(
    ("terms", "support"), [(Terms(), SUPPORT), (Terms(dictionary="en"), UNSUPPORTED)]
)
def test_who_has_no_judge_of_the_own_words_goes_by_the_tables(
    terms: Terms, support: Support, shelf: Shelf
) -> None:
    tables = judge_by(Terms(dictionary="de"))
    assert called("ZEIT", terms, shelf, tables, support).accepted


def test_the_tables_own_words_count_for_everybody() -> None:
    limits = Limits(EASY, 5)
    accepted = Ruling("QAT", True, Reason.HOUSE_ACCEPTED, "table")
    assert accepted == narrowed(accepted, limits, index())
    house = GameHouse()
    house.accept("QAT")
    words = words_within(lexicon("en"), limits, house)
    assert words.takes("QAT")
    assert not words.takes("CAT")
    assert {"CAT"} <= words.banned
    assert "QAT" not in words.banned


@pytest.mark.parametrize("game", ["letter_pieces", "rewordable", "length_x_wit"])
@pytest.mark.parametrize(
    "terms", [Terms(dictionary="de"), Terms(limits=Limits(EASY, 5)), Terms(limits=Limits(0, 4))]
)
def test_a_hint_is_a_word_by_the_terms_of_who_asks(game: str, terms: Terms, shelf: Shelf) -> None:
    opened = table(shelf, game, (Player("Ana", terms=terms), Player("Ben")))
    session, hinted = opened.session, list[str]()
    session.resume_drivers()
    for _ in range(400):
        if session.match.outcome is not None or len(hinted) > 5:
            break
        if 0 in session.actors:
            seen: list[Any] = []
            session.advise(0, seen.append)
            hinted += [one.motive.word for one in seen if one and one.motive.word]
        session.tick(1000)
    judge = judge_by(terms)
    assert hinted
    assert all((ruling := judge(word)) and ruling.accepted for word in hinted)
    opened.close()


@pytest.mark.parametrize("limits", [Limits(), Limits(EASY, 4)])
def test_the_same_words_are_equal_whenever_they_are_asked_for(limits: Limits) -> None:
    """What the search has found out by them is found again."""
    once, again = (words_within(lexicon("en"), limits, GameHouse()) for _ in range(2))
    assert (once, hash(once)) == (again, hash(again))


def test_what_was_agreed_is_not_put_to_the_vote() -> None:
    for reason in (Reason.RARE_FOR_SEAT, Reason.SHORT_FOR_SEAT):
        ruling = Ruling("QUOIT", False, reason, "en")
        assert Verdict.REFUSED is weigh(ruling, referee=Referee.VOTE, voted_words=("QUOIT",))


def test_whoever_agreed_to_have_no_hints_gets_none(shelf: Shelf) -> None:
    players = (Player("Ana", terms=Terms(has_hints=False)), Player("Ben"))
    session = begin(shelf, players=players, judge=judge_by(Terms()), support=SUPPORT).session
    session._adviser = Adviser(lambda *_: Decision(EndTurn()), SUPPORT)
    assert (False, True) == (session.advise(0, ignore), session.advise(1, ignore))


def ignore(_decision: object) -> None:
    """Advice that nobody waits for."""


def test_a_computer_doubts_a_word_by_the_dictionary_of_who_said_it() -> None:
    german = words_by(GameHouse(), Terms(dictionary="de"))
    words = replace(words_by(GameHouse(), Terms()), others=((1, german),))
    seen = Seen(WordCall(1, "ZEIT", CallStage.OBJECTIONS))
    said = opinion(seen, words, Rng(1), notices=1)
    assert said is not None
    assert said.action == LetStand()
    english = opinion(Seen(replace(seen.call, seat=0)), words, Rng(1), notices=1)
    assert english is not None
    assert english.action == Object()


class Seen(Value):
    """A table at which a word is doubted or not."""

    call: WordCall
