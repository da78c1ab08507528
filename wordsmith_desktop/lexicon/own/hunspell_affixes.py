"""The affix file of a Hunspell dictionary, as far as it makes forms of words."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from .word_file import WordFileError, WordFileFault, read_bytes

MOST_BYTES: Final = 16 << 20
_ENCODINGS: Final = {"MICROSOFT-CP1252": "cp1252", "TIS620-2533": "tis-620"}
_OF_WORDS: Final = {
    "FORBIDDENWORD": "forbidden",
    "NEEDAFFIX": "needs_affix",
    "PSEUDOROOT": "needs_affix",
    "ONLYINCOMPOUND": "only_in_compound",
    "CIRCUMFIX": "circumfix",
    "KEEPCASE": "keeps_case",
}
"""Options that are a flag of words."""

Flags: TypeAlias = frozenset[str]
Reads: TypeAlias = Callable[[str], Sequence[str]]


class Affix(NamedTuple):
    """One way to change a beginning or an end."""

    strip: str
    add: str
    flags: Flags
    """Of what may be put on after it, and what speaks against the form."""
    fits: Callable[[str], bool]
    """Whether a word is such that it can be put on."""
    crosses: bool
    """Whether a beginning and an end can be put on together."""


@dataclass(slots=True)
class Affixes:
    """What an affix file says."""

    encoding: str = "latin-1"
    flag_kind: str = ""
    """How flags are written: a letter each, "long", "num" or "UTF-8"."""
    aliases: list[Flags] = field(default_factory=list)
    special: dict[str, str] = field(default_factory=dict)
    """The flag by what it means, see `_OF_WORDS`."""
    named: set[str] = field(default_factory=set)
    """What options say, of which some are flags that change no form."""
    prefixes: dict[str, list[Affix]] = field(default_factory=lambda: defaultdict(list))
    suffixes: dict[str, list[Affix]] = field(default_factory=lambda: defaultdict(list))
    ignored: str = ""
    """Letters that are left out of words."""

    def flags(self, text: str) -> Flags:
        """The flags of a word or affix."""
        if self.aliases and text.isdecimal():
            place = int(text) - 1
            return self.aliases[place] if 0 <= place < len(self.aliases) else frozenset()
        return frozenset(_split(text, self.flag_kind))


def read_affixes(path: Path) -> Affixes:
    """Read an affix file. Raises `WordFileError`."""
    try:
        data = read_bytes(path, MOST_BYTES)
    except WordFileError as error:
        raise WordFileError(WordFileFault.NO_AFFIXES, path, error.more) from error
    found = Affixes()
    named = re.search(rb"^\s*SET\s+(\S+)", data, re.MULTILINE)
    if named is not None:
        given = named[1].decode("ascii", "replace")
        found.encoding = _ENCODINGS.get(given.upper(), given)
    try:
        text = data.decode(found.encoding)
    except (LookupError, UnicodeDecodeError) as error:
        raise WordFileError(WordFileFault.NO_AFFIXES, path) from error
    lines = [line.split() for line in text.lstrip("\ufeff").splitlines() if line.strip()]
    _read_options(lines, found)
    rules = [parts for parts in lines if parts[0] in ("PFX", "SFX") and len(parts) >= 4]
    if _is_cut_off(rules):
        raise WordFileError(WordFileFault.NO_AFFIXES, path)
    for parts in rules:
        _read_affix(parts, found)
    return found


def _is_cut_off(rules: list[list[str]]) -> bool:
    """Whether the last affix has fewer rules than its heading says."""
    if not rules:
        return False
    last = [parts for parts in rules if parts[:2] == rules[-1][:2]]
    _kind, _flag, crosses, count = last[0][:4]
    return crosses in ("Y", "N") and count.isdecimal() and len(last) - 1 < int(count)


def _read_options(lines: Iterable[list[str]], found: Affixes) -> None:
    """Take how flags are written first: it may stand behind what has some."""
    aliases = []
    for name, *rest in lines:
        if not rest:
            continue
        found.named.add(rest[0])
        if name == "FLAG":
            found.flag_kind = rest[0].lower()
        elif name == "AF":
            aliases.append(rest[0])
        elif name == "IGNORE":
            found.ignored = rest[0]
        elif name in _OF_WORDS:
            found.special[_OF_WORDS[name]] = rest[0]
    # The first one is how many there are.
    found.aliases = [frozenset(_split(text, found.flag_kind)) for text in aliases[1:]]


def _read_affix(parts: list[str], found: Affixes) -> None:
    kind, flag, strip, add, *rest = parts
    heap = (found.prefixes if kind == "PFX" else found.suffixes)[flag]
    if strip in ("Y", "N") and add.isdecimal() and not heap and not rest:
        found.special.setdefault(f"{kind}/{flag}", strip)
        return
    text, _, flags = add.partition("/")
    if (kind == "PFX" and _ELIDED.search(text)) or "-" in text:
        # As in l'arbre and dá-lhe: two words, of which no game takes both.
        return
    condition = rest[0] if rest else "."
    heap.append(
        Affix(
            "" if strip == "0" else strip,
            "" if text == "0" else text,
            found.flags(flags) if flags else frozenset(),
            _condition(condition, is_prefix=kind == "PFX"),
            found.special.get(f"{kind}/{flag}") == "Y",
        )
    )


@lru_cache(maxsize=4096)
def _condition(text: str, *, is_prefix: bool) -> Callable[[str], bool]:
    if text == ".":
        return lambda _word: True
    if "[" not in text and "." not in text:
        # Most are plain letters, for which Python's own is faster.
        return (
            (lambda word: word.startswith(text))
            if is_prefix
            else (lambda word: word.endswith(text))
        )
    plain = "".join(part if part[0] == "[" else _escaped(part) for part in _PARTS.findall(text))
    try:
        pattern = re.compile(plain if is_prefix else f"(?:{plain})$")
    except re.error:
        return lambda _word: False
    find = pattern.match if is_prefix else pattern.search
    return lambda word: find(word) is not None


_ELIDED: Final = re.compile("['’]")
_PARTS: Final = re.compile(r"\[[^\]]*\]|[^\[]+")


def _escaped(part: str) -> str:
    return "".join(one if one == "." else re.escape(one) for one in part)


def _split(text: str, kind: str) -> Sequence[str]:
    if kind == "long":
        return [text[place : place + 2] for place in range(0, len(text), 2)]
    return text.split(",") if kind == "num" else list(text)
