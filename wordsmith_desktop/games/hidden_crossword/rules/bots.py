"""Bots that lay the computer's puzzle, solve it in few rounds, advise who plays, or play.

Those who play are in `players`. Both solvers know what a player may know, and how puzzles are made:
of words as common as their difficulty says. They guess and lay such words alone, rarer ones than
they are given only once no others explain the answers, and give up where no listed ones do, or
after `MOST_ROUNDS`. The referee has to take every listed word.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import lru_cache
from math import inf
from typing import Final, TypeAlias

from wordsmith_desktop.bots.advising import Advice, advised
from wordsmith_desktop.bots.bot import Bot, Decision, Motive, Report, Search, ShouldStop
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.digests import number_of
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.lexicon.index import WordIndex

from . import actions, answer_worth
from .clues import Guess
from .crossword import Crossword, Demands, Layout, grid_faults
from .deduction import Deduction, deduce, laid
from .dense_making import make_dense_puzzle
from .hints import guess_hint, place_hint
from .maker import make_puzzle
from .observation import Observation
from .players import PLAYERS
from .presenter import set_in
from .ruleset import Density, NoAnchor
from .state import GuessStage, Phase

HANDY: Final = 7
"""Letters up to which an anchor leaves enough for other words."""


def anchor_offers(
    letters: str, words: WordIndex, *, least: int = 4, limit: int = 8, family: bool = True
) -> list[str]:
    """Words of at least so many letters that can be laid with `letters`, the commonest first.

    Words of more than `HANDY` letters come after all others; `family` leaves vulgar ones out.
    """
    found = words.from_letters(letters, min_length=least, family=family)
    best = sorted(found, key=lambda one: (one.length > HANDY, -one.commonness, one.word))
    return [one.word for one in best[:limit]]


TRIES: Final = 4
"""Puzzles that are made where the ruleset asks for more than the maker knows of."""

Setting: TypeAlias = actions.SetPuzzle | actions.SetPuzzleAround | actions.DrawAfresh


class PuzzleSetter:
    """Acts for the setter, from what everybody at the table may know."""

    def __init__(
        self,
        words: WordIndex,
        banned: Collection[str] = (),
        *,
        is_family: bool = True,
        should_stop: ShouldStop = lambda: False,
        report: Report | None = None,
    ) -> None:
        """Use the dictionary's `words`, but for those that the table has `banned`.

        Those change a puzzle only where it would have one of them. `is_family` leaves out words
        that are not for every table.
        """
        self._words = words
        self._is_family = is_family
        self._banned = frozenset(banned)
        self._should_stop = should_stop
        self._report = report

    def action(self, seen: Observation) -> Setting | None:
        """What the setter plays now; None if nothing can be laid, or if it was stopped.

        With `names_anchor`, letters that hold no anchor are drawn afresh where the rules say so.
        """
        if seen.ruleset.is_given:
            return None
        if not seen.ruleset.names_anchor:
            layout = self._puzzle(seen, seen.anchor)
            return None if layout is None else actions.SetPuzzle(layout)
        for anchor in self._anchors(seen):
            layout = self._puzzle(seen, anchor)
            if layout is not None:
                return actions.SetPuzzleAround(anchor, layout)
        may_redraw = seen.ruleset.no_anchor is NoAnchor.REDRAW
        return actions.DrawAfresh() if may_redraw and not self._should_stop() else None

    def _anchors(self, seen: Observation) -> Iterator[str]:
        """The words that would be offered, in an order that only the letters decide."""
        pool = _sorted(seen.pool)
        least, is_family = seen.least_anchor, self._is_family
        offers = anchor_offers(pool, self._words, least=least, family=is_family)
        anchors = Rng(number_of(pool)).shuffled(offers)
        return (word for word in anchors if word not in self._banned)

    def _puzzle(self, seen: Observation, anchor: str) -> Layout | None:
        layout = self._made(seen, anchor, frozenset())
        if layout is None or self._banned.isdisjoint(Crossword(layout).words):
            return layout
        return self._made(seen, anchor, self._banned)

    def _made(self, seen: Observation, anchor: str, excluded: frozenset[str]) -> Layout | None:
        pool, rules = _sorted(seen.pool), seen.ruleset
        demands = Demands(anchor, pool, rules.least_words, rules.may_repeat)
        make = make_dense_puzzle if rules.density is Density.DENSE else make_puzzle
        for stream in range(TRIES):
            if self._should_stop():
                return None
            layout = make(
                pool,
                anchor,
                self._words,
                Rng(number_of(f"{pool} {anchor}"), stream),
                difficulty=rules.difficulty,
                family=self._is_family,
                least_words=rules.least_words,
                excluded=excluded,
                # What a code deals stays as it was when the code was given away.
                exhausts=not rules.names_anchor,
                should_stop=self._should_stop,
                report=self._report,
            )
            if layout is not None and not grid_faults(Crossword(layout), demands):
                return layout
        return None


def _sorted(letters: str) -> str:
    """In the order of the alphabet: in which order they were drawn is to make no difference."""
    return "".join(sorted(letters))


MOST_ROUNDS: Final = 40
"""After so many a player gives up."""
SURE: Final = 2
"""Of so many whole puzzles one is submitted: a guess first would take as long."""

Wish: TypeAlias = str | Layout | None
"""A word to guess, a puzzle to submit, or nothing at all."""


def _shrewd_wish(found: Deduction) -> Wish:
    worlds = found.worlds
    if worlds is not None:
        question = answer_worth.world_question(found) if len(worlds) > SURE else None
        is_telling = question is not None and question.bits > 0
        return question.word if question and is_telling else laid(worlds[0], found.known)
    questions = (*answer_worth.slot_questions(found), *answer_worth.length_questions(found))
    return max(questions).word if questions else None


def _plain_wish(found: Deduction) -> Wish:
    worlds = found.worlds
    if worlds is not None:
        alone = worlds[0] if len(worlds) == 1 else None
        return answer_worth.likely_word(worlds) if alone is None else laid(alone, found.known)
    slots = answer_worth.open_slots(found)
    if slots:
        return min(slots, key=lambda slot: len(slot.words)).words[0]
    question = next(answer_worth.length_questions(found), None)
    return question.word if question else None


def set_puzzle(
    seen: Observation, vocabulary: Vocabulary, _rng: Rng, search: Search
) -> Decision[actions.Action] | None:
    """The computer's puzzle, from all words that the table has not banned.

    No number of the match's decides it: the same letters give everybody the same puzzle.
    """
    is_watched = search != _UNWATCHED
    found = (_searched if is_watched else _known)(seen, vocabulary, search)
    return None if found is None else Decision(found)


def _searched(seen: Observation, vocabulary: Vocabulary, search: Search) -> Setting | None:
    setter = PuzzleSetter(
        vocabulary.index,
        vocabulary.banned,
        is_family=vocabulary.is_family,
        should_stop=search.should_stop,
        report=search.report,
    )
    return setter.action(seen)


@lru_cache(maxsize=2)
def _known(seen: Observation, vocabulary: Vocabulary, search: Search) -> Setting | None:
    return _searched(seen, vocabulary, search)


_UNWATCHED: Final = Search()
"""A search that goes on to its end has the same one however often it is made."""


def _player(wish_of: Callable[[Deduction], Wish]) -> Bot[Observation, actions.Action]:
    def decide(
        seen: Observation, vocabulary: Vocabulary, _rng: Rng, _search: Search
    ) -> Decision[actions.Action]:
        if seen.phase is not Phase.GUESS:
            return Decision(_before_the_guessing(seen, vocabulary))
        if seen.stage is GuessStage.ANSWERED:
            return Decision(actions.GoOn())
        found = deduce(seen, vocabulary)
        if seen.stage is GuessStage.CHOICE:
            return Decision(_choice(seen, found))
        wish = wish_of(found) if found is not None and seen.round <= MOST_ROUNDS else None
        if isinstance(wish, str):
            return Decision(actions.MakeGuess(wish), Motive(wish))
        if wish is None:
            return Decision(actions.GiveUp())
        return Decision(actions.Solve() if wish == seen.own.solution else actions.Lay(wish))

    return decide


shrewd: Final = _player(_shrewd_wish)
"""Asks what tells most, whether or not it may be right."""
plain: Final = _player(_plain_wish)
"""Asks for the commonest word that fits where the fewest do, as people like to."""
SOLOISTS: Final = (shrewd, plain)
SETTER: Final = set_puzzle


def last_resorts(seen: Observation, _words: Vocabulary) -> Iterator[actions.Action]:
    """What whoever is at a loss does: let it go on, ask about the first word, give up."""
    yield from (actions.TurnUp(), actions.DrawAfresh(), actions.GoOn())
    yield actions.AgreeOnClue(seen.ruleset.clue)
    yield from (actions.Finish(), actions.Choose(0), actions.GiveUp())


BOTS: Final = PLAYERS
RESORTS: Final = last_resorts
"""Who can sit at the table in a person's place, by name."""


