"""A turn of a match that is over, on a card: what was played, and what was better and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QFrame

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.reviewer import Play, TurnReview
from wordsmith_desktop.games.common.valuer import Valued
from wordsmith_desktop.games.common.verdicts import TurnVerdict
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import secondary
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_grid
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.wording.texts import Plural, say, say_count

from .. import quality_texts
from .. import review_texts as texts
from ..outlook import Chances
from .how_well import Sample


class ReviewedTurn(Value):
    """A turn that was looked at."""

    verdict: TurnVerdict
    chances: Chances | None = None

    @property
    def review(self) -> TurnReview:
        """What was played, and when."""
        return self.verdict.review

    @property
    def valued(self) -> Valued | None:
        """How well; None where there was no choice, or nobody can say."""
        return self.verdict.valued


class Teller(Value):
    """What the cards of a match are told by."""

    game: str
    figure: Plural
    """What plays are counted in."""
    names: Sequence[str]
    """By seat."""
    is_judged: bool = True
    """Whether the game says how well a turn was played; else the best play is told."""
    is_estimate: bool = False
    """Whether figures of plays are estimates, beside which a valuation's own have no place."""

    def figure_of(self, one: ReviewedTurn) -> Plural | None:
        """What a turn's play is counted in; None where it was valued by other figures."""
        return None if self.is_estimate and one.valued is not None else self.figure


def play_text(play: Play, figure: Plural) -> str:
    """Such as "SOCK, 4 points"."""
    return say(texts.REVIEW_PLAY, word=play.word, figure=say_count(figure, play.figure))


def own_text(review: TurnReview, figure: Plural | None) -> str:
    """What was played; a word to go on with scored nothing. Without a figure the word alone."""
    if review.own is None:
        return say(texts.NO_WORD)
    if review.is_step:
        return say(texts.PRESSED, word=review.own.word)
    return play_text(review.own, figure) if figure is not None else review.own.word


def better_line(one: ReviewedTurn, teller: Teller) -> str:
    """What was better and why; empty where nothing was."""
    review, valued = one.review, one.valued
    if review.is_bluff:
        return say(texts.BLUFF)
    if valued is not None:
        return quality_texts.better_line(teller.game, valued)
    best = review.best
    if teller.is_judged or best is None or (review.own and best.worth <= review.own.worth):
        return ""
    return say(texts.BEST_WORD, play=play_text(best, teller.figure))


def figures(one: ReviewedTurn) -> Iterator[str]:
    """What the mark was given for, with luck and chances told apart."""
    valued = one.valued
    if valued is None:
        return
    yield say(quality_texts.WORTH, n=quality_texts.worth_text(valued))
    if valued.luck is not None:
        yield say(quality_texts.LUCK, n=quality_texts.luck_text(valued.luck))
    if one.chances is not None:
        yield say(quality_texts.CHANCE, n=quality_texts.chance_text(one.chances))


@has_role(QAccessible.Role.Grouping)
class ReviewCard(QFrame):
    """What was played and how well, and one line on what was better."""

    wanted = Signal()
    """Show the board before this turn."""

    def __init__(self, number: int, one: ReviewedTurn, teller: Teller) -> None:
        super().__init__()
        self.setProperty("surface", "raised")
        self.played = label(own_text(one.review, teller.figure_of(one)), size="lead")
        self.better = label(better_line(one, teller))
        """Hidden where nothing was better."""
        self.better.setVisible(bool(self.better.text()))
        self.figures = label(say(quality_texts.FIGURES).join(figures(one)), tone="muted")
        self.figures.setVisible(bool(self.figures.text()))
        self.mark = Sample(one.valued.mark) if one.valued is not None else None
        self.moment = secondary(say(texts.MOMENT), self.wanted.emit)
        name = teller.names[one.review.seat]
        said = [self.played.text(), self.better.text(), self.figures.text()]
        if one.valued is not None:
            said.insert(1, say(quality_texts.MARKS[one.valued.mark]))
        told = ", ".join(filter(None, said))
        self.setAccessibleName(say(texts.CARD_SPOKEN, n=number, name=name, told=told))
        self.moment.setAccessibleName(say(texts.MOMENT_OF, n=number, told=self.played.text()))
        self._lay_out(say(texts.CARD_TURN, n=number, name=name))

    def _lay_out(self, whose: str) -> None:
        step = look().gap(1)
        grid = in_grid(inside=self, margins=(2 * step, step, 2 * step, step))
        grid.setHorizontalSpacing(2 * step)
        grid.setVerticalSpacing(look().gap(0.5))
        grid.setColumnStretch(0, 1)
        grid.addWidget(label(whose, tone="muted"), 0, 0)
        grid.addWidget(self.played, 1, 0)
        if self.mark is not None:
            grid.addWidget(self.mark, 0, 1)
        grid.addWidget(self.moment, 1, 1)
        grid.addWidget(self.better, 2, 0, 1, 2)
        grid.addWidget(self.figures, 3, 0, 1, 2)
