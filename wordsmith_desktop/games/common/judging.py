"""How a called word comes to stand or is refused, the same at every table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from enum import Enum, auto, unique
from typing import Any, Final, Generic, Protocol, TypeVar

from wordsmith_desktop.core.seats import REFEREE, Seat
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.lexicon.rulings import AGREED, Reason, Ruling

from .open_table import CallStage, LetStand, Object, Referee, Rule, Vote, VoteRule
from .table_events import ObjectionRaised, TableEvent, VoteAsked, VoteCast, WordJudged
from .table_rules import TableProgress, Verb, object_reasons, rule_reasons, vote_reasons

Votes = tuple[tuple[Seat, bool], ...]
"""Who has voted, and whether for the word."""


@unique
class Verdict(Enum):
    """What a ruling does to the word."""

    STANDS = auto()
    ASKED = auto()
    """The others vote on it."""
    REFUSED = auto()


_FINAL: Final = (Reason.HOUSE_BANNED, *AGREED)


def weigh(
    ruling: Ruling,
    *,
    referee: Referee,
    voted_words: Collection[str],
    lenient: Collection[Reason] = (),
) -> Verdict:
    """What a ruling means at this table.

    `voted_words` are those the table has accepted before, `lenient` the dictionary's reasons
    against a word that this table does not mind. What the table itself has banned or agreed on
    beforehand is final.
    """
    if ruling.accepted or ruling.reason in lenient:
        return Verdict.STANDS
    if ruling.reason in _FINAL:
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


class WordCall(Value):
    """A called word, for a game to which nothing else belongs to it."""

    seat: Seat
    word: str
    """Folded."""
    stage: CallStage = CallStage.RULING
    votes: Votes = ()
    ruling: Ruling | None = None
    """What the dictionary said, while the others vote."""


P = TypeVar("P", bound=TableProgress[Any])
"""A game's transition in the making; its state has `call`.

Where words can be voted on, it has `voted_words` too, and its ruleset `referee` and `vote`.
"""
C = TypeVar("C")
"""A game's called word: a value with `seat`, `word`, `stage`, `votes` and `ruling`."""
C_co = TypeVar("C_co", covariant=True)


class Calling(Protocol[C_co]):
    """A state in which a word may have been called."""

    @property
    def call(self) -> C_co | None:
        """The word in question."""


def call_of(state: Calling[C]) -> C:
    """The word in question, where there is one."""
    assert state.call is not None
    return state.call


B = TypeVar("B", bound=Any)
"""A game's state, which has `turn` and `refused`, and its ruleset `may_bluff`."""


class Leniency(Protocol):
    """A ruleset that says which words count although the dictionary does not list them."""

    @property
    def accepts_names(self) -> bool:
        """Whether proper names count."""

    @property
    def accepts_abbreviations(self) -> bool:
        """Whether abbreviations count."""


def accepted_reasons(ruleset: Leniency) -> Iterator[Reason]:
    """The dictionary's reasons against a word that a table does not mind."""
    if ruleset.accepts_names:
        yield Reason.NAME
    if ruleset.accepts_abbreviations:
        yield Reason.ABBREVIATION


def _tell(progress: TableProgress[Any], event: TableEvent) -> None:
    progress.tell(event)


def _none(_ruleset: Any) -> Iterable[Reason]:
    return ()


def doubt(progress: TableProgress[Any], seat: Seat, _action: Object) -> None:
    """The dictionary is asked about the word in question."""
    call = call_of(progress.state)
    progress.tell(ObjectionRaised(seat, call.word))
    progress.state = progress.state.but(call=replace(call, stage=CallStage.RULING))


def noting_refusal(state: B, word: str) -> B:
    """The state once a word is refused before the table; it is as before if none can be a bluff."""
    if not state.ruleset.may_bluff:
        return state
    noted: B = state.but(refused=(*state.refused, (state.turn, word)))
    return noted


def doubtable(state: Any) -> tuple[str, ...]:
    """The words that somebody may still object to or have judged, folded.

    A state may have `standing_words` besides `call`: those that can be challenged later.
    """
    call = getattr(state, "call", None)
    called = () if call is None else (call.word,)
    return (*called, *getattr(state, "standing_words", ()))


class Judging(Value, Generic[P, C], kw_only=True):
    """What a game makes of the verdict on a called word."""

    stand: Callable[[P], None]
    """The word stands."""
    refuse: Callable[[P, Ruling | None], None]
    """It does not, by a ruling or by a vote."""
    doubted: Callable[[P, Seat, Object], None] = doubt
    """Another seat doubts the word."""
    tell_judged: Callable[[P, TableEvent], None] = _tell
    """Tells what the dictionary said."""
    lenient: Callable[[Any], Iterable[Reason]] = _none
    """The dictionary's reasons that this table does not mind, by its ruleset."""

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """The verbs with which every table judges a called word."""
        return (
            Verb(Rule, rule_reasons, self._rule, by=(REFEREE,)),
            Verb(Object, object_reasons, self.doubted),
            Verb(LetStand, object_reasons, self._let_stand),
            Verb(Vote, vote_reasons, self._vote),
        )

    def _let_stand(self, progress: P, _seat: Seat, _action: LetStand) -> None:
        self.stand(progress)

    def _rule(self, progress: P, _seat: Seat, action: Rule) -> None:
        state, ruling = progress.state, action.ruling
        call = call_of(state)
        self.tell_judged(progress, WordJudged(call.seat, ruling))
        verdict = weigh(
            ruling,
            referee=getattr(state.ruleset, "referee", Referee.AUTOMATIC),
            voted_words=getattr(state, "voted_words", ()),
            lenient=tuple(self.lenient(state.ruleset)),
        )
        if verdict is Verdict.STANDS:
            self.stand(progress)
        elif verdict is Verdict.ASKED:
            progress.state = state.but(call=replace(call, stage=CallStage.VOTE, ruling=ruling))
            progress.tell(VoteAsked(call.seat, call.word))
        else:
            self.refuse(progress, ruling)

    def _vote(self, progress: P, seat: Seat, action: Vote) -> None:
        state = progress.state
        call = call_of(state)
        votes = (*call.votes, (seat, action.accept))
        progress.tell(VoteCast(seat, action.accept))
        progress.state = state.but(call=replace(call, votes=votes))
        is_accepted = count_votes(votes, voters=len(state.players) - 1, rule=state.ruleset.vote)
        if is_accepted is None:
            return
        if is_accepted:
            progress.state = progress.state.but(voted_words=state.voted_words | {call.word})
            self.stand(progress)
        else:
            self.refuse(progress, None)