def advise(
    seen: Observation, vocabulary: Vocabulary, _rng: Rng, _search: Search
) -> Decision[actions.Action] | None:
    """A word to lay, or one to guess now or in the next turn; its motive is what is told of it."""
    if seen.phase is Phase.BUILD:
        grid = Crossword(set_in(seen.own.draft or (), seen.anchor))

        def ask(words: Vocabulary) -> Advice | None:
            place = place_hint(grid, seen.demands, words)
            if place is None:
                return None
            return Advice(Decision(actions.Lay(place.layout), place), len(place.word))

        # Any common word does: none is worth more than another.
        return advised(ask, vocabulary, clearly=inf)
    if seen.phase is not Phase.GUESS or seen.stage is GuessStage.CHOICE:
        return None
    fit = guess_hint(seen, vocabulary)
    if fit is None:
        return None
    return Decision(
        actions.MakeGuess(fit.word) if seen.stage is GuessStage.GUESS else actions.GoOn(), fit
    )


HINTER: Final = advise


def _before_the_guessing(seen: Observation, words: Vocabulary) -> actions.Action:
    if seen.phase is Phase.DRAW:
        return actions.TurnUp()
    if seen.phase is Phase.DEALT:
        return actions.GoOn()
    if seen.phase is Phase.CLUE:
        return actions.AgreeOnClue(seen.ruleset.clue)
    letters, least = seen.anchor_letters, seen.least_anchor
    offers = anchor_offers(letters, words.index, least=least, limit=1, family=words.is_family)
    return actions.CallAnchor(offers[0]) if offers else actions.DrawAfresh()


def _choice(seen: Observation, found: Deduction | None) -> actions.Action:
    guess = (seen.own.records or ())[-1]
    assert isinstance(guess, Guess)
    return actions.Choose(0 if found is None else answer_worth.best_place(found, guess.word))
