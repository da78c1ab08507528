"""What is known of a word: verdict and reason, how common it is, lemma, parts and meanings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QWidget

from wordsmith_desktop.wording import meaning_texts as texts
from wordsmith_desktop.wording.texts import say

from ..appearance import look
from ..labels import LabelSize, Tone, label
from ..layouts import in_column
from ..roles import has_role

if TYPE_CHECKING:
    from .explainer import Account, AskingTerms


@has_role(QAccessible.Role.Grouping)
class KnownView(QWidget):
    """Lines of text below one another; a screen reader comes by each of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[QLabel] = []
        self._column = in_column(inside=self, spacing=look().gap(0.5))

    @property
    def text(self) -> str:
        """All that it says, a line for each."""
        return "\n".join(line.text() for line in self._lines)

    # A layout's own least height is that at its least breadth, where every line is broken.
    def sizeHint(self) -> QSize:
        return QSize(look().px(20), 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def show_account(self, account: Account, terms: AskingTerms) -> None:
        """Show an answer, as the table on those terms takes it."""
        from wordsmith_desktop.wording.meanings import how_common, paragraphs
        from wordsmith_desktop.wording.rulings import ruling_text

        self._clear()
        known, ruling = account.known, account.known.ruling
        self._add(known.spelling, size="title")
        counts = ruling.accepted or ruling.reason in terms.lenient
        self._add(ruling_text(ruling), tone="good" if counts else "bad")
        if counts and not ruling.accepted:
            self._add(say(texts.COUNTS_HERE), tone="good")
        self._add(how_common(known), tone="muted")
        if account.trouble:
            self._add(account.trouble)
            return
        for heading, senses in paragraphs(known):
            self._add(heading, is_heading=bool(senses))
            for line in _numbered(senses):
                self._add(line)

    def show_line(self, sentence: str, *, title: str = "") -> None:
        """Show a sentence in place of an answer."""
        self._clear()
        self._add(title, size="title")
        self._add(sentence)

    def show_nothing(self) -> None:
        """Show no word."""
        self._clear()

    def _add(
        self, text: str, *, size: LabelSize = "", tone: Tone = "", is_heading: bool = False
    ) -> None:
        if not text:
            return
        made = label(text, size=size, tone=tone)
        if is_heading:
            made.setFont(look().font(bold=True))
            made.setStyleSheet("font-weight: bold;")
        self._lines.append(made)
        self._column.addWidget(made)
        # The layout shows a new child with the next event only.
        made.show()
        self.setAccessibleName(self.text)

    def _clear(self) -> None:
        for line in self._lines:
            # Deletion waits for the event loop; until then a child would still be found.
            line.hide()
            line.setParent(None)
            line.deleteLater()
        self._lines.clear()
        self.setAccessibleName("")


def _numbered(senses: tuple[str, ...]) -> Iterator[str]:
    if len(senses) == 1:
        yield senses[0]
        return
    for number, sense in enumerate(senses, start=1):
        yield say(texts.SENSE, n=number, sense=sense)
