"""What every word list is made of, and the readers that all languages share."""

from __future__ import annotations

import importlib
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.lexicon.store import ABBREVIATION

from .hunspell_forms import Forms

ROOT = Path(__file__).resolve().parents[2]
INPUTS = ROOT / "packaging" / "dictionaries"
RESOURCES = ROOT / "resources" / "dictionaries"
CACHE = ROOT / "build" / "dictionaries"

ATTESTED_ZIPF = 1.5
"""A form that wordfreq has met so often is in use: three times in a hundred million words."""
SHORT = 3
"""Words of so many letters decide games; a reviewed list says which there are."""


@dataclass(slots=True)
class Material:
    """What goes into one word list."""

    forms: Forms = field(default_factory=lambda: defaultdict(set))
    """Surface forms with the stems they come from."""
    regions: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    """Region bits per surface form."""
    excluded: dict[str, int] = field(default_factory=dict)
    """Folded names and abbreviations with their code."""
    contractions: set[str] = field(default_factory=set)
    """Surface forms that stand for several words (it's)."""
    vulgar: set[str] = field(default_factory=set)
    """Surface forms that a family table is not shown."""
    sources: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    """Bits of the sources that vouch for each surface form, see `lexicon.vouchers`."""
    known: dict[str, int] = field(default_factory=dict)
    """How widely a surface form is known, see `store.WordColumns.known`; 0 where it is missing."""
    whole: dict[str, float] = field(default_factory=dict)
    """Zipf values of surface forms that wordfreq does not count as they are written."""
    first_parts: set[str] = field(default_factory=set)
    """Folded words that begin many compounds, with the letters that link them."""
    last_parts: set[str] = field(default_factory=set)
    """Folded words that end many compounds."""

    def add(self, form: str, stems: Iterable[str], region: int, source: int) -> None:
        """List a surface form for which a source vouches."""
        self.forms[form] |= set(stems)
        self.regions[form] |= region
        self.sources[form] |= source

    def drop(self, form: str) -> None:
        """Take a surface form off the list."""
        self.forms.pop(form, None)
        self.regions.pop(form, None)
        self.sources.pop(form, None)

    def exclude(self, form: str, code: int) -> None:
        """Exclude a form; what is a name and an abbreviation is told as an abbreviation."""
        word = fold(form)
        self.excluded[word] = max(code, self.excluded.get(word, code))


def read_lines(path: Path, encoding: str = "utf-8") -> list[str]:
    """Return the words of a list, without comments (from # on) and empty lines."""
    lines = (line.partition("#")[0].split() for line in path.read_text(encoding).splitlines())
    return [word for line in lines for word in line]


def read_short(language: str) -> dict[str, list[str]]:
    """Return the reviewed words of two and three letters, folded, with what vouches for each."""
    found: dict[str, list[str]] = {}
    for line in (INPUTS / f"short-{language}.txt").read_text("utf-8").splitlines():
        word, *sources = line.partition("#")[0].split()[:2] or [""]
        if word:
            found[word] = sources[0].split("+") if sources else []
    return found


def zipf_values(language: str) -> dict[str, float]:
    """Return wordfreq's largest list as Zipf values (log10 of uses per thousand million words)."""
    wordfreq = importlib.import_module("wordfreq")
    found: dict[str, float] = {}
    for place, bucket in enumerate(wordfreq.get_frequency_list(language, "best")):
        found |= dict.fromkeys(bucket, 9 - place / 100)
    return found


def with_sharp_s(word: str) -> Iterator[str]:
    """Give the spellings of a word that wordfreq holds, which writes every ß as ss."""
    yield word
    for place in re.finditer("ss", word):
        yield word[: place.start()] + "ß" + word[place.end() :]


def zipf_of(zipf: Mapping[str, float], form: str) -> float:
    """Return how often wordfreq has met a form, 0 if never."""
    return zipf.get(form.lower().replace("ß", "ss"), 0.0)


def exclude_word(material: Material, word: str, code: int) -> None:
    """Put a word and its plural on the exclusion list, and off the word list."""
    for form in (word, word + "s"):
        if material.forms.get(form, {""}) <= {word}:
            material.drop(form)
            material.exclude(form, code)
    material.exclude(word, code)


_OF_PARTS = re.compile("[A-Z][a-z]+(?:[A-Z][a-z]{2,})+")
"""A name that has a capital within as well: McDonald, YouTube."""


def is_all_caps(form: str) -> bool:
    """Tell whether a capitalised entry is written like an abbreviation (NASA, kHz, PhD)."""
    is_short = len(form) < 2 or not form[1:].islower()
    return is_short and not _OF_PARTS.fullmatch(form)


def code_of(form: str, otherwise: int) -> int:
    """Return the code that the spelling of a capitalised entry gives it."""
    return ABBREVIATION if is_all_caps(form) else otherwise
