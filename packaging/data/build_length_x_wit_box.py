"""Choose the tiles, dice and values of Length × Wit and write them with the figures they give.

    packaging/dev.py -m data.build_length_x_wit_box --to FOLDER
    packaging/dev.py -m data.build_length_x_wit_box --measure

It takes half a minute for both languages. `rules/material_choice` says what there is to choose
from, `rules/material_turns` how a turn is played to measure it. The same word list gives the same
files.

A box is printed material, and saved matches name its tiles and dice by number: it stays as it is
when the word list changes. A new choice is a new edition beside the old one, never in its place.
How far turns get changes with the list: `--measure` writes the figures of today's words into the
heads of the boxes that ship.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from wordsmith_desktop.games.length_x_wit.rules.material import VOWELS, Material, material_of
from wordsmith_desktop.games.length_x_wit.rules.material_choice import nearest_material
from wordsmith_desktop.games.length_x_wit.rules.material_turns import TurnMeans, WordSums, measure
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.loading import open_lexicon

ROOT = Path(__file__).resolve().parents[2]
DICTIONARIES = ROOT / "resources" / "dictionaries"
EDITIONS = ROOT / "wordsmith_desktop" / "games" / "length_x_wit" / "rules" / "boxes"
LANGUAGES = {"en": "English", "de": "German"}
TURNS, SEED = 10_000, 2015
"""Turns that the figures in the file are measured over: others than those of the choice."""
COMMON = 35
"""Words met at least this often (ten times the Zipf value) count as common."""

HEAD = """\
# The {language} box of Length × Wit: 100 letter tiles and 12 letter dice with their values (L2).
#
# Chosen by packaging/data/build_length_x_wit_box.py, which writes this file, from the letters of
# the words in resources/dictionaries/{tag}/words.npz ({words} words,
# SHA-256 {digest}),
# whose sources and licences lie beside it. The choice is this program's own, under its licence.
# {vowels} of the 72 faces are vowels. Letters of less than one in a thousand stand on tiles only.
#
# The box stays as it is when that list changes, and the chances do not: but for the line "when it
# was chosen", the figures are those of {tag}/words.npz with {words_now} words,
# SHA-256 {digest_now}.
#
# How many of {turns} turns (seed {seed}) have a word with so many dice: nine tiles from a full bag,
# swapped once for nine others if fewer than two are vowels or fewer than two are consonants (L5);
# one more die from the bag before every roll, and all dice rolled; words of all dice and any tiles
# not banked. The player presses on with the word that takes the fewest tiles, of those the dearest.
# The first roll without a word ends the turn: no vowel is spent.
# "Of all turns" is the share of all turns that come so far; the goal of L2 is set for it. "Of those
# rolled" is the share of the turns that had a word with every die before. A player either knows all
# words or only the common ones, of a Zipf value of {zipf} or more. "Points" is the mean of a player
# who knows all and always scores with so many dice, or fails earlier with what is banked.
#
"""


class Choice(NamedTuple):
    """The word list by which a box was chosen, and how far turns got with it."""

    words: int
    digest: str
    of_all: Sequence[str]
    """The shares of all turns that came to so many dice, in percent."""


def choice_in(content: str) -> Choice:
    """What a box says of its choice."""
    words, digest = re.search(_CHOSEN, content).groups()  # type: ignore[union-attr]
    line = re.search(_CURVE, content)
    assert line is not None
    return Choice(int(words), digest, line[1].split())


_CHOSEN = re.compile(r"words\.npz \((\d+) words,\n# SHA-256 ([0-9a-f]{64})\)")
_CURVE = re.compile(r"^# (?:when it was chosen|all words, of all turns) +(.*)$", re.MULTILINE)
"""In a box that was never measured anew the two are the same."""


def content_of(
    box: Material, lexicon: Lexicon, words: WordSums, choice: Choice | None = None
) -> str:
    """Return a box as a file with its figures; `choice` is None where it is chosen now."""
    found = measure(box, words, TURNS, seed=SEED)
    common = measure(box, WordSums(lexicon.index, COMMON), TURNS, seed=SEED)
    today = Choice(len(lexicon.index), lexicon.identity[1], _percent(found.of_all))
    chosen = choice or today
    head = HEAD.format(
        language=LANGUAGES[lexicon.tag],
        tag=lexicon.tag,
        words=chosen.words,
        digest=chosen.digest,
        words_now=today.words,
        digest_now=today.digest,
        vowels=sum(face in VOWELS for faces in box.dice for face in faces),
        turns=TURNS,
        seed=SEED,
        zipf=COMMON / 10,
    )
    lines = figure_lines(found, common, chosen.of_all)
    table = "".join(f"# {line}\n" for line in lines)
    return f"{head}{table}\n{listed(box)}"


def figure_lines(found: TurnMeans, common: TurnMeans, then: Sequence[str]) -> list[str]:
    """Set the curve below its goal, and below what it was `then`."""
    rows: Mapping[str, Sequence[str]] = {
        "dice": [str(number) for number in range(1, 1 + len(found.of_all))],
        "goal": ["≥ 99%", "≥ 95%", "≥ 80%", "~ 50%", "~ 20%", "-"],
        "when it was chosen": then,
        "all words, of all turns": _percent(found.of_all),
        "all words, of those rolled": _percent(found.of_rolled),
        "common words, of all turns": _percent(common.of_all),
        "common words, of those rolled": _percent(common.of_rolled),
        "points": [f"{points:.1f}" for points in found.points],
    }
    return [f"{name:30}" + "".join(f"{cell:>9}" for cell in row) for name, row in rows.items()]


def _percent(shares: Iterable[float]) -> list[str]:
    return [f"{share:.1%}" for share in shares]


def listed(box: Material) -> str:
    """Return the three tables of a box, the most frequent letters first."""
    counts = Counter(tile.text for tile in box.tiles)
    dice = "".join(f'    "{" ".join(faces)}",\n' for faces in box.dice)
    return f"dice = [\n{dice}]\n\n[tiles]\n{_pairs(counts)}\n[values]\n{_pairs(box.values)}"


def _pairs(numbers: Mapping[str, int]) -> str:
    return "".join(f"{text} = {number}\n" for text, number in numbers.items())


def main() -> None:
    parser = argparse.ArgumentParser(description="Choose the boxes of Length × Wit.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--to", type=Path, help="the folder to write new boxes to")
    what.add_argument("--measure", action="store_true", help="measure those that ship anew")
    parser.add_argument("languages", nargs="*", default=list(LANGUAGES), help="en, de or both")
    options = parser.parse_args()
    for language in options.languages:
        written = (options.to or EDITIONS) / f"{language}.toml"
        if written.exists() and not options.measure:
            raise SystemExit(f"{written} is an edition that stays")
        lexicon = open_lexicon(language, DICTIONARIES)
        if not lexicon.is_ready:
            raise SystemExit(str(lexicon.problem))
        words = WordSums(lexicon.index)
        if options.measure:
            choice = choice_in(written.read_text("utf-8"))
            content = content_of(material_of(language), lexicon, words, choice)
        else:
            content = content_of(nearest_material(lexicon.index), lexicon, words)
        written.write_text(content, "utf-8", newline="\n")
        print(content)


if __name__ == "__main__":
    main()
