"""The lessons of the Hidden Crossword: letters, puzzles, what the other one does, what is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from wordsmith_desktop.bots.bot import Wait
from wordsmith_desktop.core.seats import CHANCE, SETTER, Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.word_strip import LayRow
from wordsmith_desktop.session.guided import Part, in_order
from wordsmith_desktop.window.kit.game_entry import FIRST
from wordsmith_desktop.window.kit.lessons.script import (
    LessonStep,
    Move,
    Reached,
    Script,
    Takes,
    plays,
)
from wordsmith_desktop.wording.texts import Text

from ..rules import actions
from ..rules.clues import Guess
from ..rules.crossword import Cell, Crossword, Direction, Layout, grid_faults, layout_of, word_tiles
from ..rules.letters import is_complete
from ..rules.marks import ClueType
from ..rules.observation import Observation
from ..rules.ruleset import Ruleset
from ..rules.state import GuessStage, Phase
from ..words import lesson_texts as texts

OTHER: Final[Seat] = 1
BUILDERS: Final = 2

Down = tuple[str, int, int]
"""A word that stands upright: how many rows above the anchor it begins, and in which column."""


def _around(anchor: str, *words: Down) -> Layout:
    """The anchor, and words that cross it."""
    tiles = set(word_tiles(anchor, Cell(0, 0), Direction.ACROSS))
    for word, above, col in words:
        tiles |= set(word_tiles(word, Cell(-above, col), Direction.DOWN))
    return layout_of(tiles)


# What is asked


def _only(*kinds: type, word: str = "") -> Takes:
    """Actions of these kinds, with that word where they have one; spelling and noting too."""

    def takes(action: Any) -> bool:
        if isinstance(action, kinds):
            return not word or getattr(action, "word", word) == word
        return isinstance(action, LayRow | actions.Note | actions.MarkLetter)

    return takes


def _guesses(seen: Observation) -> tuple[Guess, ...]:
    if seen.seat is None:
        return ()
    return tuple(one for one in seen.own.records or () if isinstance(one, Guess))


def _asked(word: str) -> Reached:
    return lambda seen: any(one.word == word for one in _guesses(seen))


def _found(word: str) -> Reached:
    return lambda seen: any(one.is_right and one.word == word for one in _guesses(seen))


def _in_phase(*phases: Phase) -> Reached:
    return lambda seen: seen.phase in phases


def _step(
    said: tuple[Text, Text],
    gaps: Mapping[str, str],
    is_reached: Reached,
    takes: Takes,
    *example: Move,
) -> LessonStep:
    text, help_text = said
    return LessonStep(
        text=text, help=help_text, gaps=gaps, is_reached=is_reached, takes=takes, example=example
    )


_GUESSING: Final = _only(actions.MakeGuess, actions.Choose, actions.ChooseOther, actions.GoOn)
_GO_ON: Final = plays(actions.GoOn())


def _guess(word: str) -> Move:
    return plays(actions.MakeGuess(word))


# The first lesson: one hides a puzzle and asks for another


class _Hiding(Value):
    """Letters and words of the first lesson."""

    letters: str
    """In the order of the draw; the first four are the anchor's."""
    anchor: str
    own: Down
    """What the learner is asked to lay."""
    others: tuple[Down, Down]
    """Words of the other puzzle; one of three letters is looked for."""
    wanted: str
    guess: str
    """Made of the other puzzle's letters; it has a star and an arrow at least."""
    others_guess: str
    """Made of the anchor's letters."""


_HIDING: Final = {
    "en": _Hiding(
        letters="BOTANERISLDC",
        anchor="BOAT",
        own=("TEA", 0, 3),
        others=(("BIRD", 0, 0), ("TEN", 0, 3)),
        wanted="TEN",
        guess="TIN",
        others_guess="OAT",
    ),
    "de": _Hiding(
        letters="HASENUTORDGL",
        anchor="HASE",
        own=("HUND", 0, 0),
        others=(("TAG", 1, 1), ("ENDE", 0, 3)),
        wanted="TAG",
        guess="GAS",
        others_guess="SAH",
    ),
}


def _other(story: _Hiding) -> Part:
    """Turns up what is left once the anchor is known, lays a puzzle, and asks every time alike."""
    layout = _around(story.anchor, *story.others)

    def act(seen: Observation, _done: int) -> Any:
        if seen.phase is Phase.BUILD:
            return actions.Finish() if seen.own.draft == layout else actions.Lay(layout)
        if seen.phase is Phase.GUESS:
            return _GUESSES[seen.stage](story.others_guess)
        is_due = seen.anchor and not seen.is_turning and not is_complete(seen.drawn)
        return actions.TurnUp() if is_due else Wait()

    return act


_GUESSES: Final[dict[GuessStage, Callable[[str], actions.Action]]] = {
    GuessStage.GUESS: actions.MakeGuess,
    GuessStage.CHOICE: lambda _word: actions.Choose(0),
    GuessStage.ANSWERED: lambda _word: actions.GoOn(),
}


def _has_laid(seen: Observation) -> bool:
    """Whether a puzzle lies there that breaks no rule, or was handed in."""
    if seen.phase is not Phase.BUILD or seen.seat is None:
        return seen.phase is Phase.GUESS
    return not grid_faults(Crossword(seen.own.draft or ()), seen.demands)


