"""Make the word lists in resources/dictionaries from the pinned dictionaries.

    packaging/dev.py -m data.fetch_dictionaries     # once: downloads and verifies the sources
    packaging/dev.py -m data.build_dictionaries     # makes en/words.npz and de/words.npz

Needs packaging/dictionaries/requirements.txt. The same sources give the same bytes.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.metadata
import json
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.lexicon.folding import bad_characters, fold
from wordsmith_desktop.lexicon.index import WORD_BYTES
from wordsmith_desktop.lexicon.spelling import shape_of
from wordsmith_desktop.lexicon.store import (
    CONTRACTION,
    LAST_PART,
    NOUN,
    VULGAR,
    WordColumns,
    check_sum,
    write_table,
)

from .cases import Cases
from .derived import note
from .english_words import english
from .family_marks import mark_vulgar
from .german_words import german
from .word_material import CACHE, RESOURCES, Material, zipf_values

COLLECT: Mapping[str, Callable[[Path], Material]] = {"en": english, "de": german}
WORDFREQ = "wordfreq (how common words are, and which rare ones are in use)"
CASES = "spacy-lookups-data (how often words are written with a capital, with ß and with ss)"
OWN_LISTS = "packaging/dictionaries (own lists, GPL-3.0-or-later)"
WORDFREQ_NOTICE = """\
The commonness values, and which words of the larger lexicons are in use, are derived from the data
of wordfreq 3.1.1 by Robyn Speer (https://github.com/rspeer/wordfreq), which may be redistributed
under the Creative Commons Attribution-ShareAlike 4.0 licence
(https://creativecommons.org/licenses/by-sa/4.0/). The word lists are shared alike. They go back to
Google Books Ngrams (http://books.google.com/ngrams), the Leeds Internet Corpus, Wikipedia,
ParaCrawl, OPUS OpenSubtitles 2018 (http://www.opensubtitles.org/), and the freely available SUBTLEX
word lists by Marc Brysbaert and others. The licence of wordfreq itself follows.

"""


def table_of(material: Material, language: str) -> WordColumns:
    """Fold, join spellings, rate and sort the words of one list."""
    zipf = zipf_values(language)
    spelled: dict[str, list[str]] = defaultdict(list)
    for form in material.forms:
        word = fold(form)
        if 2 <= len(word) <= WORD_BYTES and not bad_characters(word):
            spelled[word].append(form)
    words = sorted(spelled)
    cases = Cases(CACHE / f"cases-{language}.json.gz")
    best = [best_spelling(material, zipf, cases, spelled[w]) for w in words]
    shapes = [shape_of(form) for form in best]
    odd = [place for place, shape in enumerate(shapes) if shape is None]
    excluded = sorted(w for w in material.excluded if is_excludable(w) and w not in spelled)
    return WordColumns(
        words=np.array(words, f"S{WORD_BYTES}"),
        commonness=np.array(
            [max(rate(material, zipf, f) for f in spelled[w]) for w in words], np.uint8
        ),
        known=np.array([max(material.known.get(f, 0) for f in spelled[w]) for w in words], "B"),
        sources=np.array([sources_of(material, spelled[w]) for w in words], np.uint8),
        flags=np.array([flags_of(material, spelled[w]) for w in words], np.uint8),
        shapes=np.array([shape or 0 for shape in shapes], np.uint8),
        odd_places=np.array(odd, np.uint32),
        odd_spellings=np.array([best[place].encode() for place in odd] or [b""][:0], "S60"),
        excluded=np.array(excluded, f"S{WORD_BYTES}"),
        excluded_reasons=np.array([material.excluded[w] for w in excluded], np.uint8),
        long_words=long_words(material.forms),
        first_parts=np.array(
            sorted(part for part in material.first_parts if len(part) < WORD_BYTES),
            f"S{WORD_BYTES}",
        ),
    )


def best_spelling(
    material: Material, zipf: Mapping[str, float], cases: Cases, forms: list[str]
) -> str:
    """Return the commonest spelling; between ß and ss, which wordfreq holds alike, by `cases`."""
    has_both = len(forms) > 1 and any("ß" in form for form in forms)
    return max(
        forms,
        key=lambda form: (rate(material, zipf, form), has_both and cases.share(form), form),
    )


def long_words(forms: Iterable[str]) -> npt.NDArray[np.uint32]:
    """Return the sorted check sums of the words that are too long for the list."""
    words = {word for form in forms if len(word := fold(form)) > WORD_BYTES}
    return np.array(sorted({check_sum(word) for word in words}), np.uint32)


def is_excludable(word: str) -> bool:
    """Tell whether a name or abbreviation can be spelled by a player at all."""
    return 2 <= len(word) <= WORD_BYTES and not bad_characters(word)


def flags_of(material: Material, surfaces: Iterable[str]) -> int:
    """Return the regions of all spellings of a word, and what kinds of word one of them is."""
    flags = 0
    for form in surfaces:
        flags |= material.regions[form]
        if form[0].isupper():
            flags |= NOUN
        if form in material.vulgar:
            flags |= VULGAR
        if form in material.contractions:
            flags |= CONTRACTION
        if fold(form) in material.last_parts:
            flags |= LAST_PART
    return flags


def sources_of(material: Material, surfaces: Iterable[str]) -> int:
    """Return who vouches for any spelling of a word."""
    bits = 0
    for form in surfaces:
        bits |= material.sources[form]
    return bits


def rate(material: Material, zipf: Mapping[str, float], form: str) -> int:
    """Return ten times the Zipf value of a form."""
    if form in material.whole:
        return max(0, round(10 * material.whole[form]))
    plain = unicodedata.normalize("NFC", form.lower()).replace("ß", "ss")
    return max(0, round(10 * zipf.get(plain, 0.0)))


def made_from(folder: Path) -> list[str]:
    """Return what a word list was made of; each source has its licence in its folder."""
    entries = json.loads((folder / "PROVENANCE.json").read_text("utf-8"))
    fetched = [one for one in entries if one["kind"] != "measure" and "only_for" not in one]
    spellers = ["en-us", "en-gb"] if folder.name == "en" else []
    sources = [f"{source['name']} {source['version']}" for source in fetched]
    return [*spellers, *sources, WORDFREQ, CASES, OWN_LISTS]


def write_provenance(folder: Path, table: WordColumns) -> None:
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
        "made_by": "packaging/data/build_dictionaries.py",
        "made_from": made_from(folder),
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
        material = COLLECT[language](options.cache)
        mark_vulgar(material, language, options.cache)
        table = table_of(material, language)
        folder = RESOURCES / language
        folder.mkdir(parents=True, exist_ok=True)
        write_table(folder / "words.npz", table)
        write_provenance(folder, table)
        note(f"dictionary-{language}")
        print(language, len(table.words), "words,", len(table.excluded), "exclusions")


if __name__ == "__main__":
    main()
