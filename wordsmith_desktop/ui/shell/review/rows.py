"""Reviews in words: a row for each turn, and a line for each player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wordsmith_desktop.games.reviewing import Play, TurnReview
from wordsmith_desktop.ui.kit.texts import Plural, say, say_count
from wordsmith_desktop.ui.shell.review import texts

HEADINGS = (texts.TURN, texts.PLAYER, texts.OWN, texts.BEST, texts.COMMON, texts.RANK)


def row_of(number: int, review: TurnReview, names: Sequence[str], figure: Plural) -> list[str]:
    """The cells of a turn, as many as there are `HEADINGS`."""
    own = play_text(review.own, figure) if review.own else say(texts.NO_WORD)
    return [
        str(number),
        names[review.seat],
        own,
        play_text(review.best, figure),
        play_text(review.best_common, figure),
        rank_text(review),
    ]


def play_text(play: Play | None, figure: Plural) -> str:
    """Such as "SOCK, 4 points"."""
    if play is None:
        return say(texts.NOTHING)
    return say(texts.PLAY, word=play.word, figure=say_count(figure, play.figure))


def rank_text(review: TurnReview) -> str:
    """Such as "3 of 120"; the best play has a star."""
    if review.rank is None:
        return say(texts.NOTHING)
    text = texts.RANK_BEST if review.rank == 1 else texts.RANK_OF
    return say(text, rank=review.rank, of=review.of)


def summaries(reviews: Sequence[TurnReview], names: Sequence[str]) -> Iterator[str]:
    """How often each player found the best play."""
    for seat, name in enumerate(names):
        own = [one for one in reviews if one.seat == seat and one.own is not None]
        if own:
            best = sum(one.rank == 1 for one in own)
            yield say(texts.SUMMARY, name=name, best=best, turns=len(own))
