"""Choose the cards of the German Rewordable deck and write them with the figures they give.

    packaging/dev.py -m data.build_rewordable_deck --to FILE

It takes ten seconds. `rules/deck_choice` says how the cards are chosen. The same word list gives
the same file.

A deck is printed material, and saved matches name its cards by number: it stays as it is when the
word list changes. A new choice is a new edition beside the old one, never in its place.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import wrap

from wordsmith_desktop.games.rewordable.rules.cards import Colour, deck
from wordsmith_desktop.games.rewordable.rules.deck_choice import GERMAN, chosen_cards
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.loading import open_lexicon

from .rewordable_draws import COMMON, SEED, Figures, measure

ROOT = Path(__file__).resolve().parents[2]
DICTIONARIES = ROOT / "resources" / "dictionaries"
DRAWS = 2000
"""Turns that the figures in the file are measured over."""

HEAD = """\
# The German deck: 42 blue cards of one letter, 48 pink of two, 30 yellow of three (C1).
#
# Chosen by packaging/data/build_rewordable_deck.py, which writes this file: the fragments by which
# most common words can be built, counted from resources/dictionaries/de/words.npz ({words} words,
# SHA-256 {digest}),
# whose sources and licences lie beside it. The choice is this program's own, under its licence.
# Set by hand: every letter has a blue card but Q, which comes with its U, and X and Y, which stand
# almost only in foreign words; each umlaut has a pink one; SS, SA, NS, KZ and HJ, which Germany
# keeps off its number plates, have none. A second EN, ER, SCH and so on would give still more words
# and leave fewer different cards: no pink or yellow card is there twice.
#
# What {draws} draws of five hand and three pool cards offer (seed {seed}): different words per
# draw, letters of a word, letters of a draw's longest word, draws without any word. Common words
# have a Zipf value of {zipf} or more.
#
"""


def content_of(cards: Mapping[Colour, Sequence[str]], german: Lexicon, english: Lexicon) -> str:
    """Return the deck as a file, with its figures beside those of the English deck."""
    texts = [text for colour in Colour for text in cards[colour]]
    head = HEAD.format(
        words=len(german.index),
        digest=german.identity[1],
        draws=DRAWS,
        seed=SEED,
        zipf=COMMON / 10,
    )
    en_all, en_common = measure(english.index, [card.text for card in deck("en")], DRAWS)
    de_all, de_common = measure(german.index, texts, DRAWS)
    table = figure_lines(
        {
            "all words, English": en_all,
            "all words, German": de_all,
            "common words, English": en_common,
            "common words, German": de_common,
        }
    )
    lists = [f'\n{colour.value} = """\n{_rows(cards[colour])}"""\n' for colour in Colour]
    return head + "".join(f"# {line}\n" for line in table) + "".join(lists)


def figure_lines(measured: Mapping[str, Figures]) -> list[str]:
    """Set figures below each other."""
    lines = [f"{'':22}{'median':>8}{'mean':>8}{'letters':>9}{'longest':>9}{'no word':>9}"]
    for name, found in measured.items():
        counted = f"{found.median:8.0f}{found.mean:8.2f}"
        lines.append(f"{name:22}{counted}{found.length:9.2f}{found.longest:9.2f}{found.dead:9.2%}")
    return lines


def _rows(texts: Sequence[str]) -> str:
    """Break a list of cards into lines as wide as the file's."""
    return "".join(f"{line}\n" for line in wrap(" ".join(texts), 88))


def main() -> None:
    parser = argparse.ArgumentParser(description="Choose the German Rewordable deck.")
    parser.add_argument("--to", type=Path, required=True, help="the file to write")
    options = parser.parse_args()
    if options.to.exists():
        raise SystemExit(f"{options.to} is an edition that stays")
    german, english = (open_lexicon(tag, DICTIONARIES) for tag in ("de", "en"))
    for lexicon in (german, english):
        if not lexicon.is_ready:
            raise SystemExit(str(lexicon.problem))
    content = content_of(chosen_cards(german.index, GERMAN), german, english)
    options.to.write_text(content, "utf-8", newline="\n")
    print(content)


if __name__ == "__main__":
    main()
