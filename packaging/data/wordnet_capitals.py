"""What the spelling of WordNet's lemmas tells: which capitals make no name, what is two words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PARTS = ("noun", "verb", "adj", "adv")


class Lemma(NamedTuple):
    """A lemma in one of its senses."""

    written: str
    """As WordNet writes it, parts joined by an underscore."""
    is_instance: bool
    """Whether it is one thing of its kind."""


def lemmas(wordnet: Path) -> Iterator[Lemma]:
    """Give every lemma of every sense."""
    for part in PARTS:
        for line in (wordnet / f"data.{part}").read_text("ascii").splitlines():
            if line.startswith(" "):
                continue
            data = line.partition(" | ")[0]
            fields = data.split(" ")
            for word in fields[4 : 4 + 2 * int(fields[3], 16) : 2]:
                yield Lemma(word.partition("(")[0], " @i " in data)


def ordinary_capitals(wordnet: Path) -> set[str]:
    """Return the capitalised lemmas, in lower case, that name a kind of thing and no one thing."""
    instances: dict[str, set[bool]] = defaultdict(set)
    for lemma in lemmas(wordnet):
        if lemma.written[:1].isupper() and lemma.written.isalpha():
            instances[lemma.written.lower()].add(lemma.is_instance)
    return {word for word, kinds in instances.items() if kinds == {False}}


def written_apart(wordnet: Path) -> set[str]:
    """Return the joined letters of the lemmas of several words: seasnail of sea snail."""
    parted = {lemma.written for lemma in lemmas(wordnet) if not lemma.written.isalpha()}
    return {word.replace("_", "").replace("-", "").lower() for word in parted}
