"""What a deal is measured by is found by playing it: by soloists, and by the strongest player."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
import pytest

from wordsmith_desktop.bots.knowing import NOBODYS
from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.features.challenges import reach
from wordsmith_desktop.features.challenges.challenge import Challenge
from wordsmith_desktop.features.challenges.codes import Deal, decent
from wordsmith_desktop.features.challenges.kinds import kind_with
from wordsmith_desktop.features.challenges.medals import MedalReach
from wordsmith_desktop.features.challenges.reach import Soloist, match_of, merit_of, reach_of
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.games.letter_pieces.rules.bots import Manner, _deciding
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.loading import open_lexicon

DICTIONARIES: Final = Path(__file__).resolve().parents[3] / "resources" / "dictionaries"
FAMILIAR: Final = "AN AT IN IT NO NOT ON TAN TIN TO TON"
RARE: Final = "AE AI EA EL EN ET LA LI NA NE OE OI TA TI"


def index_with(*words: str, rare: int = NOBODYS) -> WordIndex:
    listed = sorted(" ".join(words).split())
    commonness = [COMMON if word in FAMILIAR.split() else rare for word in listed]
    return WordIndex(
        np.array(listed, "S15"), np.array(commonness, np.uint8), np.zeros(len(listed), np.bool_)
    )


def reach_in(
    index: WordIndex,
    key: str = "warm-up",
    clock: Clock = Clock.OFF,
    number: int = 0,
) -> MedalReach:
    """What is reached in a deal of some kind."""
    found = reach_of(challenge(key, number), Vocabulary(index), clock)
    assert found is not None
    return found


def challenge(key: str, number: int = 0) -> Challenge:
    kind = kind_with(key)
    assert kind is not None
    return Challenge(decent(Deal(kind, "en", number)))


@cache
def english() -> WordIndex:
    return open_lexicon("en", DICTIONARIES).index


def test_the_common_figure_is_what_common_words_reach_alone() -> None:
    alone, beside_others = reach_in(index_with(FAMILIAR)), reach_in(index_with(FAMILIAR, RARE))
    assert 0 < alone.best == alone.common == beside_others.common < beside_others.best


def test_words_that_nobody_has_met_bring_nothing() -> None:
    unmet = index_with(FAMILIAR, RARE, rare=NOBODYS - 1)
    met = index_with(FAMILIAR, RARE)
    assert reach_in(index_with(FAMILIAR)).best == reach_in(unmet).best < reach_in(met).best


def test_the_strongest_player_is_among_those_who_set_the_yardstick() -> None:
    six, clock = game_of("length_x_wit").bots()["level-6"], Clock.OFF
    words = Vocabulary(english(), NOBODYS)
    found = []
    for number in range(4):
        deal = challenge("dice-turns", number)
        run = match_of(deal, Soloist(six, words), clock)
        match = run.finished()
        assert match is not None
        merit = merit_of(deal.kind, match, clock, run.played_ms)
        assert merit is not None
        reach = reach_in(english(), "dice-turns", clock, number=number)
        assert merit <= reach.best
        found.append(merit == reach.best)
    assert any(found)


def test_other_persons_of_a_level_play_the_same_deal_in_their_own_way() -> None:
    deal, words = challenge("dice-turns"), Vocabulary(english(), NOBODYS)
    bot = game_of("length_x_wit").bots()["level-4"]
    one, same, other = (
        match_of(deal, Soloist(bot, words, persons=persons), Clock.OFF) for persons in (0, 0, 1)
    )
    matches = [run.finished() for run in (one, same, other)]
    first, again, by_other = (
        [played.action for played in match.played] for match in matches if match
    )
    assert first == again != by_other
    assert first[0] == by_other[0]


def test_who_is_slower_gets_less_done_before_the_clock_ends_it() -> None:
    deal, words = challenge("deck-time"), Vocabulary(english(), NOBODYS)
    bot = game_of("rewordable").bots()["level-5"]
    quick, slow = (
        match_of(deal, Soloist(bot, words, slowness=slowness), Clock.HARD) for slowness in (1, 2)
    )
    lengths = [len(match.played) for run in (quick, slow) if (match := run.finished())]
    assert lengths[0] > lengths[1]
    assert 1000 * deal.kind.seconds == quick.played_ms == slow.played_ms


def test_a_warm_up_against_the_clock_builds_on_what_lies_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = [reach_in(english(), "warm-up", Clock.HARD, number) for number in range(3)]
    loose = tuple(map(_deciding, (Manner(), Manner(likes=-1, greed=1.5))))
    monkeypatch.setattr(type(game_of("letter_pieces")), "soloists", lambda _game: loose)
    monkeypatch.setattr(reach, "player_of", lambda *_: None)
    for number, one in enumerate(found):
        assert one.best > 1.1 * reach_in(english(), "warm-up", Clock.HARD, number).best
