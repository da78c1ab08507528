"""Which tiles, dice and values a language gets in Length × Wit (L2).

Everything follows from how often the letters occur in the words that people meet. The tiles have
them as often as those words do. A letter's value is the higher the rarer it is. The dice have
them more evenly and with more vowels, how much so is what `candidates` varies: the rarer letters
and the more vowels on the dice, the less likely is a word with four or five of them, while one or
two still find a word with the tiles. `misfit` says which of the candidates is best.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.letter_shares import letter_shares

from .material import DICE, FACES, TILES, VOWELS, Material, material_text, read_material
from .material_turns import WordSums, measure
from .promises import Turns, in_tenths

TRIALS, TRIAL_SEED = 4_000, 1
"""Turns by which the candidates are compared."""
ROLLS = 500
"""Random rolls by which it is found what turns promise, for each number of dice and tiles."""
_PARTS = 8
"""Parts of the whole time that choosing the box takes; the ninth is for what turns promise."""
LEAST_SHARES = (0.05, 0.03, 0.02, 0.012, 0.005)
"""Letters that make up less of the words than the first are worth 2, than the second 3, ..."""
LEAST_ON_DICE = 0.001
"""Letters rarer than this stand on a tile only, where they ruin no roll."""
VOWEL_FACES = range(30, 49)
"""How many of the 72 faces may be vowels."""
EVENNESS = (0.5, 0.75, 1.0)
"""Powers of the frequencies that the dice may follow: with 1 they have the letters as often as
the words, with 0 all alike."""

FLOORS = (0.99, 0.95, 0.80)
"""Share of all turns that shall at least have a word with one, two, three dice (L2)."""
ABOUT = (0.50, 0.20)
"""Share of all turns that shall have a word with four and with five dice (L2)."""
MARGIN = 0.005
"""Floors are aimed at from above by this much, more than chance makes of 10,000 turns."""

Watch = Callable[[int, int], object]
"""Is told how many candidates were tried, and of how many."""


def _unwatched(_done: int, _whole: int) -> None:
    return None


Shares = Mapping[str, float]
"""Share of all letters by letter, Q with its U by QU; adds up to 1 (the U of QU is a U too)."""


def text_shares(index: WordIndex) -> Shares:
    """How often each letter occurs, the most frequent first."""
    shares = letter_shares(index)
    by_text = {("QU" if letter == "Q" else letter): share for letter, share in shares.items()}
    return dict(sorted(by_text.items(), key=lambda one: -one[1]))


def nearest_material(index: WordIndex, watch: Watch = _unwatched) -> Material:
    """Return the candidate whose curve is nearest to the goal, the same for the same words."""
    words, found = WordSums(index), list(candidates(text_shares(index)))

    def misfit_of(number: int) -> float:
        watch(number, len(found))
        return misfit(measure(found[number], words, TRIALS, seed=TRIAL_SEED).of_all)

    return found[min(range(len(found)), key=misfit_of)]


def chosen_material(index: WordIndex, watch: Watch = _unwatched) -> str:
    """The box and what turns promise with it, as a ruleset carries them."""
    found = nearest_material(index, lambda done, whole: watch(_PARTS * done // whole, _PARTS + 1))
    turns = Turns(found, index, 0, ROLLS)
    return material_text(found, in_tenths(turns.prospects(lambda *_: watch(_PARTS, _PARTS + 1))))


def value_of(share: float) -> int:
    """The points of a letter, 1 to 6."""
    return 1 + sum(share < least for least in LEAST_SHARES)


def apportioned(shares: Shares, number: int) -> dict[str, int]:
    """Give out that many tiles or faces: one to each, then each to the one that lacks most."""
    total = sum(shares.values())
    counts = dict.fromkeys(shares, 1)
    while sum(counts.values()) < number:
        counts[max(shares, key=lambda text: shares[text] / total * number - counts[text])] += 1
    return counts


def dice_of(shares: Shares, *, vowel_faces: int, evenness: float) -> list[list[str]]:
    """Deal out the faces in turn, vowels first: every die has about as many vowels."""
    even = {text: share**evenness for text, share in shares.items() if share >= LEAST_ON_DICE}
    vowels = {text: share for text, share in even.items() if text in VOWELS}
    others = {text: share for text, share in even.items() if text not in VOWELS}
    counts = apportioned(vowels, vowel_faces)
    counts |= apportioned(others, DICE * FACES - vowel_faces)
    faces = [text for text, count in counts.items() for _ in range(count)]
    return [sorted(faces[first::DICE]) for first in range(DICE)]


def candidates(shares: Shares) -> Iterator[Material]:
    """Every box to choose from: the same tiles and values, other dice."""
    values = {text: value_of(share) for text, share in shares.items()}
    tiles = apportioned(shares, TILES)
    for evenness in EVENNESS:
        for vowel_faces in VOWEL_FACES:
            dice = dice_of(shares, vowel_faces=vowel_faces, evenness=evenness)
            if are_sound(dice):
                listed = [" ".join(faces) for faces in dice]
                yield read_material({"tiles": tiles, "dice": listed, "values": values})


def are_sound(dice: Sequence[Sequence[str]]) -> bool:
    """Whether no two dice are alike and no die has a letter more than twice."""
    different = {tuple(sorted(faces)) for faces in dice}
    most = max(max(Counter(faces).values()) for faces in dice)
    return len(different) == len(dice) and most <= 2


def misfit(of_all: Sequence[float]) -> float:
    """How far a curve is from what L2 asks for; what a floor lacks counts tenfold."""
    lacking = [
        max(0.0, floor + MARGIN - share) for floor, share in zip(FLOORS, of_all, strict=False)
    ]
    astray = [share - about for about, share in zip(ABOUT, of_all[len(FLOORS) :], strict=False)]
    return sum(100 * lack**2 for lack in lacking) + sum(off**2 for off in astray)
