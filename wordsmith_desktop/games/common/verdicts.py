"""The one verdict on a turn: what was played, what was better, and what of it can be practised.

All of it comes of one valuation. Where words count alike there is none: what ranks them decides.
"""

from __future__ import annotations

from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.value import Value

from .reviewer import AnyMatch, Play, Reviewer, TurnReview
from .valuer import PlayMark, Valued, Valuer


class TurnVerdict(Value):
    """What there is to say of a turn."""

    review: TurnReview
    valued: Valued | None = None
    """None where there was no choice, for a bluff that was let pass, and where nobody can say."""
    task: Play | None = None
    """The word that would have been better, where everybody knows it and can find it."""

    @property
    def missed(self) -> int:
        """How much more the word to be found was worth than what was played."""
        return 0 if self.task is None else self.task.worth - _own_worth(self.review)


def verdict_on(
    match: AnyMatch,
    review: TurnReview,
    words: Vocabulary,
    reviewer: Reviewer,
    valuer: Valuer | None,
) -> TurnVerdict:
    """Judge a turn that was reviewed; takes as long as a valuation. The words are the review's."""
    if review.is_bluff:
        return TurnVerdict(review)
    valued = valuer.value(match, review.position, words) if valuer is not None else None
    if valued is None:
        return TurnVerdict(review, task=_worth_more(review, review.best_common))
    return TurnVerdict(review, valued, _task(match, review, valued, words, reviewer))


def _task(
    match: AnyMatch,
    review: TurnReview,
    valued: Valued,
    words: Vocabulary,
    reviewer: Reviewer,
) -> Play | None:
    """The better word of a turn in which one was missed; a common one in place of a rare one.

    To roll, to pass and to press on are no words to look for.
    """
    if valued.mark is not PlayMark.MISSED or reviewer.play_of is None:
        return None
    better = valued.motive.word if valued.motive is not None else ""
    play = reviewer.play_of(match, review.position, better, words) if better else None
    if _worth_more(review, play) is None:
        return None
    return play if words.index.is_everyday(better) else _worth_more(review, review.best_common)


def can_have_missed(review: TurnReview) -> bool:
    """Whether any word was worth more than what was played: else the verdict has no task."""
    return not review.is_bluff and _worth_more(review, review.best) is not None


def _worth_more(review: TurnReview, play: Play | None) -> Play | None:
    is_more = play is not None and play.worth > _own_worth(review)
    return play if is_more else None


def _own_worth(review: TurnReview) -> int:
    return review.own.worth if review.own is not None else 0
