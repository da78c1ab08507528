"""The lessons of Length × Wit: how tiles and dice fall, what the other one does, what is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from wordsmith_desktop.core.seats import CHANCE, Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.word_strip import LayRow, Row
from wordsmith_desktop.session.guided import Part, in_order
from wordsmith_desktop.window.kit.lessons.script import (
    LessonStep,
    Move,
    Reached,
    Script,
    Takes,
    plays,
)

from ..rules import actions
from ..rules.material import Tile, material_of
from ..rules.ruleset import Ruleset
from ..rules.state import State, die_piece
from ..words import lesson_texts as texts

YOU: Final[Seat] = 0
OTHER: Final[Seat] = 1
SEATS: Final = 2


class _Story(Value):
    """What is drawn and rolled in the first lesson, and the words for it."""

    tiles: str
    """Yours, four and then five."""
    other_tiles: str
    """The other one's, four and then six."""
    dice: tuple[int, int, int]
    """The numbers of your two dice in the box, and of the other one's."""
    faces: tuple[str, str, str]
    """What your dice show after each roll: one die, then two that make no word, and again two."""
    other_face: str
    pressed: str
    scored: str
    other_response: str
    other_scored: str
    response: str

    @property
    def words(self) -> tuple[str, ...]:
        """All of them."""
        others = (self.other_response, self.other_scored)
        return (self.pressed, self.scored, *others, self.response)


_STORIES: Final = {
    "en": _Story(
        tiles="CTHSEORND",
        other_tiles="PDGLAEINTR",
        dice=(10, 0, 5),
        faces=("A", "JM", "TA"),
        other_face="O",
        pressed="CAT",
        scored="HAT",
        other_response="TAP",
        other_scored="DOG",
        response="NOD",
    ),
    "de": _Story(
        tiles="TGDHSNEOK",
        other_tiles="MGELAEINTR",
        dice=(1, 9, 2),
        faces=("A", "BV", "RA"),
        other_face="I",
        pressed="TAG",
        scored="RAD",
        other_response="ARM",
        other_scored="IGEL",
        response="SKI",
    ),
}


class _Drawn:
    """Tiles out of a full bag, and faces of its dice, by their letters."""

    def __init__(self, story: _Story, language: str) -> None:
        self._box = material_of(language)
        bag = list(self._box.tiles)
        self.own = [_taken(letter, bag) for letter in story.tiles]
        self.other = [_taken(letter, bag) for letter in story.other_tiles]

    def throw(self, die: int | None, dice: tuple[int, ...], faces: str) -> actions.Throw:
        """The dice on the table show these letters, the one that is new included."""
        shown = zip(dice, faces, strict=True)
        return actions.Throw(die, tuple(self._box.dice[one].index(face) for one, face in shown))


def _taken(letter: str, bag: list[Tile]) -> int:
    tile = next(one for one in bag if one.text == letter)
    bag.remove(tile)
    return tile.id


def _chance(story: _Story, drawn: _Drawn) -> Part:
    first, second, others = story.dice
    start = Ruleset().start_tiles
    own, other = drawn.own, drawn.other
    return in_order(
        actions.Begin(YOU, (tuple(own[:start]), tuple(other[:start]))),
        actions.Draw(tuple(own[start:])),
        drawn.throw(first, (first,), story.faces[0]),
        drawn.throw(second, (first, second), story.faces[1]),
        drawn.throw(None, (first, second), story.faces[2]),
        # The other one has one tile less than at the start.
        actions.Draw(tuple(other[start:])),
        drawn.throw(others, (others,), story.other_face),
    )


def _other(story: _Story, language: str, drawn: _Drawn) -> Part:
    tiles = [material_of(language).tiles[number] for number in drawn.other]
    response = _tiles_for(story.other_response, story.faces[2], tiles)
    scored = _tiles_for(story.other_scored, story.other_face, tiles)
    return in_order(
        actions.Respond(story.other_response, response),
        actions.Roll(),
        actions.Score(story.other_scored, scored),
    )


def _tiles_for(word: str, faces: str, tiles: list[Tile]) -> tuple[int, ...]:
    """The tiles for the letters of a word that no die shows."""
    left = list(word)
    for face in faces:
        left.remove(face)
    bag = list(tiles)
    return tuple(_taken(letter, bag) for letter in left)


# What is asked


def _only(*kinds: type, word: str = "") -> Takes:
    """Actions of these kinds, with that word where one is named, and laying."""

    def takes(action: Any) -> bool:
        if isinstance(action, kinds):
            return not word or getattr(action, "word", "") == word
        return isinstance(action, LayRow)

    return takes


def _says(kind: Callable[[str, tuple[int, ...]], actions.Spelling], word: str) -> Move:
    def move(seen: State) -> actions.Spelling:
        faces = "".join(seen.dice_texts)
        return kind(word, _tiles_for(word, faces, list(seen.free_tiles(YOU))))

    return move


def _lays(word: str) -> Move:
    def move(seen: State) -> LayRow:
        tiles = {one.text: one.id for one in seen.free_tiles(YOU)}
        dice = {one.text: die_piece(one.die) for one in seen.dice}
        pieces = tuple((tiles | dice)[letter] for letter in word)
        return LayRow(Row(word, pieces, len(word)))

    return move


def _spends(seen: State) -> actions.Spend:
    return actions.Spend(next(one.id for one in seen.free_tiles(YOU) if one.is_vowel))


def _steps(story: _Story) -> Iterator[LessonStep]:
    gaps = {
        "pressed": story.pressed,
        "face": story.faces[0],
        "faces": " + ".join(story.faces[1]),
        "again": " + ".join(story.faces[2]),
        "scored": story.scored,
        "other_response": story.other_response,
        "other_scored": story.other_scored,
        "other_face": story.other_face,
        "response": story.response,
    }
    pressing = _only(actions.Press, word=story.pressed)
    asked: tuple[tuple[Reached, Takes, Move], ...] = (
        (lambda seen: bool(seen.dice), _only(actions.Roll), plays(actions.Roll())),
        (
            lambda seen: seen.row.text == story.pressed or bool(seen.banked),
            pressing,
            _lays(story.pressed),
        ),
        (lambda seen: bool(seen.banked), pressing, _says(actions.Press, story.pressed)),
        (lambda seen: bool(seen.spent), _only(actions.Spend), _spends),
        (
            lambda seen: seen.players[YOU].points > 0,
            _only(actions.Score, word=story.scored),
            _says(actions.Score, story.scored),
        ),
        (
            lambda seen: seen.players[OTHER].turns > 0 and seen.seat == YOU,
            _only(actions.Respond),
            _says(actions.Respond, story.response),
        ),
    )
    for (is_reached, takes, move), (text, help_text) in zip(asked, texts.FIRST_STEPS, strict=True):
        yield LessonStep(
            text=text,
            help=help_text,
            is_reached=is_reached,
            takes=takes,
            example=(move,),
            gaps=gaps,
        )


def script_of(key: str, language: str) -> Script:  # noqa: ARG001
    """The lesson of that key with words of that language."""
    story = _STORIES[language]
    drawn = _Drawn(story, language)
    return Script(
        game="length_x_wit",
        language=language,
        ruleset=Ruleset(language=language, dictionary=language, draws_lots=False),
        steps=tuple(_steps(story)),
        finished=texts.FINISHED,
        words=frozenset(story.words),
        parts={CHANCE: _chance(story, drawn), OTHER: _other(story, language, drawn)},
        seats=SEATS,
    )
