"""Rules as a text to be read: numbers that lead to each other, and examples in real pieces."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from html import escape
from itertools import groupby
from typing import Any, Final

from PySide6.QtCore import QTimer, QUrl, Signal
from PySide6.QtGui import QResizeEvent, QTextDocument
from PySide6.QtWidgets import QTextBrowser

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.rule_pictures import RulePicture, paint_example, picture_size
from wordsmith_desktop.wording.rule_entries import RuleEntry, RulePart
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import say

Pictures = Mapping[str, Sequence[RulePicture]]
_LINE: Final = 6.0
"""Height of a line of pieces, in grid steps that grow with the text."""
_NUMBER: Final = re.compile(r"\b[A-Z][0-9]+\b")
_SCHEME: Final = "example"


class RuleBook(QTextBrowser):
    """Shows rules; a picture is painted when it comes into sight."""

    rule_asked = Signal(str)
    """The rule of that number is to be shown."""

    def __init__(self) -> None:
        super().__init__()
        self._pictures: Pictures = {}
        self._linked: frozenset[str] = frozenset()
        self._at = ""
        self.setAccessibleName(say(texts.RULES_TEXT))
        self.setTabChangesFocus(True)
        self.setOpenLinks(False)
        self.anchorClicked.connect(lambda url: self.rule_asked.emit(url.fragment()))

    def show_rules(
        self,
        rules: Sequence[RuleEntry],
        pictures: Pictures,
        *,
        linked: Collection[str],
        parts: Sequence[RulePart] = (),
        is_whole: bool = True,
        head: str = "",
        at: str = "",
    ) -> None:
        """Show these rules, with the pictures by their numbers, open `at` the rule of a number.

        They stand under the headings of the `parts`, which say their gist where the book
        `is_whole`. What is said at their `head` is scrolled with them. The numbers that are
        `linked` ask for their rules wherever they are named.
        """
        self._pictures, self._linked, self._at = pictures, frozenset(linked), at
        self.document().clear()
        html = (
            "".join(self._in_parts(rules, parts, is_whole=is_whole))
            or f"<p>{escape(say(texts.RULES_NOTHING))}</p>"
        )
        before = f'<p style="color: {look().theme.muted}">{escape(head)}</p>' if head else ""
        self.setHtml(before + html)
        self._open()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        url = QUrl(name)
        if url.scheme() != _SCHEME:
            return super().loadResource(kind, name)
        number, place = url.path().split("/")
        picture, ratio = self._pictures[number][int(place)], self.devicePixelRatioF()
        image = paint_example(picture, look(), line_px=look().px(_LINE), ratio=ratio)
        # Else it would be painted again with every line that is scrolled.
        self.document().addResource(QTextDocument.ResourceType.ImageResource.value, url, image)
        return image

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._open()

    def _open(self) -> None:
        if self._at:
            # The lines are broken by then for the breadth that there is.
            QTimer.singleShot(0, self, lambda: self.scrollToAnchor(self._at))

    def _in_parts(
        self, rules: Sequence[RuleEntry], parts: Sequence[RulePart], *, is_whole: bool
    ) -> Iterator[str]:
        if not parts:
            yield from self._html(rules)
        for part in parts:
            own = [rule for rule in rules if rule.number in part.numbers]
            if own or is_whole:
                yield f"<h2>{escape(say(part.title))}</h2>"
            if is_whole:
                yield f"<p>{escape(say(part.gist))}</p>"
            yield from self._html(own)

    def _html(self, rules: Sequence[RuleEntry]) -> Iterator[str]:
        for number, entries in groupby(rules, key=lambda rule: rule.number):
            yield f'<a name="{number}"></a>'
            for rule in entries:
                yield _rule_html(rule, self._linked, is_marked=number == self._at)
            yield from self._examples(number)

    def _examples(self, number: str) -> Iterator[str]:
        muted = look().theme.muted
        for place, picture in enumerate(self._pictures.get(number, ())):
            size = picture_size(picture, look().px(_LINE))
            yield (
                f'<p><img src="{_SCHEME}:{number}/{place}" width="{round(size.width())}" '
                f'height="{round(size.height())}"><br>'
                f'<span style="color: {muted}">{escape(picture.caption())}</span></p>'
            )


def _rule_html(rule: RuleEntry, linked: frozenset[str], *, is_marked: bool) -> str:
    # Rules are plain text: `setHtml` would take their < and & for markup.
    ours = f" <i>{escape(say(texts.RULES_OURS))}</i>" if rule.is_ours else ""
    text = _linked(_with_colours(say(rule.text)), linked - {rule.number})
    wash = f' style="background-color: {look().theme.accent_soft}"' if is_marked else ""
    return f"<p{wash}><b>{escape(rule.number)}</b> {text}{ours}</p>"


def _linked(html: str, numbers: frozenset[str]) -> str:
    """Have the numbers of other rules lead to them."""

    def link(found: re.Match[str]) -> str:
        number = found.group()
        return f'<a href="#{number}">{number}</a>' if number in numbers else number

    return _NUMBER.sub(link, html)


def _with_colours(text: str) -> str:
    """The text as HTML, with the shapes that stand for colours in those colours."""
    theme, html = look().theme, escape(text)
    # The rims of pieces stand out from every ground; the shapes say the same without colour.
    shapes = {"◆": theme.long.outline, "●": theme.big.outline, "▲": theme.short.outline}
    for shape, colour in shapes.items():
        html = html.replace(shape, f'<span style="color: {colour}">{shape}</span>')
    return html
