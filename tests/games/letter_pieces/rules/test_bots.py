"""Matches that a program plays alone, to learn what is possible in a deal."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.conformance.cases.letter_pieces import CASES
from tests.conformance.play import run
from tests.games.letter_pieces import lp
from tests.games.letter_pieces.rules.test_finding import sample
from tests.games.letter_pieces.rules.test_review import index_of
from tests.games.letter_pieces.rules.whole_matches import index_in
from tests.helpers.letter_pieces import Table, pieces
from wordsmith_desktop.bots.bot import AnyBot, Search
from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.games.common.reviewer import AnyMatch
from wordsmith_desktop.games.letter_pieces.rules import bots
from wordsmith_desktop.session.headless import HeadlessMatch, Setting

SWIFT, HASTY = range(2)
FAMILIAR = Vocabulary(index_in("en"), COMMON)
SEED = 4
SETTINGS: dict[str, dict[str, Any]] = {
    "sprint": {},
    "word by word": {"mode": lp.Mode.WORD_BY_WORD},
    "warm-up": {"mode": lp.Mode.WARM_UP, "warm_up_pieces": 7, "own_repeats": True},
    "letters": {"required": lp.RequiredLetters.RANDOM},
    "stars choose": {"set_up_stars_choose": True},
    "secret, twice": {"mode": lp.Mode.SECRET, "challenges": 2},
}
MATCHES = [
    *((soloist, name) for name in list(SETTINGS)[:3] for soloist in (SWIFT, HASTY)),
    *((SWIFT, name) for name in list(SETTINGS)[3:]),
]


@cache
def solo(soloist: int, words: Vocabulary, /, **fields: Any) -> AnyMatch:
    """A match to its end; the referee lets every word stand."""
    setting = Setting(
        game="letter_pieces",
        ruleset=lp.Ruleset(**{"challenges": 1, **fields}),
        bots=(lp.SOLOISTS[soloist],),
        vocabularies=(words,),
        seed=SEED,
    )
    match = HeadlessMatch(setting).finished()
    assert match is not None
    return match


def answer(bot: AnyBot, state: lp.State, words: Vocabulary, seat: int = 0) -> lp.Action | None:
    """What a bot does where it sits."""
    decision = bot(lp.RULES.observe(state, seat), words, Rng(SEED), Search())
    return decision.action if decision else None


def actions(match: AnyMatch, kind: type[lp.Action] | None = None) -> list[Any]:
    own = [one.action for one in match.played if one.seat == 0]
    return [action for action in own if kind is None or isinstance(action, kind)]


def claimed(match: AnyMatch) -> list[str]:
    return [claim.word for claim in actions(match, lp.Claim)]


def points(match: AnyMatch) -> int:
    assert match.outcome
    return match.outcome.scores[0]


def test_the_registry_finds_them() -> None:
    assert lp.SOLOISTS is game_of("letter_pieces").soloists()


@pytest.mark.parametrize(("soloist", "setting"), MATCHES)
def test_every_match_comes_to_its_end_by_words_that_may_be_used(soloist: int, setting: str) -> None:
    index = index_in("en")
    match = solo(soloist, FAMILIAR, **SETTINGS[setting])
    places = [index.position(word) for word in claimed(match)]

    assert match.outcome
    assert len(places) >= 3
    for place in places:
        assert place is not None
        assert index.commonness[place] >= COMMON
        assert not index.vulgar[place]


def test_a_sprint_needs_hardly_any_rolls() -> None:
    match = solo(SWIFT, Vocabulary(index_in("en")), given=pieces("3L 2S 1B 2C"))

    assert (6, 0) == (len(claimed(match)), len(actions(match, lp.Roll)))
    assert points(match) >= 25


def test_who_is_in_haste_takes_fewer_steps_and_makes_fewer_points() -> None:
    swift, hasty = (solo(one, FAMILIAR) for one in (SWIFT, HASTY))

    assert len(actions(hasty)) < len(actions(swift))
    assert points(hasty) < points(swift)
    assert [6, 6] == [len(claimed(match)) for match in (swift, hasty)]


def test_R11_a_star_is_spent_on_the_piece_that_is_missing() -> None:
    table = Table(seats=1, given="3L 1S")
    table.roll("B*")

    for soloist in lp.SOLOISTS:
        assert lp.Take(lp.Shape.S) == answer(soloist, table.state, Vocabulary(index_of("AT")))


def test_R32_words_go_to_rows_whose_letter_they_hold() -> None:
    match = solo(SWIFT, FAMILIAR, required=lp.RequiredLetters.WORD)
    (named,) = actions(match, lp.NameLetters)
    claims = actions(match, lp.Claim)

    assert index_in("en").position(named.letters) is not None
    assert 6 == len({claim.row for claim in claims})
    assert all(named.letters[claim.row] in claim.word for claim in claims)


def test_R40_circles_become_pieces_where_that_helps() -> None:
    match = solo(SWIFT, FAMILIAR, mode=lp.Mode.WORD_BY_WORD)

    assert actions(match, lp.FillCircle)
    assert 6 == len(claimed(match))
    assert points(match) > 45


def test_R46_the_warm_up_finds_everything_commonest_or_shortest_first() -> None:
    words = Vocabulary(index_of("AT", "ILL", "TILT", rare="IT TIT LI"))
    given = {"mode": lp.Mode.WARM_UP, "given": pieces("3L 2S")}

    assert ["AT", "ILL", "IT", "LI", "TIT"] == claimed(solo(SWIFT, words, **given))
    assert ["AT", "IT", "LI", "ILL", "TIT"] == claimed(solo(HASTY, words, **given))


def test_R46_a_warm_up_has_a_last_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "MOST_WORDS", 2)
    words = Vocabulary(index_of("AT", "ILL", "IT"))
    match = solo(SWIFT, words, mode=lp.Mode.WARM_UP, given=pieces("3L 2S"))

    assert ["AT", "ILL"] == claimed(match)


def test_a_word_is_built_letter_by_letter_on_what_lies_there() -> None:
    words = Vocabulary(index_of("TA", "TAT"))
    match = solo(SWIFT, words, mode=lp.Mode.WARM_UP, given=pieces("4L 3S"))

    verbs = [type(action).__name__ for action in actions(match)]
    assert ["TA", "TAT"] == claimed(match)
    assert ["Arrange", "Arrange", "Claim", "Arrange", "Claim", "Pass", "Continue"] == verbs


def test_without_a_word_the_match_is_given_up() -> None:
    for soloist in range(len(lp.SOLOISTS)):
        match = solo(soloist, Vocabulary(index_of("OX")), given=pieces("1L"))
        assert [] == claimed(match)
        assert match.outcome


def test_R5_a_chain_is_words_that_can_be_claimed_one_after_the_other() -> None:
    state = lp.RULES.new(lp.Ruleset(given=pieces("3L 2S")), 1)
    words = Vocabulary(index_of("AT", "ILL", "IT", "TILT"))
    chain = lp.best_chain(lp.situation_in(state, 0), state.ruleset, words, likes=1)

    # All pieces make ILL or AT; only IT, which leaves two over, can come after both of them.
    assert {"AT", "ILL"} == set(chain.words[:2])
    assert "IT" == chain.words[2]
    assert pieces("2L 1S") == chain.end.pool
    assert 2 == chain.end.sheet.ticks
    assert 0 == len(lp.claimable(chain.end, state.ruleset, words).places)


# Of any table

BOTS: dict[str, AnyBot] = {
    **{f"soloist {place}": bot for place, bot in enumerate(lp.SOLOISTS)},
    "hinter": lp.HINTER,
}
SEEN = 12
"""States that each bot looks at of a match."""


def turns(setting: str) -> list[tuple[lp.State, int]]:
    """States of a match played at random, and whoever is to do something but judge a word."""
    settings = {one.name: one for one in CASES.settings}
    match = run("letter_pieces", settings[setting], 1)
    states = [state for state in match.states if state.call is None]
    wanted = [(one, one.bench if one.bench is not None else one.starter) for one in states]
    open_ones = [(one, seat) for one, seat in wanted if seat in lp.RULES.actors(one)]
    return open_ones[:: max(1, len(open_ones) // SEEN)]


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
@pytest.mark.parametrize("setting", [one.name for one in CASES.settings])
@pytest.mark.sampled(3)
def test_an_answer_is_legal_and_needs_no_secret(setting: str, bot: AnyBot) -> None:
    words, rng = Vocabulary(sample()), Rng(SEED)
    for state, seat in turns(setting):
        action = answer(bot, state, words, seat)
        assert action is None or () == lp.RULES.check(state, seat, action)
        other = lp.RULES.imagine(state, seat, rng)
        assert action == answer(bot, other, words, seat)


def test_R11_a_hint_of_a_word_that_lies_there_chooses_the_piece_first() -> None:
    table = Table(seats=1, given="2L 1S")
    table.build("LI")
    table.roll("B*")

    action = answer(lp.HINTER, table.state, Vocabulary(index_of("LI")))
    assert lp.Take(lp.Shape.L) == action


def test_nobody_answers_for_another_seat_or_while_a_word_is_judged() -> None:
    table = Table(seats=2, given="3L 2S", referee=Referee.OBJECTION)
    words = Vocabulary(index_of("AT"))
    assert [None] * len(BOTS) == [answer(bot, table.state, words, 1) for bot in BOTS.values()]
    table.call("AT")
    assert {None} == {answer(bot, table.state, words) for bot in lp.SOLOISTS}
