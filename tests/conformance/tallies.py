"""What holds for the tally of a match that random play has finished."""

from __future__ import annotations

from tests.conformance.play import AnyMatch, Run
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.games.common.registry import tallier_of
from wordsmith_desktop.games.common.tallier import SeatTally
from wordsmith_desktop.lexicon.folding import bad_characters


def tallied(match: Run) -> tuple[SeatTally, ...]:
    """What each seat did; the match is not played again, which would take long."""
    finished: AnyMatch = Match(match.rules, match.setting.ruleset, match.setting.seats)
    finished._played[:] = match.played
    return tallier_of(match.rules.game).tally(finished)


def tallies_what_the_outcome_says(match: Run) -> None:
    outcome = match.rules.outcome(match.last)
    assert outcome is not None
    seats = tallied(match)

    assert outcome.scores == tuple(one.score for one in seats)
    if match.setting.seats > 1:
        winners = tuple(seat for seat, one in enumerate(seats) if one.is_winner)
        assert outcome.winners == winners
        shared = tuple(seat for seat, one in enumerate(seats) if one.is_shared)
        assert (outcome.winners if len(outcome.winners) > 1 else ()) == shared


def tallies_words_that_a_game_can_show(match: Run) -> None:
    seats = tallied(match)

    for word in (word for one in seats for word in one.words):
        assert word.word
        assert "" == bad_characters(word.word)
        assert word.points is None or word.points > 0
    assert all(one.turns >= 0 for one in seats)
