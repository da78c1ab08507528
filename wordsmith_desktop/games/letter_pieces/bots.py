"""Bots that build letter by letter, as somebody would who knows every word; and hints."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, takewhile
from typing import Final

import numpy as np

from wordsmith_desktop.bots.bot import Bot, Decision, Motive, Search
from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.letter_pieces.actions import (
    Action,
    Claim,
    Continue,
    NameLetters,
    Take,
    Withdraw,
)
from wordsmith_desktop.games.letter_pieces.bench import Slot
from wordsmith_desktop.games.letter_pieces.claims import reading
from wordsmith_desktop.games.letter_pieces.finding import claimable, situation_seen
from wordsmith_desktop.games.letter_pieces.observation import Observation
from wordsmith_desktop.games.letter_pieces.pieces import NO_PIECES, Kind
from wordsmith_desktop.games.letter_pieces.planning import Manner, Moment, wish
from wordsmith_desktop.games.letter_pieces.presenter import build_letter
from wordsmith_desktop.games.letter_pieces.recognition import CellReading
from wordsmith_desktop.games.letter_pieces.state import Phase, Player


def _deciding(manner: Manner) -> Bot[Observation, Action]:
    def decide(
        seen: Observation, vocabulary: Vocabulary, _rng: Rng, _search: Search
    ) -> Decision[Action] | None:
        if seen.phase is Phase.CHALLENGE_OVER:
            return Decision(Continue())
        if seen.phase is Phase.LETTERS:
            return Decision(NameLetters(_letters(seen.ruleset.words, vocabulary)))
        player = _own(seen)
        if player is None or seen.call is not None:
            return None
        situation = situation_seen(seen, player)
        # Nobody takes a piece for the last word (R21).
        tray = NO_PIECES if seen.phase is Phase.LAST_WORDS else seen.tray
        moment = Moment(situation, seen.ruleset, tray, player.choices)
        wanted = wish(moment, manner, vocabulary)
        if isinstance(wanted, str):
            return Decision(_toward(wanted, seen, player), Motive(wanted))
        return Decision(wanted)

    return decide


def hint(
    seen: Observation, vocabulary: Vocabulary, _rng: Rng, _search: Search
) -> Decision[Action] | None:
    """A common word for the acting seat that would stand and leaves little over (R14, R24)."""
    player = _own(seen)
    if player is None:
        return None
    common = replace(vocabulary, least_commonness=COMMON)
    index = vocabulary.index
    found = claimable(situation_seen(seen, player), seen.ruleset, common)
    # Letters less boxes that would cost points, then commonness, length and the alphabet.
    order = (
        found.places,
        -found.lengths,
        -index.commonness[found.places].astype(np.int32),
        found.left - found.lengths,
    )
    best = (index.words[found.places[at]].decode("ascii") for at in np.lexsort(order))
    word = next(filter(str.isalpha, best), None)
    if word is None:
        return None
    return Decision(_due(seen, player) or _toward(word, seen, player), Motive(word))


def _own(seen: Observation) -> Player | None:
    """Who looks, while that seat has the bench."""
    return seen.builder if seen.seat == seen.bench else None


def _letters(count: int, words: Vocabulary) -> str:
    """The letters of the commonest word of so many, to begin with (R31)."""
    index = words.index
    is_fit = (index.lengths == count) & (index.letter_masks >> np.uint32(26) == 0)
    places = np.flatnonzero(is_fit)
    if not len(places):
        return "E" * count
    commonest: bytes = index.words[places[np.argmax(index.commonness[places])]]
    return commonest.decode("ascii")


def _due(seen: Observation, player: Player) -> Take | None:
    """What must be chosen before a word can be called (R11)."""
    kinds = (kind for kind in Kind if player.choices and seen.tray[kind])
    return next(map(Take, kinds), None)


def _toward(word: str, seen: Observation, player: Player) -> Action:
    """Take apart what is not of the word, then build it letter by letter, then claim it."""
    cells = reading(player, seen.ruleset).cells
    kept = sum(1 for _ in takewhile(_is_same, zip(word, cells, strict=False)))
    if kept < len(cells):
        wrong = (cell.pieces for _, cell in cells[kept:])
        return Withdraw(tuple(chain.from_iterable(wrong)))
    build = build_letter(player, seen.ruleset, word[kept]) if kept < len(word) else None
    return build or Claim(word, _row(word, seen, player))


def _is_same(pair: tuple[str, tuple[Slot, CellReading]]) -> bool:
    letter, (_, cell) = pair
    return cell.letter == letter


def _row(word: str, seen: Observation, player: Player) -> int:
    """The first open row whose letter is in the word (R32, R33); in a warm-up a new one (R46)."""
    open_rows = player.sheet.open_rows
    if not open_rows:
        return len(player.sheet.rows)
    wanted = (row for row in open_rows if not seen.required or seen.required[row] in word)
    return next(wanted, open_rows[0])


SOLOISTS: Final = tuple(map(_deciding, (Manner(), Manner(likes=-1, greed=1.5), Manner(gathers=26))))
HINTER: Final = hint
