"""One seed brings everybody the same pieces and dice, whatever words they claim."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance.case import legal_actions
from tests.games.letter_pieces import lp
from wordsmith_desktop.core.match import AnyMatch
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.session.practice import practice_session

SEED = 29
CHALLENGES = 2
WISHES: tuple[tuple[type, ...], ...] = (
    (lp.Continue, lp.Claim, lp.Roll, lp.Arrange),
    (lp.Continue, lp.Claim, lp.Arrange, lp.Roll),
    (lp.Continue, lp.Roll, lp.Claim, lp.Arrange),
)
"""What different players would rather do, most wanted first."""
SETTINGS = {
    "standard": lp.Ruleset(challenges=CHALLENGES),
    "random letters": lp.Ruleset(challenges=CHALLENGES, required=lp.RequiredLetters.RANDOM),
    "word by word": lp.Ruleset(challenges=CHALLENGES, mode=lp.Mode.WORD_BY_WORD),
    "warm-up": lp.Ruleset(challenges=CHALLENGES, mode=lp.Mode.WARM_UP),
}


def any_word(word: str) -> Ruling:
    return Ruling(word, True, Reason.LISTED, "any")


def played(ruleset: lp.Ruleset, player: int, *, seed: int = SEED) -> AnyMatch:
    """A match of somebody who claims whatever can be built, meaning or not."""
    session = practice_session(lp.RULES, ruleset, seats=1, seed=seed, judge=any_word, drivers={})
    session.resume_drivers()
    rng = Rng(player)
    while session.actors:
        session.act(0, _choose(session.match.state, player, rng))
    return session.match


def _choose(state: Any, player: int, rng: Rng) -> Any:
    actions = tuple(legal_actions(lp.RULES, state, 0))
    wishes = WISHES[player] if rng.below(4) else ()
    for kind in wishes:
        if wanted := [action for action in actions if isinstance(action, kind)]:
            return rng.choice(wanted)
    return rng.choice(actions)


def luck(match: AnyMatch) -> Iterator[tuple[tuple[int, int], object]]:
    """What chance did, by the challenge and the place among its acts there."""
    acts = [0] * CHALLENGES
    for one in match.played:
        if one.seat == CHANCE:
            challenge = one.before.challenge
            yield (challenge, acts[challenge]), one.action
            acts[challenge] += 1


@pytest.mark.parametrize("ruleset", SETTINGS.values(), ids=SETTINGS)
def test_the_nth_act_of_chance_in_a_challenge_is_the_same_for_all(ruleset: lp.Ruleset) -> None:
    matches = [played(ruleset, player) for player in range(len(WISHES))]
    assert len(WISHES) == len({tuple(one.action for one in match.played) for match in matches})

    found = [dict(luck(match)) for match in matches]
    shared = set.intersection(*map(set, found))
    assert {challenge for challenge, _ in shared} == set(range(CHALLENGES))
    for place in set.union(*map(set, found)):
        assert 1 == len({acts[place] for acts in found if place in acts})


def test_another_seed_deals_other_pieces() -> None:
    first = (0, 0)
    dealt = {dict(luck(played(SETTINGS["warm-up"], 0, seed=seed)))[first] for seed in range(5)}
    assert 5 == len(dealt)
