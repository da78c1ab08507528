"""How many letters made puzzles use, how long they take, and what finding words for them costs."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final, NamedTuple

from wordsmith_desktop.app.paths import dictionaries_dir
from wordsmith_desktop.bots.bot import AnyBot, Search
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import AnyMatch, Match
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, REFEREE, SETTER, Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import Rule
from wordsmith_desktop.games.hidden_crossword.rules.actions import Action
from wordsmith_desktop.games.hidden_crossword.rules.bots import (
    anchor_offers,
    plain,
    set_puzzle,
    shrewd,
)
from wordsmith_desktop.games.hidden_crossword.rules.candidates import ClueKnowledge, slot_candidates
from wordsmith_desktop.games.hidden_crossword.rules.clues import Guess, SheetWord, sheet_of
from wordsmith_desktop.games.hidden_crossword.rules.crossword import Crossword, Direction, Layout
from wordsmith_desktop.games.hidden_crossword.rules.dense_making import make_dense_puzzle
from wordsmith_desktop.games.hidden_crossword.rules.finishing import finished
from wordsmith_desktop.games.hidden_crossword.rules.letters import (
    CONSONANTS,
    VOWELS,
    DrawnLetter,
    as_drawn,
    draws_vowel,
    is_complete,
    is_surplus,
    pool_of,
)
from wordsmith_desktop.games.hidden_crossword.rules.maker import make_puzzle
from wordsmith_desktop.games.hidden_crossword.rules.marks import ClueType, marks_of
from wordsmith_desktop.games.hidden_crossword.rules.presenter import Editor
from wordsmith_desktop.games.hidden_crossword.rules.ranked_words import ranked_words
from wordsmith_desktop.games.hidden_crossword.rules.review import REVIEWER
from wordsmith_desktop.games.hidden_crossword.rules.rules import RULES
from wordsmith_desktop.games.hidden_crossword.rules.ruleset import (
    LEVELS,
    Density,
    Difficulty,
    Ruleset,
)
from wordsmith_desktop.games.hidden_crossword.rules.suggestions import suggestions
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

GUESSES: Final = 8
"""At each puzzle."""


class Draw(NamedTuple):
    """What a puzzle is made of."""

    pool: str
    anchor: str


class Solved(NamedTuple):
    """A puzzle that was solved alone."""

    rounds: int
    seconds: float
    reviews: list[float]
    """Milliseconds of the review of each guess."""


class Finished(NamedTuple):
    """The rest of a puzzle, laid around what lay."""

    seconds: float
    unused: int
    """Letters left over."""


class Made(NamedTuple):
    """A puzzle that was made."""

    draw: Draw
    layout: Layout
    seconds: float

    @property
    def unused(self) -> int:
        """Letters left over."""
        return len(self.draw.pool) - len(self.layout)


def random_draw(rng: Rng, index: WordIndex) -> Draw:
    """A pool with one of the words that would be offered for its anchor (W1–W7)."""
    while True:
        drawn = _drawn(rng)
        pool = pool_of(drawn)
        single = "".join(one.letter for one in drawn)
        offers = anchor_offers(single, index) or anchor_offers(pool, index)
        if offers:
            return Draw(pool, rng.choice(offers))


def puzzles(tag: str, draws: int) -> dict[str, list[Made]]:
    """For each difficulty and density so many puzzles, each of another draw.

    Raises `RuntimeError` if one cannot be made.
    """
    index = _index(tag)
    return {
        name: [_made(index, difficulty, seed, density) for seed in range(draws)]
        for difficulty in LEVELS
        for density, name in _named(difficulty).items()
    }


def _named(difficulty: Difficulty) -> dict[Density, str]:
    return {Density.OPEN: difficulty.value, Density.DENSE: f"{difficulty.value}, dense"}


def candidate_times(tag: str, draws: int) -> list[float]:
    """Milliseconds for all places of the length last guessed, after each of many guesses."""
    index, times = _index(tag), list[float]()
    for seed in range(draws):
        made = _made(index, Difficulty.MEDIUM, seed)
        clue = tuple(ClueType)[seed % len(ClueType)]
        times += _guessing_times(index, made, clue, Rng(seed))
    return times


def slot_times(tag: str, draws: int) -> list[float]:
    """Milliseconds for all words of one slot: of half-laid puzzles, and of ones without limit."""
    index, times = _index(tag), list[float]()
    # Made once for a dictionary.
    ranked_words(index, least=0, family=True)
    for seed in range(draws):
        for over in _half_laid(tag, seed):
            for tile in over.layout:
                for way in Direction:
                    at = over.with_caret(tile.cell, way)
                    start = time.perf_counter()
                    suggestions(at, index)
                    times.append((time.perf_counter() - start) * 1000)
    return times


def finished_ones(tag: str, draws: int) -> list[Finished]:
    """Half-laid puzzles that were laid to their end."""
    index, found = _index(tag), list[Finished]()
    for seed in range(draws):
        for over in _half_laid(tag, seed):
            if not over.is_free:
                start = time.perf_counter()
                layout = finished(over, index, Rng(seed)) or over.layout
                seconds = time.perf_counter() - start
                found.append(Finished(seconds, len(over.pool) - len(layout)))
    return found


def _half_laid(tag: str, seed: int) -> Iterator[Editor]:
    """An anchor alone, with one word that crosses it, and both where letters have no end."""
    rng, index = Rng(seed), _index(tag)
    draw = random_draw(rng, index)
    bare = Editor.over((), draw.pool, draw.anchor)
    yield bare
    cell = rng.choice(bare.layout).cell
    crossing = suggestions(bare.with_caret(cell, Direction.DOWN), index, least=30)
    if not crossing:
        return
    one = rng.choice(crossing[:10])
    for is_free in (False, True):
        over = Editor.over((), draw.pool, draw.anchor, is_free=is_free)
        after = over.typed_word(one.word, one.start, one.direction)
        if isinstance(after, Editor):
            yield after


def solved(tag: str, draws: int) -> dict[str, list[Solved]]:
    """By soloist so many puzzles, solved with all words.

    Raises `RuntimeError` if one is given up.
    """
    words = Vocabulary(_index(tag))
    return {
        name: [_solved(soloist, words, tag, seed) for seed in range(draws)]
        for name, soloist in {"shrewd": shrewd, "plain": plain}.items()
    }


def _solved(soloist: AnyBot, words: Vocabulary, tag: str, seed: int) -> Solved:
    clue = tuple(ClueType)[seed % len(ClueType)]
    rules = Ruleset(names_anchor=True, language=tag, dictionary=tag, clue=clue)
    match: AnyMatch = Match(RULES, rules, 1)
    seconds = 0.0
    while match.outcome is None:
        (seat,) = RULES.actors(match.state)
        start = time.perf_counter()
        action = _action(match, seat, soloist, words, seed)
        seconds += time.perf_counter() - start if seat == 0 else 0.0
        match.play(seat, action)
    if match.outcome.scores != (1,):
        raise RuntimeError(f"{soloist} gave up at seed {seed}, {tag}")
    reviews = [_review_time(match, place, words) for place in REVIEWER.positions(match)]
    return Solved(match.state.round, seconds, reviews)


def _action(match: AnyMatch, seat: Seat, soloist: AnyBot, words: Vocabulary, seed: int) -> Action:
    if seat == CHANCE:
        return RULES.chance(match.state, Rng(seed, stream=len(match.played)))
    if seat == REFEREE:
        word = RULES.question(match.state) or ""
        return Rule(Ruling(word, True, Reason.LISTED, "any"))
    bot: AnyBot = set_puzzle if seat == SETTER else soloist
    seen = RULES.observe(match.state, seat if seat >= 0 else None)
    decision = bot(seen, words, Rng(seed), Search())
    if decision is None:
        raise RuntimeError(f"{bot} finds nothing to do at seed {seed}")
    action: Action = decision.action
    return action


def _review_time(match: AnyMatch, place: int, words: Vocabulary) -> float:
    start = time.perf_counter()
    REVIEWER.review(match, place, words)
    return (time.perf_counter() - start) * 1000


def _index(tag: str) -> WordIndex:
    """A dictionary that has counted its letters, as it does when it is first asked."""
    index = open_lexicon(tag, dictionaries_dir()).index
    index.from_letters("AB")
    return index


def _drawn(rng: Rng) -> list[DrawnLetter]:
    vowels, consonants = list(rng.shuffled(VOWELS)), list(rng.shuffled(CONSONANTS))
    drawn: list[DrawnLetter] = []
    while not is_complete(drawn):
        letter = (vowels if draws_vowel(drawn) else consonants).pop()
        if not is_surplus(letter, drawn):
            drawn.append(as_drawn(letter, drawn))
    return drawn


_MAKERS: Final = {Density.OPEN: make_puzzle, Density.DENSE: make_dense_puzzle}


def _made(
    index: WordIndex, difficulty: Difficulty, seed: int, density: Density = Density.OPEN
) -> Made:
    rng = Rng(seed)
    draw = random_draw(rng, index)
    start = time.perf_counter()
    layout = _MAKERS[density](*draw, index, rng, difficulty=difficulty)
    if layout is None:
        raise RuntimeError(f"no puzzle of {draw.pool} around {draw.anchor}")
    return Made(draw, layout, time.perf_counter() - start)


def _guessing_times(index: WordIndex, made: Made, clue: ClueType, rng: Rng) -> list[float]:
    """One time after each guess, which has the length of some word of the puzzle."""
    sheet = sheet_of(made.layout, made.draw.anchor)
    letters = "".join(tile.letter for tile in made.layout)
    short = tuple(word for word in Crossword(made.layout).words if len(word) == 2)
    known = ClueKnowledge(letters, made.draw.anchor, short, clue)
    lengths = {len(one.word) for one in sheet}
    words = [one.word for one in index.from_letters(letters) if one.length in lengths]
    times = []
    for _ in range(GUESSES):
        guess = _answered(sheet, rng.choice(words), clue, rng)
        known = replace(known, guesses=(*known.guesses, guess))
        start = time.perf_counter()
        slot_candidates(known, index, len(guess.word))
        times.append((time.perf_counter() - start) * 1000)
    return times


def _answered(sheet: tuple[SheetWord, ...], word: str, clue: ClueType, rng: Rng) -> Guess:
    row = [one for one in sheet if len(one.word) == len(word)]
    place = rng.below(len(row))
    target = row[place]
    return Guess(1, word, len(row), place, target.placement, marks_of(clue, target.word, word))
