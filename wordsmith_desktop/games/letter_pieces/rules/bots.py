"""Bots that build letter by letter, as somebody would who knows every word; and hints."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from math import inf
from operator import attrgetter
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.bots.advising import Advice, advised
from wordsmith_desktop.bots.bot import Bot, Decision, Motive, Search
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.open_table import LetStand, Vote

from . import actions
from .building import by_beginnings, toward
from .claims import alphabet_for, has_new_letter
from .finding import Claimable, Situation, claimable, situation_seen
from .observation import Observation
from .pieces import NO_PIECES, Counts, Shape, add, count, fits, total
from .players import PLAYERS, commonest_word, spare_letters
from .ruleset import Mode, Ruleset
from .scoring import bonus, word_points
from .sprinting import HURRIED
from .state import Phase, PlayerState, Sheet, SheetRow

WIDTH: Final = 8
"""How many chains of a length are followed."""
BRANCHES: Final = 8
"""How many words each of them is continued with."""


class Chain(Value):
    """Words to claim without another piece; at first none."""

    words: tuple[str, ...]
    end: Situation
    """What they lead to."""
    merit: int
    """The more the better, of chains of one length."""


def best_chain(situation: Situation, ruleset: Ruleset, words: Vocabulary, *, likes: int) -> Chain:
    """The best chain that fills all open rows, else the best of the longest.

    `likes` is 1 where words should be long, and -1 where they should be short.
    """
    chains = [Chain((), situation, 0)]
    for _ in situation.sheet.open_rows:
        longer = _best(one for chain in chains for one in _continued(chain, ruleset, words, likes))
        if not longer:
            break
        chains = longer
    return chains[0]


def _best(chains: Iterable[Chain]) -> list[Chain]:
    """The best, one for each pool and last word: the words before hardly matter any more."""
    found: dict[tuple[Counts, str], Chain] = {}
    for chain in chains:
        key = chain.end.pool, chain.words[-1]
        if key not in found or chain.merit > found[key].merit:
            found[key] = chain
    return sorted(found.values(), key=attrgetter("merit"), reverse=True)[:WIDTH]


def _continued(chain: Chain, ruleset: Ruleset, words: Vocabulary, likes: int) -> Iterator[Chain]:
    """The chain with another word: one that keeps the pieces together."""
    found = claimable(chain.end, ruleset, words)
    for at in _order(found, likes)[:BRANCHES]:
        word = words.index.words[found.places[at]].decode("ascii")
        end = _after(chain.end, word, int(found.left[at]), ruleset)
        letters = sum(map(len, chain.words)) + len(word)
        merit = likes * letters + bonus(end.sheet, ruleset) + total(end.pool)
        yield Chain((*chain.words, word), end, merit)


def _order(found: Claimable, likes: int) -> list[int]:
    order: list[int] = np.lexsort((found.places, found.left - likes * found.lengths)).tolist()
    return order


def _after(situation: Situation, word: str, left: int, ruleset: Ruleset) -> Situation:
    """The situation once the word is written; its row is taken for the next one."""
    sheet = situation.sheet
    rows = list(sheet.rows)
    rows[sheet.open_rows[0]] = SheetRow(word, sheet.last_word)
    return replace(
        situation,
        pool=alphabet_for(ruleset).counts_of(word),
        circles=0,
        sheet=replace(sheet, rows=tuple(rows), ticks=sheet.ticks + left, last_word=word),
    )


MOST_WORDS: Final = 400
"""Of a warm-up."""
MOST_PIECES: Final = 20
"""In the pool; then a word is taken, or the match is over."""

Wish: TypeAlias = str | actions.Roll | actions.Take | actions.FillCircle | actions.Pass
"""A word to build and to claim, or what to do else."""


class Manner(Value):
    """What a player is out for."""

    likes: int = 1
    """1 for long words and -1 for short ones, which are quicker built."""
    greed: float = 0.5
    """How many letters of a word a piece is worth that is left over."""
    builds_on: bool = False
    """Whether the next word of a warm-up is one that can be built on what lies there."""


class BotSituation(Value):
    """What there is to think about."""

    situation: Situation
    ruleset: Ruleset
    tray: Counts
    choices: int = 0
    """Pieces to be chosen (R11, R12)."""

    def __hash__(self) -> int:
        # A table has one ruleset, and a long one.
        return hash((self.situation, self.tray, self.choices))


@lru_cache(maxsize=4)
def wish(moment: BotSituation, manner: Manner, words: Vocabulary) -> Wish:
    """What is wanted next. The same is wanted while it is built letter by letter."""
    return _Mind(moment.ruleset, manner, words).wish(moment)


class _Mind(Value):
    ruleset: Ruleset
    manner: Manner
    words: Vocabulary

    def wish(self, moment: BotSituation) -> Wish:
        if moment.choices and any(moment.tray):
            return actions.Take(self._kind(moment))
        if self.ruleset.mode is Mode.WARM_UP:
            return self._next_of_many(moment.situation)
        if self.ruleset.mode is Mode.WORD_BY_WORD:
            return self._step(moment)
        return self._fill(moment.situation, can_roll=any(moment.tray))

    def _kind(self, moment: BotSituation) -> Shape:
        """The piece with which most can be done."""
        after = {kind: _with(moment.situation, kind) for kind in Shape if moment.tray[kind]}
        return max(after, key=lambda kind: self._outlook(after[kind]))

    def _outlook(self, situation: Situation) -> tuple[float, ...]:
        if self.ruleset.mode is Mode.WORD_BY_WORD:
            return (self._value(self._claimable(situation)),)
        chain = self._chain(situation)
        return len(chain.words), chain.merit

    def _next_of_many(self, situation: Situation) -> Wish:
        """The first word that was not found yet (R46)."""
        taken = situation.taken
        if len(taken) >= MOST_WORDS:
            return actions.Pass()
        following = _in_order(situation.pool, self.ruleset, self.manner, self.words)
        is_open = self._may_follow(situation.sheet.last_word)
        found = (word for word in following if word not in taken and is_open(word))
        return next(found, actions.Pass())

    def _may_follow(self, last: str) -> Callable[[str], bool]:
        """Whether a word of the warm-up may come after the last one (R5, R46)."""
        if not self.ruleset.needs_new_letter:
            return lambda _word: True
        counts_repeats = self.ruleset.counts_repeats
        return lambda word: has_new_letter(word, last, counts_repeats=counts_repeats)

    def _step(self, moment: BotSituation) -> Wish:
        """The word that is worth most, with circles turned into pieces for it (R40)."""
        found = {kinds: self._claimable(after) for kinds, after in _filled(moment)}
        kinds = max(found, key=lambda kinds: self._value(found[kinds]))
        return actions.FillCircle(kinds[0]) if kinds else self._best_word(found[kinds])

    def _fill(self, situation: Situation, *, can_roll: bool) -> Wish:
        """Roll only until the whole sheet can be filled."""
        words = self._chain(situation).words
        is_full = len(words) == len(situation.sheet.open_rows)
        if can_roll and not is_full and total(situation.pool) < MOST_PIECES:
            return actions.Roll()
        return words[0] if words else actions.Pass()

    def _chain(self, situation: Situation) -> Chain:
        return best_chain(situation, self.ruleset, self.words, likes=self.manner.likes)

    def _claimable(self, situation: Situation) -> Claimable:
        return claimable(situation, self.ruleset, self.words)

    def _values(self, found: Claimable) -> npt.NDArray[np.float64]:
        return found.lengths - self.manner.greed * found.left

    def _value(self, found: Claimable) -> float:
        return float(self._values(found).max(initial=-inf))

    def _best_word(self, found: Claimable) -> Wish:
        return self._word(found, self._best(found)) if len(found.places) else actions.Pass()

    def _best(self, found: Claimable) -> int:
        """The word of most value; of equals the first by alphabet."""
        return int(np.lexsort((found.places, -self._values(found)))[0])

    def _word(self, found: Claimable, at: int) -> str:
        word: bytes = self.words.index.words[found.places[at]]
        return word.decode("ascii")


@lru_cache(maxsize=4)
def _in_order(pool: Counts, ruleset: Ruleset, manner: Manner, words: Vocabulary) -> tuple[str, ...]:
    """All words of a warm-up, the commonest first, or the shortest."""
    found = claimable(Situation(pool, circles=0, sheet=Sheet(())), ruleset, words)
    rarity = -words.index.commonness[found.places].astype(np.int32)
    last = rarity if manner.likes > 0 else found.lengths
    order = np.lexsort((found.places, last))
    ordered = [word.decode("ascii") for word in words.index.words[found.places[order]].tolist()]
    return tuple(by_beginnings(ordered) if manner.builds_on else ordered)


def _with(situation: Situation, kind: Shape) -> Situation:
    return replace(situation, pool=add(situation.pool, count((kind,))))


def _filled(moment: BotSituation) -> Iterator[tuple[tuple[Shape, ...], Situation]]:
    """Every way to turn circles into pieces that the tray holds; first none of them."""
    situation = moment.situation
    for used in range(situation.circles + 1):
        for kinds in combinations_with_replacement(Shape, used):
            taken = count(kinds)
            if fits(taken, moment.tray):
                pool, circles = add(situation.pool, taken), situation.circles - used
                yield kinds, replace(situation, pool=pool, circles=circles)


def _deciding(manner: Manner) -> Bot[Observation, actions.Action]:
    def decide(
        seen: Observation, vocabulary: Vocabulary, _rng: Rng, _search: Search
    ) -> Decision[actions.Action] | None:
        if seen.phase is Phase.CHALLENGE_OVER:
            return Decision(actions.Continue())
        if seen.phase is Phase.LETTERS:
            letters = None if seen.call else commonest_word(seen.ruleset.words, vocabulary)
            return Decision(actions.NameLetters(letters)) if letters else None
        player = _own(seen)
        if player is None or seen.call is not None:
            return None
        situation = situation_seen(seen, player)
        # Nobody takes a piece for the last word (R21).
        tray = NO_PIECES if seen.phase is Phase.LAST_WORDS else seen.tray
        moment = BotSituation(situation, seen.ruleset, tray, player.choices)
        wanted = wish(moment, manner, vocabulary)
        if isinstance(wanted, str):
            return Decision(toward(wanted, seen, player), Motive(wanted))
        return Decision(wanted)

    return decide


def hint(
    seen: Observation, vocabulary: Vocabulary, _rng: Rng, _search: Search
) -> Decision[actions.Action] | None:
    """A common word for the acting seat that would stand and leaves little over (R14, R24)."""
    player = _own(seen)
    if player is None:
        return None

    def ask(words: Vocabulary) -> Advice | None:
        index = words.index
        found = claimable(situation_seen(seen, player), seen.ruleset, words)
        # Letters less boxes that would cost points, then commonness, length and the alphabet.
        order = (
            found.places,
            -found.lengths,
            -index.commonness[found.places].astype(np.int32),
            found.left - found.lengths,
        )
        for at in np.lexsort(order):
            word = index.words[found.places[at]].decode("ascii")
            if word.isalpha():
                action = _due(seen, player) or toward(word, seen, player)
                motive = Motive(word, word_points(word, seen.ruleset))
                return Advice(Decision(action, motive), float(found.lengths[at] - found.left[at]))
        return None

    return advised(ask, vocabulary, clearly=CLEARLY)


CLEARLY: Final = 2.0
"""So many letters, less boxes, more than the best common word must a rarer one have."""


def _own(seen: Observation) -> PlayerState | None:
    """Who looks, while that seat has the bench."""
    return seen.builder if seen.seat == seen.bench else None


def _due(seen: Observation, player: PlayerState) -> actions.Take | None:
    """What must be chosen before a word can be called (R11)."""
    kinds = (kind for kind in Shape if player.choices and seen.tray[kind])
    return next(map(actions.Take, kinds), None)


def last_resorts(seen: Observation, words: Vocabulary) -> Iterator[actions.Action]:
    """What whoever is at a loss does: agree, take any piece, pass (R11, R22, R44)."""
    yield from (LetStand(), Vote(accept=False), actions.Continue())
    if seen.phase is Phase.LETTERS:
        letters = commonest_word(seen.ruleset.words, words) or spare_letters(seen)
        yield actions.NameLetters(letters)
    yield from map(actions.Take, Shape)
    yield actions.Pass()


BOTS: Final = PLAYERS
SOLOISTS: Final = tuple(map(_deciding, (Manner(), Manner(likes=-1, greed=1.5, builds_on=True))))
"""Nobody who plays by the book rolls for most of the tray, so nobody is measured by that."""
HINTER: Final = hint
SPRINTERS: Final = HURRIED
RESORTS: Final = last_resorts
