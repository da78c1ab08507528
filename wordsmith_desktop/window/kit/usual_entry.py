"""The entry of a game as most games have it: every part is where its package keeps it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.wording.game_words import has_words, words_of
from wordsmith_desktop.wording.texts import LANGUAGES, POINTS, Plural, Text

from .game_entry import (
    Aid,
    GameEntry,
    GamePage,
    KeyHelp,
    Lesson,
    NewMatchForm,
    PageContext,
    PaintChallenge,
    PaintWord,
    Room,
)
from .look import Look

if TYPE_CHECKING:
    from wordsmith_desktop.wording.sheets import RuleEntry

    from .dice_set import DiceSet
    from .rooms import RoomContext
    from .rule_pictures import RulePicture
    from .screen import Screen

NOTHING: Final = Text("", "")


def _nothing_said(_seen: Any) -> str:
    return ""


class _GameParts:
    """What the packages of a game have, imported when needed, or what the kit has instead."""

    def __init__(self, package: str, title: Text) -> None:
        self.game = package.split(".")[-2]
        self._package = package
        self._title = title

    def part(self, module: str, name: str) -> Any:
        return getattr(import_module(f"{self._package}.{module}"), name)

    def make_form(self) -> NewMatchForm:
        if self._has("new_match"):
            form: NewMatchForm = self.part("new_match", "MatchForm")()
            return form
        from .usual_parts import UsualForm

        return UsualForm(self.game)

    def paint_picture(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        if self._has("picture"):
            self.part("picture", "paint_picture")(painter, rect, look)
            return
        from .usual_parts import paint_title

        paint_title(painter, rect, look, self._title)

    @property
    def paint_challenge(self) -> PaintChallenge | None:
        def paint(key: str, painter: QPainter, rect: QRectF, look: Look) -> None:
            self.part("challenge_picture", "paint_challenge")(key, painter, rect, look)

        return paint if self._has("challenge_picture") else None

    def in_words(self, name: str, *values: Any) -> str:
        from wordsmith_desktop.wording import usual

        said: str = words_of(self.game, "in_words", name, getattr(usual, name))(*values)
        return said

    @property
    def rules_book(self) -> Callable[[], Sequence[RuleEntry]] | None:
        has_one = has_words(self.game, "rule_texts")
        return (lambda: words_of(self.game, "rule_texts", "RULES", ())) if has_one else None

    def rule_pictures(self) -> Mapping[str, Sequence[RulePicture]]:
        if not self._has("rule_pictures"):
            return {}
        found: Mapping[str, Sequence[RulePicture]] = self.part("rule_pictures", "RULE_PICTURES")
        return found

    @property
    def score_sheet(self) -> Callable[[], Any] | None:
        has_one = self._has("score_sheet")
        return (lambda: self.part("score_sheet", "SCORE_SHEET")) if has_one else None

    @property
    def worksheets(self) -> Callable[[], Any] | None:
        has_some = self._has("worksheets")
        return (lambda: self.part("worksheets", "WORKSHEETS")) if has_some else None

    def dice_sets(self) -> Sequence[DiceSet]:
        if not self._has("dice_sets"):
            return ()
        found: Sequence[DiceSet] = self.part("dice_sets", "dice_sets")()
        return found

    def _has(self, module: str) -> bool:
        return find_spec(f"{self._package}.{module}") is not None


def lesson(package: str, key: str, title: Text, about: Text) -> tuple[Lesson, ...]:
    """A lesson of the game in `package`, once for each language of words.

    Its script is what `lessons.script_of` beside the entry gives for key and language.
    """
    return tuple(_lesson(package, key, title, about, tag) for tag in LANGUAGES)


def _lesson(package: str, key: str, title: Text, about: Text, tag: str) -> Lesson:
    parts = _GameParts(package, title)

    def begin(step: int) -> Callable[[PageContext], GamePage]:
        from .lessons.page import LessonPage
        from .lessons.run import LessonRun

        run = LessonRun(parts.part("lessons", "script_of")(key, tag), step)
        name, make = made.name_in(parts.game), parts.part("page", "MatchPage")
        return lambda context: LessonPage(run, name, make, context)

    made = Lesson(key, title, about, tag, begin)
    return made


def room(
    package: str, key: str, title: Text, short: Text, about: Text, suffixes: tuple[str, ...] = ()
) -> Room:
    """A room of the game in `package`: what `rooms.make_room` beside it gives for its key.

    Files with one of the `suffixes` are opened there.
    """
    parts = _GameParts(package, title)

    def make(context: RoomContext) -> Screen:
        made: Screen = parts.part("rooms", "make_room")(key, context)
        return made

    return Room(key, title, short, about, make, suffixes)


def aid(package: str, key: str, title: Text) -> Aid:
    """An aid of the game in `package`: what `aids.make_aid` beside it gives for its key."""
    parts = _GameParts(package, title)

    def make(kept: dict[str, Any]) -> QWidget:
        made: QWidget = parts.part("aids", "make_aid")(key, kept)
        return made

    return Aid(key, title, make)


def usual_entry(
    package: str,
    *,
    title: Text,
    players: tuple[int, int],
    minutes: int,
    short_minutes: int = 0,
    tagline: Text = NOTHING,
    summary: Text | None = None,
    keys: Sequence[KeyHelp] = (),
    lessons: Sequence[Lesson] = (),
    rooms: Sequence[Room] = (),
    aids: Sequence[Aid] = (),
    is_for_newcomers: bool = False,
    least_with_box: int = 1,
    has_own_words: bool = True,
    worth_of_letters: tuple[tuple[int, float], ...] = (),
    play_figure: Plural = POINTS,
    play_figure_about: Text | None = None,
    play_worth_about: Text | None = None,
    paint_word: PaintWord | None = None,
) -> GameEntry:
    """The entry of the game in `package`, named like it.

    `page.MatchPage` stands beside the entry. These may, and are imported when they are needed:
    `picture.paint_picture`, `challenge_picture.paint_challenge`, `new_match.MatchForm`,
    `score_sheet.SCORE_SHEET`, `worksheets.WORKSHEETS`, `dice_sets.dice_sets`; and in the wording
    `rule_texts.RULES` and `ORIGIN`, `in_words.setting_text`, `describe`, `makeup`, `material`.
    """
    parts = _GameParts(package, title)
    return GameEntry(
        game=parts.game,
        title=title,
        tagline=tagline,
        players=players,
        minutes=minutes,
        short_minutes=short_minutes,
        lessons=lessons,
        rooms=rooms,
        aids=aids,
        is_for_newcomers=is_for_newcomers,
        least_with_box=least_with_box,
        has_own_words=has_own_words,
        worth_of_letters=worth_of_letters,
        summary=summary,
        keys=keys,
        play_figure=play_figure,
        play_figure_about=play_figure_about,
        play_worth_about=play_worth_about,
        paint_word=paint_word,
        **_kept_in(parts),
    )


def _kept_in(parts: _GameParts) -> dict[str, Any]:
    """The fields of an entry that lie in the packages of its game."""
    game = parts.game
    return {
        "is_reviewed": game_of(game).is_reviewed,
        "paint_picture": parts.paint_picture,
        "make_form": parts.make_form,
        "make_page": lambda table, context: parts.part("page", "MatchPage")(table, context),
        "rules_book": parts.rules_book,
        "rule_pictures": parts.rule_pictures,
        "origin": lambda: words_of(game, "rule_texts", "ORIGIN", None),
        "setting_text": lambda ruleset, seats: parts.in_words("setting_text", ruleset, seats),
        "describe": lambda seen, names: parts.in_words("describe", seen, names),
        "purpose": lambda seen: words_of(game, "purposes", "purpose_of", _nothing_said)(seen),
        "makeup": lambda word, language: parts.in_words("makeup", word, language),
        "material": lambda seen, seat: parts.in_words("material", seen, seat),
        "box_sign": lambda telling, choice: parts.in_words("box_sign", telling, choice),
        "score_sheet": parts.score_sheet,
        "worksheets": parts.worksheets,
        "dice_sets": parts.dice_sets,
        "paint_challenge": parts.paint_challenge,
    }
