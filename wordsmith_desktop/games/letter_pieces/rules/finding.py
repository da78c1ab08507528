"""Every word that could be claimed from a pool, found in the whole index at once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.bots.knowing import banned_places
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.folding import ALPHABET, MARKS
from wordsmith_desktop.lexicon.index import WORD_BYTES, WordIndex
from wordsmith_desktop.lexicon.search import LANE_BITS, LANE_MAX, PieceIndex

from .alphabet import Alphabet
from .claims import alphabet_for
from .observation import Observation
from .pieces import Counts, Shape, total
from .ruleset import Mode, Ruleset
from .scoring import boxes_cost, open_boxes
from .state import PlayerState, Sheet, State

Numbers = npt.NDArray[np.int32]


class Situation(Value):
    """What decides which words somebody can claim, and what they cost."""

    pool: Counts
    circles: int
    """Circles that would be lost (R42)."""
    sheet: Sheet
    others: frozenset[str] = frozenset()
    """Words that are not open since others have them (R16)."""
    letters: frozenset[str] = frozenset()
    """The letters of the open rows (R31); none where any word will do."""

    def __hash__(self) -> int:
        # A sheet can be long, and whoever has the same pool mostly has the same sheet.
        return hash((self.pool, self.circles, self.others, self.letters))

    @property
    def taken(self) -> frozenset[str]:
        """Words that are not open any more (R16, R28)."""
        return self.others.union(self.sheet.words)


class Claimable(Value):
    """Words that would stand, one entry of every array for each."""

    places: Numbers
    """Where they are in the index."""
    lengths: Numbers
    left: Numbers
    """Discard boxes that they tick: pieces and circles left over (R18, R42)."""
    worth: Numbers
    """Points less those of the blue boxes that they tick (R19, R24)."""

    def where(self, keep: npt.NDArray[np.bool_]) -> Claimable:
        """Those of the words that are to be kept."""
        return Claimable(self.places[keep], self.lengths[keep], self.left[keep], self.worth[keep])


def situation_of(player: PlayerState, others: Iterable[Iterable[str]], required: str) -> Situation:
    """The situation of a player; `others` are the words that each of the others keeps from it."""
    letters = frozenset(required[row] for row in player.sheet.open_rows) if required else ()
    return Situation(
        pool=player.counts,
        circles=player.circles,
        sheet=player.sheet,
        others=frozenset(word for sheet in others for word in sheet),
        letters=frozenset(letters),
    )


def situation_in(state: State, seat: Seat) -> Situation:
    """The situation of a seat."""
    refuses = state.ruleset.refuses_claimed
    others = (one.sheet.words for other, one in enumerate(state.players) if other != seat)
    return situation_of(state.players[seat], others if refuses else (), state.required)


def situation_seen(seen: Observation, player: PlayerState) -> Situation:
    """The situation of a player who looks."""
    others = (view.claimed for view in seen.players if view.own is not player)
    return situation_of(player, others, seen.required)


def claimable(situation: Situation, ruleset: Ruleset, words: Vocabulary) -> Claimable:
    """All words that could be claimed, in no order; in the warm-up nothing is left over (R46)."""
    index, alphabet = words.index, alphabet_for(ruleset)
    places = piece_table(index, alphabet).buildable(situation.pool)
    places = places[_may_be_used(places, ruleset, words)]
    spare = total(situation.pool) + situation.circles
    left = spare - piece_totals(index, alphabet)[places].astype(np.int32)
    if ruleset.mode is Mode.WARM_UP:
        left = np.zeros_like(left)
    is_open = left <= open_boxes(situation.sheet, ruleset)
    places, left = places[is_open], left[is_open]
    is_open = _is_open(places, situation, ruleset, index)
    return _weighed(places[is_open], left[is_open], situation.sheet, ruleset, index)


def _weighed(
    places: Numbers, left: Numbers, sheet: Sheet, ruleset: Ruleset, index: WordIndex
) -> Claimable:
    lengths = index.lengths[places].astype(np.int32)
    points = lengths if ruleset.counts_letters else np.ones_like(lengths)
    most = int(left.max(initial=0))
    costs = np.array([boxes_cost(sheet, ruleset, ticked) for ticked in range(most + 1)], np.int32)
    return Claimable(places, lengths, left, points - costs[left])


@lru_cache(maxsize=4)
def piece_table(index: WordIndex, alphabet: Alphabet) -> PieceIndex:
    """The pieces of every word of an index; made once."""
    weights = np.minimum(np.array(alphabet.weights()), LANE_MAX // WORD_BYTES)
    return index.project(weights.astype(np.uint8))


@lru_cache(maxsize=4)
def piece_totals(index: WordIndex, alphabet: Alphabet) -> npt.NDArray[np.uint8]:
    """How many pieces every word of an index takes; made once."""
    packed = piece_table(index, alphabet).packed
    totals = np.zeros(len(packed), np.uint8)
    for kind in Shape:
        totals += (packed >> np.uint32(LANE_BITS * kind)).astype(np.uint8)
    return totals


def _may_be_used(places: Numbers, ruleset: Ruleset, words: Vocabulary) -> npt.NDArray[np.bool_]:
    """Long and common enough, not vulgar or banned, without marks where none are built (R3, R7)."""
    index = words.index
    may = words.offered(places)
    may &= index.lengths[places] >= ruleset.min_word_length
    if words.banned:
        may &= ~np.isin(places, banned_places(words))
    if not ruleset.has_marks:
        may &= index.letter_masks[places] & _mask(MARKS) == 0
    return may


def _is_open(
    places: Numbers, situation: Situation, ruleset: Ruleset, index: WordIndex
) -> npt.NDArray[np.bool_]:
    """Not taken, with a letter that some open row wants, and with a new one (R5, R16, R35)."""
    is_open: npt.NDArray[np.bool_] = ~np.isin(places, _places_of(situation.taken, index))
    masks = index.letter_masks[places]
    if situation.letters:
        is_open &= masks & _mask(situation.letters) != 0
    last = situation.sheet.last_word
    if last and ruleset.needs_new_letter:
        only_old = np.flatnonzero(masks & ~_mask(last) == 0)
        if ruleset.counts_repeats:
            only_old = only_old[~_repeats_more(places[only_old], last, index)]
        is_open[only_old] = False
    return is_open


def _places_of(words: Iterable[str], index: WordIndex) -> npt.NDArray[np.intp]:
    """The places of those words that are listed."""
    keys = np.array([word for word in words if len(word) <= WORD_BYTES], f"S{WORD_BYTES}")
    places = index.words.searchsorted(keys)
    is_inside = places < len(index)
    places, keys = places[is_inside], keys[is_inside]
    listed: npt.NDArray[np.intp] = places[index.words[places] == keys]
    return listed


def _repeats_more(places: Numbers, last: str, index: WordIndex) -> npt.NDArray[np.bool_]:
    """Whether words of the letters of `last` have one of them more often (R5)."""
    codes = index.words[places].view(np.uint8).reshape(-1, WORD_BYTES)
    more = np.zeros(len(places), np.bool_)
    for letter in set(last):
        more |= np.count_nonzero(codes == ord(letter), axis=1) > last.count(letter)
    return more


def _mask(letters: Iterable[str]) -> np.uint32:
    return np.uint32(sum(1 << ALPHABET.index(letter) for letter in set(letters)))
