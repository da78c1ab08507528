"""The few marks that clues may have, such as <i>: all else in them is text as it stands."""

from __future__ import annotations

import html
import re
from typing import Final

MARKS: Final = ("i", "b", "u", "s", "sub", "sup")
_ALIKE: Final = {"em": "i", "strong": "b", "strike": "s", "del": "s"}
_TAG: Final = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9]{0,9})(?:\s[^<>]{0,400})?/?>")
_BREAK: Final = re.compile(r"(?i)<br\s*/?>")
_MARK: Final = re.compile(rf"(</?(?:{'|'.join(MARKS)})>)")


def from_html(text: str) -> str:
    """A text with marks out of one in HTML; other elements leave their text."""
    kept = _TAG.sub(_named, _BREAK.sub(" ", text))
    closed = (one for one, is_mark in pieces(kept) if is_mark or not _MARK.fullmatch(one))
    return html.unescape("".join(closed))


def _named(found: re.Match[str]) -> str:
    name = found.group(2).lower()
    name = _ALIKE.get(name, name)
    return f"<{found.group(1)}{name}>" if name in MARKS else ""


def pieces(text: str) -> list[tuple[str, bool]]:
    """The text in pieces, and whether each is a mark; one that does not close is text."""
    found = _MARK.split(text)
    opened: list[int] = []
    pairs = set[int]()
    for place in range(1, len(found), 2):
        tag = found[place]
        if not tag.startswith("</"):
            opened.append(place)
        elif opened and found[opened[-1]] == f"<{tag[2:]}":
            pairs |= {opened.pop(), place}
    return [(one, place in pairs) for place, one in enumerate(found) if one]


def plain(text: str) -> str:
    """The same without marks."""
    return "".join(one for one, is_mark in pieces(text) if not is_mark)


def to_html(text: str) -> str:
    """The same for what reads HTML: all but the marks is escaped."""
    return "".join(
        one if is_mark else html.escape(one, quote=False) for one, is_mark in pieces(text)
    )
