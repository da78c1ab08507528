"""Measure what a turn of Length × Wit still promises, and write it beside the boxes.

    packaging/dev.py -m data.build_length_x_wit_prospects [en] [de]

It takes about five minutes a language. The same box and word list give the same file.

A prospect is the mean of the further points of a turn in which so many dice are about to be rolled
by somebody who has so many vowels and consonants free, knows every word of a commonness, and plays
for the mean: banked points are left out, as they are had in any case. It is found backwards, from
the last die to the first and from no vowel to nine, over random rolls and random tiles: of every
roll the greatest of what its words score at once (L8), what their tiles bank and the next roll
promises (L8), and what the same roll promises with one vowel less (L8).
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from wordsmith_desktop.games.length_x_wit.rules.material import material_of
from wordsmith_desktop.games.length_x_wit.rules.promises import SEED, Means, Turns, in_tenths
from wordsmith_desktop.lexicon.loading import open_lexicon

from . import derived

ROOT: Final = Path(__file__).resolve().parents[2]
DICTIONARIES: Final = ROOT / "resources" / "dictionaries"
TO: Final = ROOT / "wordsmith_desktop" / "games" / "length_x_wit" / "rules" / "prospects"
LEVELS: Final = (45, 40, 35, 30, 10)
"""Least commonness of the words of each table."""
ROLLS: Final = 6000
"""Random rolls for each number of dice, vowels and consonants."""

HEAD: Final = """\
# What a turn of Length × Wit in {language} still promises, in tenths of a point (L6–L8).
#
# Measured by packaging/data/build_length_x_wit_prospects.py, which writes this file and says what
# is measured, with the box in ../boxes/{tag}.toml and the words in
# resources/dictionaries/{tag}/words.npz without the vulgar ones: {rolls} random rolls for every
# number (seed {seed}).
#
# One table for words of each least commonness (ten times the Zipf frequency). `dice-N` is for N
# dice about to be rolled: one row for each number of free vowels from 0, in it one number for each
# number of free consonants from 0, nine tiles together at the most.
"""


def content_of(tag: str) -> str:
    """The file of a language."""
    lexicon = open_lexicon(tag, DICTIONARIES)
    if not lexicon.is_ready:
        raise SystemExit(str(lexicon.problem))
    language = {"en": "English", "de": "German"}[tag]
    head = HEAD.format(language=language, tag=tag, rolls=ROLLS, seed=SEED)
    tables = [
        _listed(least, Turns(material_of(tag), lexicon.index, least, ROLLS).prospects())
        for least in LEVELS
    ]
    return head + "".join(tables)


def _listed(least: int, found: Means) -> str:
    parts = [f"\n[least-{least}]\n"]
    for number, of_dice in enumerate(in_tenths(found), start=1):
        rows = [", ".join(map(str, row)) for row in of_dice]
        parts.append(f"dice-{number} = [\n" + "".join(f"  [{row}],\n" for row in rows) + "]\n")
    return "".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what turns of Length × Wit promise.")
    parser.add_argument("languages", nargs="*", default=["en", "de"], help="en, de or both")
    TO.mkdir(exist_ok=True)
    for tag in parser.parse_args().languages:
        (TO / f"{tag}.toml").write_text(content_of(tag), "utf-8", newline="\n")
        derived.note(f"prospects-{tag}")


if __name__ == "__main__":
    main()
