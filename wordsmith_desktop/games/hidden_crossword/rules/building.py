"""How a computer player names the anchor and builds its own puzzle (W7–W10)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from wordsmith_desktop.bots.bot import Decision
from wordsmith_desktop.bots.knowing import Knowledge
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.digests import number_of
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.lexicon.index import WordIndex

from . import actions
from .conclusions import rings_of
from .crossword import Crossword, Demands, Layout, grid_faults
from .dials import Builds, Dials
from .maker import several_puzzles
from .motives import MotiveKind, Thought
from .observation import Observation
from .ruleset import NoAnchor
from .state import Phase

LOOK_MS: Final = 4000
"""So long a player looks for an anchor after each letter; what it has not seen then it sees in the
next ones."""
TURN_MS: Final = 1000
"""Before that it turns up no other letter, even where nobody else looks."""
FAIR_LOOK_MS: Final = 4000
"""A letter lies there so long before it calls: a person needs that to see what has come."""
LONGEST_LOOK_MS: Final = 8000
"""So long it looks for an anchor in all letters."""
FAIR: Final = 25
"""Least commonness of a word that a person is to know: as the anchor, or hidden."""

# The draw


def look(
    seen: Observation, vocabulary: Vocabulary, rng: Rng, dials: Dials
) -> Decision[actions.Action]:
    """Call the anchor, where one catches the eye in time; else turn up the next letter (W7)."""
    is_over = seen.phase is Phase.ANCHOR
    if seen.anchor:
        return _turned(seen, MotiveKind.ENOUGH)
    for ring in rings_of(vocabulary, "".join(sorted(seen.anchor_letters)), _fair(dials)):
        found = _caught(ring, seen.least_anchor, vocabulary, rng, dials)
        if found is not None and (is_over or found[1] < LOOK_MS):
            word, after_ms = found
            thought = Thought(word=word, reason=MotiveKind.CALLED, count=len(seen.drawn))
            within = min(max(after_ms, FAIR_LOOK_MS), LONGEST_LOOK_MS)
            return Decision(actions.CallAnchor(word), thought, within)
        if not is_over:
            return _turned(seen, MotiveKind.TURNED_UP)
    if seen.ruleset.no_anchor is not NoAnchor.REDRAW:
        return Decision(actions.GiveUp(), after_ms=LONGEST_LOOK_MS, is_patient=True)
    thought = Thought(reason=MotiveKind.DREW_AFRESH, count=len(seen.drawn))
    return Decision(actions.DrawAfresh(), thought, LONGEST_LOOK_MS, is_patient=True)


def _fair(dials: Dials) -> Knowledge:
    """The words that come to mind at once, without those that people may not have met."""
    return Knowledge(dials.centre, dials.width, FAIR)


def _turned(seen: Observation, reason: MotiveKind) -> Decision[actions.Action]:
    """The next letter, once nobody looks at those that lie there any more."""
    thought = Thought(reason=reason, count=len(seen.drawn), length=len(seen.anchor))
    return Decision(actions.TurnUp(), thought, TURN_MS, is_patient=True)


def _caught(
    ring: WordIndex, least: int, vocabulary: Vocabulary, rng: Rng, dials: Dials
) -> tuple[str, int] | None:
    """The word that is seen first, and after how many milliseconds; None where there is none.

    Each is seen after a random time of its own, so that nothing is lost when letters turn up.
    """
    found = list[tuple[float, str]]()
    for place in range(len(ring)):
        length, commonness = int(ring.lengths[place]), int(ring.commonness[place])
        if length >= least:
            mean = dials.sight_ms * math.exp(0.3 * (length - 4) + 0.035 * (50 - commonness))
            drawn = (1 + rng.below(1 << 30)) / (1 << 30)
            found.append((-math.log(drawn) * mean, ring.words[place].decode("ascii")))
    for after, word in sorted(found):
        if vocabulary.takes(word):
            return word, round(after)
    return None


# The own puzzle


def build(seen: Observation, vocabulary: Vocabulary, dials: Dials) -> Decision[actions.Action]:
    """Lay the puzzle, then finish it; or give up where the letters hold none."""
    draft = seen.own.draft or ()
    pool = "".join(sorted(seen.pool))
    demands = Demands(seen.anchor, pool, seen.ruleset.least_words, seen.ruleset.may_repeat)
    layout = _built(demands, vocabulary, dials)
    if layout is None:
        is_done = not grid_faults(Crossword(draft), seen.demands)
        # Letters that hold no such puzzle would keep everybody waiting.
        return Decision(actions.Finish(), _own(draft)) if is_done else Decision(actions.GiveUp())
    action = actions.Finish() if layout == draft else actions.Lay(layout)
    return Decision(action, _own(layout))


def _own(layout: Layout) -> Thought:
    words = Crossword(layout).words
    return Thought(reason=MotiveKind.BUILT, is_secret=True, count=len(words), alike=_alike(words))


def _alike(words: tuple[str, ...]) -> int:
    lengths = Counter(map(len, words))
    return sum(count for count in lengths.values() if count > 1)


@lru_cache(maxsize=8)
def _built(demands: Demands, vocabulary: Vocabulary, dials: Dials) -> Layout | None:
    reach = _fair(dials)
    rng = Rng(vocabulary.mind, stream=number_of(f"puzzle {demands.pool} {demands.anchor}"))
    handy = _handy(demands, vocabulary, dials)
    for pool in dict.fromkeys((handy, demands.pool)):
        layout = _laid(pool, demands, vocabulary, dials, reach, rng)
        if layout is not None:
            return layout
    return None


def _handy(demands: Demands, vocabulary: Vocabulary, dials: Dials) -> str:
    """The letters without those that are laid aside; the anchor's stay."""
    reach = _fair(dials)
    ring = next(iter(rings_of(vocabulary, demands.pool, reach)), None)
    if ring is None or not dials.leaves:
        return demands.pool
    holders = Counter(letter for word in ring.words.tolist() for letter in set(word.decode()))
    spare = Counter(demands.pool)
    spare.subtract(demands.anchor)
    awkward = sorted(spare.elements(), key=lambda letter: (holders[letter], letter))
    kept = Counter(demands.pool)
    kept.subtract(awkward[: dials.leaves])
    return "".join(sorted(kept.elements()))


