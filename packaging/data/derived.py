"""Which files the shipped data was made of, so that nobody has to make it again to know.

    packaging/dev.py -m data.derived             # tells what has changed since the data was made
    packaging/dev.py -m data.derived NAME...     # notes the files of today for these data

The scripts that make the data note their inputs themselves. Note them by hand only where a change
cannot reach the data, such as one of a comment.

The boxes of Length × Wit and the decks of Rewordable are not among them: they are chosen once, from
the word list of their day, and stay as they are when it changes. What computers reckon with, the
prospects and leaves measured by them, goes by words that are met: they are measured anew with a new
box or deck, and not for every list that gains or loses words of which hardly anybody thinks.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
NOTES = "packaging/data/derived.json"
FOLDER = "packaging/dictionaries"
LISTS = (
    *("abbreviations", "added", "clubs", "contractions", "everyday", "first-parts", "kept"),
    *("kept-names", "known", "names", "obscure", "placed", "refused", "short", "spared", "vulgar"),
)
"""Our own lists that go into a dictionary."""
SCRIPTS = (
    *("cases", "english_words", "family_marks", "german_forms", "german_lexicons", "german_parts"),
    *("german_rules", "german_words", "hunspell_forms", "hyphenated", "scowl"),
    *("word_material", "wordnet_capitals"),
)
"""What collects the words; each language takes something from the other's sources."""


class Recipe(NamedTuple):
    """How one file of the shipped data is made; files are named from the root, with wildcards."""

    module: str
    """What makes it, with its arguments; `packaging/dev.py -m` runs it."""
    inputs: tuple[str, ...]
    made: str


def _dictionary(language: str) -> Recipe:
    return Recipe(
        f"data.build_dictionaries {language}",
        (
            "packaging/data/build_dictionaries.py",
            *(f"packaging/data/{script}.py" for script in SCRIPTS),
            *(f"{FOLDER}/{kind}-{language}.txt" for kind in LISTS),
            f"{FOLDER}/requirements.txt",
            f"{FOLDER}/sources.json",
        ),
        _words(language),
    )


def _words(language: str) -> str:
    return f"resources/dictionaries/{language}/words.npz"


def _meanings(language: str) -> Recipe:
    return Recipe(
        f"data.build_meanings {language}",
        (
            "packaging/data/build_meanings.py",
            "packaging/data/german_forms.py",
            "packaging/data/hunspell_forms.py",
            "packaging/data/meanings_*.py",
            f"{FOLDER}/meanings-{language}.txt",
            f"{FOLDER}/order-{language}.txt",
            f"{FOLDER}/requirements.txt",
            f"{FOLDER}/sources.json",
            _words(language),
        ),
        f"resources/dictionaries/{language}/meanings.tsv",
    )


def _prospects(language: str) -> Recipe:
    game = "wordsmith_desktop/games/length_x_wit/rules"
    return Recipe(
        f"data.build_length_x_wit_prospects {language}",
        (
            "packaging/data/build_length_x_wit_prospects.py",
            f"{game}/boxes/{language}.toml",
            f"{game}/promises.py",
        ),
        f"{game}/prospects/{language}.toml",
    )


def _leaves(language: str) -> Recipe:
    game = "wordsmith_desktop/games/rewordable/rules"
    return Recipe(
        f"data.build_rewordable_leaves {language}",
        (
            "packaging/data/build_rewordable_leaves.py",
            f"{game}/decks/{language}.toml",
        ),
        f"{game}/leaves/{language}.toml",
    )


RECIPES: Mapping[str, Recipe] = {
    "dictionary-en": _dictionary("en"),
    "dictionary-de": _dictionary("de"),
    "meanings-en": _meanings("en"),
    "meanings-de": _meanings("de"),
    "prospects-en": _prospects("en"),
    "prospects-de": _prospects("de"),
    "leaves-en": _leaves("en"),
    "leaves-de": _leaves("de"),
}


def sums(recipe: Recipe, root: Path = ROOT) -> dict[str, str]:
    """The SHA-256 of every input that there is, and of what is made."""
    files = {found for part in (*recipe.inputs, recipe.made) for found in root.glob(part)}
    named = sorted((file.relative_to(root).as_posix(), file) for file in files)
    return {name: hashlib.sha256(file.read_bytes()).hexdigest() for name, file in named}


def noted(root: Path = ROOT) -> dict[str, dict[str, str]]:
    """The sums of when each file was made."""
    notes: dict[str, dict[str, str]] = json.loads((root / NOTES).read_text("utf-8"))
    return notes


def changed(name: str, root: Path = ROOT) -> list[str]:
    """The files that have come, gone or changed since; none if the data need not be made again."""
    then, now = noted(root).get(name, {}), sums(RECIPES[name], root)
    return sorted(file for file in then.keys() | now.keys() if then.get(file) != now.get(file))


def note(name: str, root: Path = ROOT) -> None:
    """Note that the data was made of the files of today."""
    notes = noted(root) | {name: sums(RECIPES[name], root)}
    in_order = {known: notes[known] for known in RECIPES if known in notes}
    text = json.dumps(in_order, indent=2) + "\n"
    (root / NOTES).write_text(text, "utf-8", newline="\n")


def main(names: Sequence[str]) -> int:
    """Note some data, or tell what has changed of all; 1 if something has."""
    unknown = [name for name in names if name not in RECIPES]
    if unknown:
        print(f"no such data: {', '.join(unknown)}; there are {', '.join(RECIPES)}")
        return 2
    for name in names:
        note(name)
    stale = {} if names else {name: files for name in RECIPES if (files := changed(name))}
    for name, files in stale.items():
        print(f"{name}: packaging/dev.py -m {RECIPES[name].module} (changed: {', '.join(files)})")
    return int(bool(stale))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
