"""What becomes of a called word: rulings weighed and votes counted."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum, auto, unique

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.table import Referee, VoteRule
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

Votes = tuple[tuple[Seat, bool], ...]
"""Who has voted, and whether for the word."""


@unique
class Verdict(Enum):
    """What a ruling does to the word."""

    STANDS = auto()
    ASKED = auto()
    """The others vote on it."""
    REFUSED = auto()


def weigh(
    ruling: Ruling,
    *,
    referee: Referee,
    voted_words: Collection[str],
    lenient: Collection[Reason] = (),
) -> Verdict:
    """What a ruling means at this table.

    `voted_words` are those the table has accepted before, `lenient` the dictionary's reasons
    against a word that this table does not mind. A ban by the table itself is final.
    """
    if ruling.accepted or ruling.reason in lenient:
        return Verdict.STANDS
    if ruling.reason is Reason.HOUSE_BANNED:
        return Verdict.REFUSED
    if ruling.word in voted_words:
        return Verdict.STANDS
    return Verdict.ASKED if referee is Referee.VOTE else Verdict.REFUSED


def count_votes(votes: Votes, *, voters: int, rule: VoteRule) -> bool | None:
    """Whether the others accept a word; None while votes of the `voters` are missing."""
    if len(votes) < voters:
        return None
    in_favour = sum(accept for _, accept in votes)
    return in_favour == voters if rule is VoteRule.ALL else 2 * in_favour > voters