def _laid(
    pool: str,
    demands: Demands,
    vocabulary: Vocabulary,
    dials: Dials,
    reach: Knowledge,
    rng: Rng,
) -> Layout | None:
    """A puzzle of these letters; None where none is found."""
    for ring in rings_of(vocabulary, pool, reach):
        words = [word.decode("ascii") for word in ring.words.tolist()]
        found = several_puzzles(
            pool,
            demands.anchor,
            words,
            rng,
            count=dials.makes,
            least_words=demands.least_words,
        )
        legal = [one for one in found if _is_sound(one, demands, vocabulary)]
        if legal:
            return _PICKS[dials.builds](legal, demands)
    return None


def _is_sound(layout: Layout, demands: Demands, vocabulary: Vocabulary) -> bool:
    grid = Crossword(layout)
    words = (word for word in grid.words if word != demands.anchor)
    return not grid_faults(grid, demands) and all(map(vocabulary.takes, words))


def hardness(layout: Layout, demands: Demands) -> float:
    """How hard a puzzle is to guess, in words.

    Measured: many words, and of one length, are hard to tell from one another; two-letter words
    and unused letters are told.
    """
    grid = Crossword(layout)
    told = sum(len(word) == 2 for word in grid.words)
    unused = len(grid.left_over(demands.pool))
    return len(grid.words) + 0.7 * _alike(grid.words) - 1.5 * told - 0.5 * unused


def _hardest(layouts: list[Layout], demands: Demands) -> Layout:
    return max(layouts, key=lambda one: hardness(one, demands))


def _easiest(layouts: list[Layout], demands: Demands) -> Layout:
    return min(layouts, key=lambda one: hardness(one, demands))


def _first(layouts: list[Layout], _demands: Demands) -> Layout:
    return layouts[0]


_PICKS: Final[dict[Builds, Callable[[list[Layout], Demands], Layout]]] = {
    Builds.EASY: _easiest,
    Builds.FIRST: _first,
    Builds.HARD: _hardest,
}