def _hiding_steps(story: _Hiding) -> Iterator[LessonStep]:
    anchor, own = story.anchor, _around(story.anchor, story.own)
    gaps = {
        "anchor": anchor,
        "own": story.own[0],
        "letter": anchor[story.own[2]],
        "guess": story.guess,
        "wanted": story.wanted,
    }
    turn_up, turning = plays(actions.TurnUp()), _only(actions.TurnUp)
    building = _only(actions.Lay, actions.Finish)
    told = iter(texts.HIDING_STEPS)
    yield _step(next(told), gaps, lambda seen: len(seen.drawn) > 0, turning, turn_up)
    letters = len(anchor)
    more = (turn_up,) * (letters - 1)
    yield _step(next(told), gaps, lambda seen: len(seen.drawn) >= letters, turning, *more)
    calling = _only(actions.CallAnchor, actions.TurnUp, word=anchor)
    call = plays(actions.CallAnchor(anchor))
    yield _step(next(told), gaps, lambda seen: seen.anchor == anchor, calling, call)
    built = _in_phase(Phase.BUILD, Phase.GUESS)
    yield _step(next(told), gaps, built, _only(actions.GoOn), _GO_ON)
    yield _step(next(told), gaps, _has_laid, building, plays(actions.Lay(own)))
    finish = plays(actions.Finish())
    yield _step(next(told), gaps, _in_phase(Phase.GUESS), building, finish)
    asking = _only(actions.MakeGuess, word=story.guess)
    yield _step(next(told), gaps, _asked(story.guess), asking, _guess(story.guess))
    on = _only(actions.GoOn)
    yield _step(next(told), gaps, lambda seen: seen.round > 1, on, _GO_ON)
    yield _step(next(told), gaps, _found(story.wanted), _GUESSING, _guess(story.wanted))


def _hiding(language: str) -> Script:
    story = _HIDING[language]
    words = (story.own, *story.others)
    return Script(
        game="hidden_crossword",
        language=language,
        ruleset=Ruleset(language=language, dictionary=language, clue=ClueType.ALPHABET),
        steps=tuple(_hiding_steps(story)),
        finished=texts.HIDING_FINISHED,
        words=frozenset(
            (story.anchor, story.guess, story.others_guess, *(word for word, _, _ in words))
        ),
        parts={CHANCE: in_order(*map(actions.Draw, story.letters)), OTHER: _other(story)},
        seats=BUILDERS,
    )


# The second lesson: a puzzle of three words is solved


class _Solving(Value):
    """Letters and words of the second lesson."""

    letters: str
    anchor: str
    long: Down
    """Of five letters."""
    short: Down
    """Of three; its letters beside the anchor's are left once the long one is known."""
    guess: str
    """Of five letters that the puzzle has; some are right, some belong elsewhere."""
    left: str


_SOLVING: Final = {
    "en": _Solving(
        letters="RISEVATUNDLM",
        anchor="STAR",
        long=("RIVER", 0, 3),
        short=("SUN", 0, 0),
        guess="VINES",
        left="U + N",
    ),
    "de": _Solving(
        letters="GETANURIMSLD",
        anchor="TURM",
        long=("REGEN", 0, 2),
        short=("TAG", 0, 0),
        guess="MENGE",
        left="A + G",
    ),
}


def _has_all(story: _Solving) -> Reached:
    """Whether the whole puzzle lies there, or was handed in."""
    wanted = {story.anchor, story.long[0], story.short[0]}

    def is_reached(seen: Observation) -> bool:
        if seen.seat is None or seen.phase is not Phase.GUESS:
            return seen.phase is Phase.OVER
        return wanted <= set(Crossword(seen.own.solution or ()).words)

    return is_reached


def _solving_steps(story: _Solving) -> Iterator[LessonStep]:
    whole = _around(story.anchor, story.long, story.short)
    gaps = {
        "anchor": story.anchor,
        "long": story.long[0],
        "long_letter": story.anchor[story.long[2]],
        "short": story.short[0],
        "short_letter": story.anchor[story.short[2]],
        "guess": story.guess,
        "left": story.left,
    }
    told = iter(texts.SOLVING_STEPS)
    asking = _only(actions.MakeGuess, word=story.guess)
    yield _step(next(told), gaps, _asked(story.guess), asking, _guess(story.guess))
    on = _only(actions.GoOn)
    yield _step(next(told), gaps, lambda seen: seen.round > 1, on, _GO_ON)
    long, short = story.long[0], story.short[0]
    yield _step(next(told), gaps, _found(long), _GUESSING, _guess(long))
    yield _step(next(told), gaps, _found(short), _GUESSING, _GO_ON, _guess(short))
    solving = _only(actions.Lay, actions.Solve, actions.GoOn)
    lay = plays(actions.Lay(whole))
    yield _step(next(told), gaps, _has_all(story), solving, _GO_ON, lay)
    submit = plays(actions.Solve())
    yield _step(next(told), gaps, _in_phase(Phase.OVER), solving, submit)


def _solving(language: str) -> Script:
    story = _SOLVING[language]
    puzzle = _around(story.anchor, story.long, story.short)
    ruleset = Ruleset(
        language=language, dictionary=language, clue=ClueType.PLACE, names_anchor=True
    )
    return Script(
        game="hidden_crossword",
        language=language,
        ruleset=ruleset,
        steps=tuple(_solving_steps(story)),
        finished=texts.SOLVING_FINISHED,
        words=frozenset((story.anchor, story.long[0], story.short[0], story.guess)),
        parts={
            CHANCE: in_order(*map(actions.Draw, story.letters)),
            SETTER: in_order(actions.SetPuzzleAround(story.anchor, puzzle)),
        },
        # One press, and all letters turn up.
        prelude=(plays(actions.TurnUp()),),
    )


def script_of(key: str, language: str) -> Script:
    """The lesson of that key with words of that language."""
    return _hiding(language) if key == FIRST else _solving(language)
