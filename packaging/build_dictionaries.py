"""Make the word lists in resources/dictionaries from the pinned dictionaries.

    python packaging/fetch_dictionaries.py     # once: downloads and verifies the sources
    python packaging/build_dictionaries.py     # makes en/words.npz and de/words.npz

Needs packaging/dictionaries/requirements.txt. The same sources give the same bytes.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.metadata
import json
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.lexicon.folding import bad_characters, fold
from wordsmith_desktop.lexicon.index import WORD_BYTES
from wordsmith_desktop.lexicon.spelling import shape_of
from wordsmith_desktop.lexicon.store import (
    ABBREVIATION,
    NAME,
    NOUN,
    VULGAR,
    WordTable,
    check_sum,
    write_table,
)

if TYPE_CHECKING:
    # mypy sees the tree from its root; a run of this file has its own folder on the path.
    from packaging.derived import note
    from packaging.hunspell_forms import Expander, Forms, Speller, speller
else:
    from derived import note
    from hunspell_forms import Expander, Forms, Speller, speller

ROOT = Path(__file__).resolve().parent.parent
INPUTS = ROOT / "packaging" / "dictionaries"
RESOURCES = ROOT / "resources" / "dictionaries"
CACHE = ROOT / "build" / "dictionaries"

US, GB = 1, 2
DE = 1
ATTESTED_ZIPF = 1.5
"""Free German compounds used more often than this are listed: three in a hundred million words."""

OWN_LISTS = "packaging/dictionaries (own lists, GPL-3.0-or-later)"
MADE_FROM = {
    "en": ["en-us", "en-gb", "scowl (abbreviations, names)", "wordnet (hyphens)", OWN_LISTS],
    "de": ["de", "wordfreq (which free compounds are in use)", OWN_LISTS],
}
"""Sources per word list; each has its licence in the folder, or in the folder it names."""
WORDFREQ_NOTICE = """\
The commonness values, and in German the choice of free compounds, are derived from the data of
wordfreq 3.1.1 by Robyn Speer (https://github.com/rspeer/wordfreq), which may be redistributed under
the Creative Commons Attribution-ShareAlike 4.0 licence
(https://creativecommons.org/licenses/by-sa/4.0/). The word lists are shared alike. They go back to
Google Books Ngrams (http://books.google.com/ngrams), the Leeds Internet Corpus, Wikipedia,
ParaCrawl, OPUS OpenSubtitles 2018 (http://www.opensubtitles.org/), and the freely available SUBTLEX
word lists by Marc Brysbaert and others. The licence of wordfreq itself follows.

"""


@dataclass(slots=True)
class Material:
    """What goes into one word list."""

    forms: Forms
    regions: dict[str, int]
    """Region bits per surface form."""
    excluded: dict[str, int] = field(default_factory=dict)
    """Folded names and abbreviations with their code."""
    vulgar: set[str] = field(default_factory=set)
    """Vulgar surface forms and stems."""

    def exclude(self, form: str, code: int) -> None:
        """Exclude a form; what is a name and an abbreviation is told as a name."""
        word = fold(form)
        self.excluded[word] = min(code, self.excluded.get(word, code))


def read_lines(path: Path, encoding: str = "utf-8") -> list[str]:
    """Return the words of a list, without comments (from # on) and empty lines."""
    lines = (line.partition("#")[0].split() for line in path.read_text(encoding).splitlines())
    return [word for line in lines for word in line]


def english(cache: Path) -> Material:
    """Collect American and British words, all spelled in lower case but for I'm and its like."""
    material = Material(defaultdict(set), defaultdict(int))
    scowl = cache / "scowl"
    contractions = {w for f in scowl.glob("*-contractions.*") for w in read_lines(f, "latin-1")}
    hyphenated = wordnet_hyphenated(cache / "wordnet")
    for region, tag, name in ((US, "en-us", "en_US"), (GB, "en-gb", "en_GB")):
        spells = speller(RESOURCES / tag, name)
        forms = Expander(RESOURCES / tag, name).forms()
        plain = {f: s for f, s in forms.items() if f.islower() and "'" not in f}
        marked = {f: {f} for f in contractions & forms.keys()}
        joined = {f: {f} for f in hyphenated}
        for form, stems in (plain | marked | joined).items():
            if spells(form):
                material.forms[form] |= stems
                material.regions[form] |= region
        add_capitalised(material, forms)
    for form in read_lines(INPUTS / "added-en.txt"):
        material.forms[form], material.regions[form] = {form}, US | GB
    exclude_english(material, scowl)
    material.vulgar = set(read_lines(INPUTS / "vulgar-en.txt"))
    return material


def add_capitalised(material: Material, forms: Iterable[str]) -> None:
    """Put capitalised entries on the exclusion list, to tell a name from an unknown word."""
    for form in forms:
        if form[:1].isupper() and "'" not in form:
            code = ABBREVIATION if len(form) < 2 or not form[1:].islower() else NAME
            material.exclude(form, code)


def exclude_english(material: Material, scowl: Path) -> None:
    """Exclude SCOWL's abbreviations, roman numerals and names that are no lower-case words."""
    kept = set(read_lines(INPUTS / "kept-en.txt"))
    short = {
        word
        for pattern in ("*-abbreviations.*", "special-roman-numerals.*")
        for file in scowl.glob(pattern)
        for word in read_lines(file, "latin-1")
    }
    for word in short - kept:
        exclude_word(material, word, ABBREVIATION)
    reviewed = {"abbreviations-en.txt": ABBREVIATION, "names-en.txt": NAME}
    for file_name, code in reviewed.items():
        for word in read_lines(INPUTS / file_name):
            material.forms.pop(word, None)
            exclude_word(material, word, code)
    for pattern in ("*-upper.*", "*-proper-names.*"):
        for file in scowl.glob(pattern):
            add_capitalised(material, read_lines(file, "latin-1"))


def exclude_word(material: Material, word: str, code: int) -> None:
    """Put a word and its plural on the exclusion list, and off the word list."""
    for form in (word, word + "s"):
        if material.forms.get(form, {""}) <= {word}:
            del material.forms[form]
            material.exclude(form, code)
    material.exclude(word, code)


def wordnet_hyphenated(folder: Path) -> set[str]:
    """Return WordNet's hyphenated words and their plurals and past forms, in lower case."""
    found: set[str] = set()
    for part, endings in (("noun", ("s",)), ("verb", ("s", "ed", "ing")), ("adj", ()), ("adv", ())):
        for line in (folder / f"index.{part}").read_text("ascii").splitlines():
            word = line.split(" ", 1)[0]
            if re.fullmatch(r"[a-z]+(-[a-z]+)+", word):
                found.add(word)
                found |= {inflected(word, ending) for ending in endings}
    return found


def inflected(word: str, ending: str) -> str:
    """Put an ending on the last part of a hyphenated word by the rules of English spelling."""
    if ending == "s" and re.search("(s|x|z|ch|sh)$", word):
        return word + "es"
    if ending in ("s", "ed") and re.search("[^aeiou]y$", word):
        return word[:-1] + ("ies" if ending == "s" else "ied")
    if ending in ("ed", "ing") and word.endswith("e"):
        return word[:-1] + ending
    return word + ending


def german() -> Material:
    """Collect German words: nouns with a capital, all others in lower case."""
    spells = speller(RESOURCES / "de", "de_DE_frami")
    forms = Expander(RESOURCES / "de", "de_DE_frami").forms()
    material = Material({}, {})
    excluded = german_exclusions(forms)
    for form, stems in forms.items():
        if is_german_word(form) and not stems <= excluded.keys() and spells(form):
            material.forms[form] = stems
            material.regions[form] = DE
    for stem, code in excluded.items():
        material.exclude(stem.rstrip("."), code)
    for form, stems in forms.items():
        if stems <= excluded.keys():
            material.exclude(form, min(excluded[stem] for stem in stems))
    add_attested_compounds(material, spells)
    material.vulgar = set(read_lines(INPUTS / "vulgar-de.txt"))
    return material


def add_attested_compounds(material: Material, spells: Speller) -> None:
    """Add nouns that Hunspell builds freely (Haustür, Bahnhof) and that people use."""
    listed = {fold(form) for form in material.forms} | material.excluded.keys()
    for word, zipf in zipf_values("de").items():
        if zipf < ATTESTED_ZIPF or len(word) < 5 or not word.isalpha() or fold(word) in listed:
            continue
        for form in map(str.capitalize, with_sharp_s(word)):
            if is_german_word(form) and spells(form):
                material.forms[form] = {form}
                material.regions[form] = DE
                break


def with_sharp_s(word: str) -> Iterator[str]:
    """Give the spellings of a word that wordfreq holds, which writes every ß as ss."""
    yield word
    for place in re.finditer("ss", word):
        yield word[: place.start()] + "ß" + word[place.end() :]


def is_german_word(form: str) -> bool:
    """Tell whether a form is a word of letters with at most its first one a capital."""
    return form.isalpha() and form[1:].islower()


def german_exclusions(forms: Forms) -> dict[str, int]:
    """Return stems that are names or abbreviations."""
    excluded: dict[str, int] = {}
    for file in sorted(INPUTS.glob("names-de*.txt")):
        excluded |= dict.fromkeys(read_lines(file), NAME)
    excluded |= dict.fromkeys(read_lines(INPUTS / "abbreviations-de.txt"), ABBREVIATION)
    for stem in {stem for stems in forms.values() for stem in stems}:
        plain = stem.rstrip(".")
        if plain.isalpha() and (plain != stem or (len(stem) > 1 and not stem[1:].islower())):
            excluded.setdefault(stem, ABBREVIATION)
    return excluded


def table_of(material: Material, language: str) -> WordTable:
    """Fold, join spellings, rate and sort the words of one list."""
    zipf = zipf_values(language)
    spelled: dict[str, list[str]] = defaultdict(list)
    for form in material.forms:
        word = fold(form)
        if 2 <= len(word) <= WORD_BYTES and not bad_characters(word):
            spelled[word].append(form)
    words = sorted(spelled)
    best = [max(spelled[w], key=lambda form: (rate(zipf, form), form)) for w in words]
    shapes = [shape_of(form) for form in best]
    odd = [place for place, shape in enumerate(shapes) if shape is None]
    excluded = sorted(w for w in material.excluded if is_excludable(w) and w not in spelled)
    return WordTable(
        words=np.array(words, f"S{WORD_BYTES}"),
        commonness=np.array([max(rate(zipf, f) for f in spelled[w]) for w in words], np.uint8),
        flags=np.array([flags_of(material, spelled[w]) for w in words], np.uint8),
        shapes=np.array([shape or 0 for shape in shapes], np.uint8),
        odd_places=np.array(odd, np.uint32),
        odd_spellings=np.array([best[place].encode() for place in odd] or [b""][:0], "S60"),
        excluded=np.array(excluded, f"S{WORD_BYTES}"),
        excluded_reasons=np.array([material.excluded[w] for w in excluded], np.uint8),
        long_words=long_words(material.forms),
    )


def long_words(forms: Iterable[str]) -> npt.NDArray[np.uint32]:
    """Return the sorted check sums of the words that are too long for the list."""
    words = {word for form in forms if len(word := fold(form)) > WORD_BYTES}
    return np.array(sorted({check_sum(word) for word in words}), np.uint32)


def is_excludable(word: str) -> bool:
    """Tell whether a name or abbreviation can be spelled by a player at all."""
    return 2 <= len(word) <= WORD_BYTES and not bad_characters(word)


def flags_of(material: Material, surfaces: Iterable[str]) -> int:
    """Return the regions of all spellings of a word, and whether one is a noun or vulgar."""
    flags = 0
    for form in surfaces:
        flags |= material.regions[form]
        if form[0].isupper():
            flags |= NOUN
        if form in material.vulgar or material.forms[form] & material.vulgar:
            flags |= VULGAR
    return flags


def zipf_values(language: str) -> dict[str, float]:
    """Return wordfreq's largest list as Zipf values (log10 of uses per thousand million words)."""
    wordfreq = importlib.import_module("wordfreq")
    found: dict[str, float] = {}
    for place, bucket in enumerate(wordfreq.get_frequency_list(language, "best")):
        found |= dict.fromkeys(bucket, 9 - place / 100)
    return found


def rate(zipf: Mapping[str, float], form: str) -> int:
    """Return ten times the Zipf value of a form; of a hyphenated one, that of its rarest part."""
    parts = unicodedata.normalize("NFC", form.lower()).replace("ß", "ss").split("-")
    value = min(zipf.get(part, 0.0) for part in parts) - (len(parts) - 1)
    return max(0, round(10 * value))


def write_provenance(folder: Path, table: WordTable) -> None:
    """Say beside the word list what it was made of."""
    wordfreq = importlib.metadata.distribution("wordfreq")
    licence = next(path for path in wordfreq.files or () if path.name == "LICENSE.txt")
    (folder / "LICENSE-wordfreq").write_text(
        WORDFREQ_NOTICE + str(licence.read_text("utf-8")), "utf-8"
    )
    content = {
        "file": "words.npz",
        "sha256": hashlib.sha256((folder / "words.npz").read_bytes()).hexdigest(),
        "words": len(table.words),
        "exclusions": len(table.excluded),
        "made_by": "packaging/build_dictionaries.py",
        "made_from": MADE_FROM[folder.name],
        "tools": {t: importlib.metadata.version(t) for t in ("chunspell", "spylls", "wordfreq")},
    }
    text = json.dumps(content, indent=2, ensure_ascii=False) + "\n"
    (folder / "WORDS.json").write_text(text, "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", default=["en", "de"])
    parser.add_argument("--cache", type=Path, default=CACHE)
    options = parser.parse_args()
    for language in options.languages:
        material = english(options.cache) if language == "en" else german()
        table = table_of(material, language)
        folder = RESOURCES / language
        folder.mkdir(parents=True, exist_ok=True)
        write_table(folder / "words.npz", table)
        write_provenance(folder, table)
        note(f"dictionary-{language}")
        print(language, len(table.words), "words,", len(table.excluded), "exclusions")


if __name__ == "__main__":
    main()
