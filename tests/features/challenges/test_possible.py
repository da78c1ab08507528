"""What a deal offered: all its words where they stay the same, else the best plays."""

from __future__ import annotations

import pytest

from tests.features.challenges.test_reach import FAMILIAR, RARE, challenge, english, index_with
from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.core.match import AnyMatch
from wordsmith_desktop.features.challenges.possible import GreatestPlay, what_was_possible
from wordsmith_desktop.features.challenges.reach import Soloist, match_of
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.common.registry import game_of, tallier_of
from wordsmith_desktop.games.common.reviewer import Possible

WORDS = Vocabulary(index_with(FAMILIAR, RARE))
FEW = Vocabulary(index_with("AN AT IN"))


def played(key: str, words: Vocabulary) -> AnyMatch:
    """A deal that a soloist has played to its end with some words."""
    deal = challenge(key)
    bot = game_of(deal.kind.game).soloists()[0]
    match = match_of(deal, Soloist(bot, words), Clock.OFF).finished()
    assert match is not None
    return match


def test_a_warm_up_offers_its_common_words_and_those_not_found_were_missed() -> None:
    match = played("warm-up", FEW)
    possible = what_was_possible(match, WORDS)
    assert isinstance(possible, Possible)
    missed_in = game_of("letter_pieces").missed()
    assert missed_in is not None
    missed = missed_in(match, Ranking.MOST_WORDS, WORDS)
    own = match.state.players[0].past[0].words
    assert own
    assert missed
    assert possible.count == len(missed) + len(own)
    assert not set(own) & {one.word for one in missed}
    assert set(FAMILIAR.split()) >= {one.word for one in missed} | {possible.longest}
    assert len(possible.longest) == max(len(one.word) for one in missed)


@pytest.mark.parametrize(
    ("ranking", "lists"), [(Ranking.FASTEST, True), (Ranking.MOST_POINTS, False)]
)
def test_where_time_alone_counts_the_words_are_listed(ranking: Ranking, lists: bool) -> None:
    missed_in = game_of("letter_pieces").missed()
    assert missed_in is not None
    found = missed_in(played("sprint", FEW), ranking, WORDS)
    assert lists is (found is not None)


def test_turn_by_turn_the_greatest_play_is_told_and_whose_it_was() -> None:
    words = Vocabulary(english(), COMMON)
    match = played("dice-turns", words)
    possible = what_was_possible(match, words)
    assert isinstance(possible, GreatestPlay)
    assert possible.play.figure > 9
    laid = [word.word for word in tallier_of("length_x_wit").words(match)[0]]
    assert possible.is_own is (possible.play.word in laid)
    missed = what_was_possible(played("dice-turns", FEW), words)
    assert isinstance(missed, GreatestPlay)
    assert not missed.is_own
    assert what_was_possible(match, words, lambda: True) is None
