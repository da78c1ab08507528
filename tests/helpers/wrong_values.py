"""A sound JSON file with something else at one of its places: all that JSON can hold, and no JSON.

The values are written as text, because Python has no number that is written as 1e999.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from hypothesis import strategies as st

from wordsmith_desktop.core.rng import Rng

Path = tuple[str | int, ...]
Change = tuple[Path, str]
"""A place, and the text that stands there; what begins with "-" or "+" is done to the place."""

GONE: Final = "-gone"
TWICE: Final = "+twice"
RENAMED: Final = "+renamed"
WRONG: Final = (
    *("null", "true", "false", "0", "1", "-1", "2", "1.5", "-0.0", "1e308", "5e-324"),
    *("9" * 18, "-" + "9" * 18, "9" * 30, "9" * 5000, "1e999", "NaN", "-Infinity"),
    *('""', '"x"', '"{}"', '"[]"', '"null"', '"1"', '"../../x"', '"a\\u0000b"', '"\\ud800"'),
    *('"\\u202e\\n\\t "', '"\\ud83d\\ude00"', f'"{"x" * 300}"', f'"{"[" * 9000}"'),
    *("[]", "[[]]", "[null]", '["x"]', "[1]", '["x", "x"]', "{}", '{"x": ["x"]}', '{"id": 1}'),
    *("[" * 60 + "]" * 60, "[" * 900 + "]" * 900, "[" * 90_000, "}", ""),
)
_MARK: Final = "@ wrong {} @"


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a JSON value, the whole of it first."""
    yield path
    members: Any = ()
    if isinstance(value, dict):
        members = value.items()
    elif isinstance(value, list):
        members = enumerate(value)
    for name, member in members:
        yield from places(member, (*path, name))


def changed(content: Any, *changes: Change) -> bytes:
    """The text of JSON with these things at these places; a place that is gone by then stays so."""
    whole = json.loads(json.dumps({"": content}))
    texts: list[str] = []
    for path, text in changes:
        holder, name = _found(whole, ("", *path))
        if holder is None:
            continue
        if text == GONE:
            del holder[name]
        elif text == TWICE and isinstance(holder, list):
            holder.append(holder[name])
        elif text == RENAMED and isinstance(holder, dict):
            holder["sparkle"] = holder.pop(name)
        elif text not in (TWICE, RENAMED):
            holder[name] = _MARK.format(len(texts))
            texts.append(text)
    written = json.dumps(whole[""]) if "" in whole else ""
    for number, text in enumerate(texts):
        written = written.replace(f'"{_MARK.format(number)}"', text)
    return written.encode()


def _found(whole: Any, path: Path) -> tuple[Any, Any]:
    holder = whole
    for name in path[:-1]:
        try:
            holder = holder[name]
        except (LookupError, TypeError):
            return None, None
    is_there = (isinstance(holder, dict) and path[-1] in holder) or (
        isinstance(holder, list) and isinstance(path[-1], int) and path[-1] < len(holder)
    )
    return (holder, path[-1]) if is_there else (None, None)


def wrong(content: Any) -> st.SearchStrategy[bytes]:
    """Texts of JSON in which one or two places are wrong."""
    change = st.tuples(
        st.sampled_from(sorted(places(content), key=repr)),
        st.sampled_from((*WRONG, GONE, TWICE, RENAMED)),
    )
    return st.lists(change, min_size=1, max_size=2).map(lambda found: changed(content, *found))


def drawn_wrong(content: Any, rng: Rng) -> bytes:
    """The same, by a seeded stream."""
    listed = sorted(places(content), key=repr)
    ways = (*WRONG, GONE, TWICE, RENAMED)
    return changed(
        content, *((rng.choice(listed), rng.choice(ways)) for _ in range(1 + rng.below(2)))
    )
