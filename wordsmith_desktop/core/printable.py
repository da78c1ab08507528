"""Text of strangers, made fit for one line."""

from __future__ import annotations


def shown(text: str, *, limit: int | None = None) -> str:
    """`text` with everything escaped that could break a line or steer a terminal.

    With a `limit`, a longer text is cut to so many characters and an ellipsis.
    """
    if limit is not None and len(text) > limit:
        return shown(text[:limit]) + "…"
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else _escaped(c) for c in text)


def _escaped(character: str) -> str:
    code = ord(character)
    # How Python hands on a byte of an argument that is not UTF-8.
    if 0xDC80 <= code <= 0xDCFF:
        return f"\\x{code - 0xDC00:02x}"
    return character.encode("unicode_escape", "surrogatepass").decode("ascii")
