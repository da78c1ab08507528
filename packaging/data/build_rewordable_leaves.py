"""Measure what a card kept in the hand is worth, and write it beside the decks of Rewordable.

    packaging/dev.py -m data.build_rewordable_leaves [en] [de]

It takes about two minutes a language. The same deck and word list give the same file.

At every turn of some matches of two, whoever is to move is given other hands from the cards that
do not lie open. What the best word of each hand brings is explained by the cards in it, by least
squares: a card's leave is what it brings more than a mean card of the box.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import numpy as np

from wordsmith_desktop.bots.bot import Decision, Search
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.rewordable.rules.actions import Action, Pass
from wordsmith_desktop.games.rewordable.rules.cards import deck
from wordsmith_desktop.games.rewordable.rules.observation import Observation, observe
from wordsmith_desktop.games.rewordable.rules.players import BuildChoice, Dials, player
from wordsmith_desktop.games.rewordable.rules.ruleset import HAND, Ruleset
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.session.headless import HeadlessMatch, Setting

from . import derived

ROOT: Final = Path(__file__).resolve().parents[2]
DICTIONARIES: Final = ROOT / "resources" / "dictionaries"
TO: Final = ROOT / "wordsmith_desktop" / "games" / "rewordable" / "rules" / "leaves"
LEAST: Final = 25
"""Least commonness of the words, ten times the Zipf value."""
MATCHES: Final = 400
HANDS: Final = 12
"""Other hands at each turn."""
GREEDY: Final = Dials(centre=0, least=LEAST, blindness=0, envy=0, thrift=0, notices=1)

HEAD: Final = """\
# What each card of the {language} deck is worth in the hand that is kept, in hundredths of a point.
#
# Measured by packaging/data/build_rewordable_leaves.py, which writes this file and says what is
# measured, with the deck in ../decks/{tag}.toml and the words in
# resources/dictionaries/{tag}/words.npz without the vulgar ones, of a Zipf value of {zipf} or more:
# {hands} hands in {matches} matches.

[hundredths]
"""


def greedy(
    seen: Observation, vocabulary: Vocabulary, rng: Rng, search: Search
) -> Decision[Action] | None:
    """The word that brings most; who sees none exchanges all, and not by what is to be measured."""
    decision = player(GREEDY)(seen, vocabulary, rng, search)
    if decision is not None and isinstance(decision.action, Pass):
        hand = tuple(card.id for card in seen.reach.hand)
        return replace(decision, action=Pass(hand if seen.deck_count else ()))
    return decision


def measured(tag: str, index: WordIndex) -> tuple[Mapping[str, float], int]:
    """The leave of each text, in points, and over how many hands it was measured."""
    texts = sorted({card.text for card in deck(tag)})
    column = {text: number for number, text in enumerate(texts)}
    words = Vocabulary(index)
    rows, gains = [], []
    for seen in _hands(tag, words):
        decision = greedy(seen, words, Rng(0), Search())
        assert decision is not None
        assert isinstance(decision.motive, BuildChoice)
        counts = Counter(card.text for card in seen.reach.hand)
        rows.append([counts[text] for text in column])
        gains.append(decision.motive.points or 0)
    # All hands have as many cards, so their number stands for the mean.
    found, *_ = np.linalg.lstsq(np.array(rows, float), np.array(gains, float), rcond=None)
    weights = Counter(card.text for card in deck(tag))
    mean = np.average(found, weights=[weights[text] for text in texts])
    return dict(zip(texts, (found - mean).tolist(), strict=True)), len(gains)


def _hands(tag: str, words: Vocabulary) -> Iterator[Observation]:
    """Observations with other hands."""
    for seed in range(MATCHES):
        setting = Setting(
            game="rewordable",
            ruleset=Ruleset(language=tag, dictionary=tag),
            bots=(greedy, greedy),
            vocabularies=(words, words),
            seed=seed,
        )
        match = HeadlessMatch(setting).finished()
        assert match is not None
        for place, played in enumerate(match.played):
            state = played.before
            if played.seat < 0 or state.call or len(state.players[played.seat].hand) < HAND:
                continue
            rng = Rng(seed, stream=place)
            seen = observe(state, played.seat)
            hidden = [card for player in state.players for card in player.hand]
            hidden += [*state.deck, *state.box]
            for _ in range(HANDS):
                hand = rng.shuffled(hidden)[:HAND]
                views = list(seen.players)
                views[played.seat] = replace(views[played.seat], hand=hand)
                yield replace(seen, players=tuple(views))


def content_of(tag: str) -> str:
    """The file of a language."""
    lexicon: Lexicon = open_lexicon(tag, DICTIONARIES)
    if not lexicon.is_ready:
        raise SystemExit(str(lexicon.problem))
    found, hands = measured(tag, lexicon.index)
    language = {"en": "English", "de": "German"}[tag]
    head = HEAD.format(language=language, tag=tag, zipf=LEAST / 10, hands=hands, matches=MATCHES)
    best_first = sorted(found.items(), key=lambda one: (-round(100 * one[1]), one[0]))
    return head + "".join(f"{text} = {round(100 * points)}\n" for text, points in best_first)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what kept cards of Rewordable are worth.")
    parser.add_argument("languages", nargs="*", default=["en", "de"], help="en, de or both")
    TO.mkdir(exist_ok=True)
    for tag in parser.parse_args().languages:
        (TO / f"{tag}.toml").write_text(content_of(tag), "utf-8", newline="\n")
        derived.note(f"leaves-{tag}")


if __name__ == "__main__":
    main()
