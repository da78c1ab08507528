"""What is still to find, in lines beside the grid on which the whole puzzle is laid."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.wording.texts import say

from ...rules.clues import Placement
from ...rules.known_words import UNKNOWN_LETTER, KnownWord
from ...words import sheet_texts as texts
from .known_puzzle import say_strip
from .record_card import discard
from .slot_card import still_fit

Fits = Mapping[tuple[int, int], int]
"""How many words still fit one that is looked for, by its length and its place."""


@has_role(QAccessible.Role.Grouping)
class ClueNotes(QWidget):
    """A line for each word that is there and does not lie on the grid; the anchor is no riddle."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines: list[QLabel] = []
        """From top to bottom."""
        self._words: tuple[KnownWord, ...] = ()
        self._laid: frozenset[str] = frozenset()
        self._fits: dict[tuple[int, int], int] = {}
        self.title = label(say(texts.STILL_TO_FIND))
        self.title.setFont(look().font(bold=True))
        self.setAccessibleName(say(texts.STILL_TO_FIND))
        self._column = in_column(
            self.title,
            inside=self,
            spacing=look().gap(0.5),
            margins=(look().gap(1), 0, look().gap(1), 0),
        )
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_words(self, words: Sequence[KnownWord], laid: Collection[str]) -> None:
        """Show what is known; found words that are `laid` are done with."""
        if [one.pattern for one in words] != [one.pattern for one in self._words]:
            self._fits = {}
        self._words, self._laid = tuple(words), frozenset(laid)
        self._fill()

    def show_fit(self, length: int, place: int, count: int) -> None:
        """Tell how many words still fit one of them."""
        self._fits[length, place] = count
        self._fill()

    def show_nothing(self) -> None:
        """Leave nothing of anybody's clues, for the curtain."""
        self._fits = {}
        self.show_words((), ())

    def _fill(self) -> None:
        told = [unbroken(_told(one, self._fits)) for one in still_missing(self._words, self._laid)]
        discard(self.lines[len(told) :])
        del self.lines[len(told) :]
        for line in told[len(self.lines) :]:
            made = label(line)
            self._column.addWidget(made)
            made.show()  # The layout would show it a moment later only.
            self.lines.append(made)
        for shown, line in zip(self.lines, told, strict=True):
            shown.setText(line)
        self.title.setVisible(bool(told))


def still_missing(words: Sequence[KnownWord], laid: Collection[str]) -> list[KnownWord]:
    """The words that do not lie yet: of those that are not found one goes for each laid word that
    could be it."""
    free = set(laid) - {one.pattern for one in words if one.is_found}
    missing = []
    for one in words:
        if one.placement is Placement.ANCHOR:
            free.discard(one.pattern)
        elif one.is_found:
            missing += [one] if one.pattern not in laid else []
        else:
            fitting = next((word for word in sorted(free) if _may_be(one, word)), None)
            free.discard(fitting or "")
            missing += [one] if fitting is None else []
    return missing


def _may_be(known: KnownWord, word: str) -> bool:
    pairs = zip(known.pattern, word, strict=False)
    fits = all(letter in (UNKNOWN_LETTER, other) for letter, other in pairs)
    return len(known.pattern) == len(word) and fits


def unbroken(line: str) -> str:
    """A line in which a pattern such as "???T" stays together: question marks end words else."""
    return line.replace(UNKNOWN_LETTER, f"{UNKNOWN_LETTER}{_JOINER}")


_JOINER: Final = "\u2060"


def _told(word: KnownWord, fits: Fits) -> str:
    if word.is_found:
        return say(texts.NOT_LAID_YET, word=say_strip(word))
    count = None if word.place is None else fits.get((len(word.pattern), word.place))
    if count is None:
        return say_strip(word)
    return f"{say_strip(word)} · {still_fit(count)}"
