"""What a player that is no person says to a word that somebody else has called."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from wordsmith_desktop.bots.bot import Decision, Motive
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

from .open_table import CallStage, LetStand, Object, Vote
from .table_rules import CallingState


class Opinion(Motive):
    """Why somebody answered so when asked about a word."""

    answer: Object | LetStand | Vote = LetStand()
    """What was said; these are frozen values."""
    ruling: Ruling | None = None
    """What speaks against the word, as far as it was noticed."""


def opinion(
    seen: CallingState,
    vocabulary: Vocabulary,
    rng: Rng,
    *,
    notices: float,
    lenient: Collection[Reason] = (),
) -> Decision[Any] | None:
    """Doubt, or let stand, or vote; None where nobody is asked.

    Only what the dictionary refuses is doubted, and of that the share that it `notices` (0 to 1);
    a vote goes by the dictionary. `lenient` are its reasons that the table does not mind.
    """
    call = seen.call
    if call is None or call.stage is CallStage.RULING:
        return None
    ruling = vocabulary.of(call.seat).against(call.word, lenient)
    if call.stage is CallStage.VOTE:
        vote = Vote(ruling is None)
        return Decision(vote, Opinion(call.word, answer=vote, ruling=ruling))
    is_noticed = ruling is not None and rng.below(1000) < round(1000 * notices)
    if is_noticed:
        return Decision(Object(), Opinion(call.word, answer=Object(), ruling=ruling))
    return Decision(LetStand(), Opinion(call.word, is_guarded=True), is_patient=True)
