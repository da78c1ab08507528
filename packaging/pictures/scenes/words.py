"""What a word means: asked about in every place where one lies open, and looked up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.window.kit.asking.open_words import words_in
from wordsmith_desktop.wording.table_texts import SEARCHING
from wordsmith_desktop.wording.texts import say

from ..stage import Scene
from . import (
    challenges,
    dialogs,
    hidden_crossword,
    length_x_wit,
    letter_pieces,
    records,
    replay,
    rewordable,
)

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from wordsmith_desktop.features.look_up.pages.look_up import LookUpDialog
    from wordsmith_desktop.games.letter_pieces.table.page import MatchPage
    from wordsmith_desktop.window.kit.asking.sheet import WordSheet

    from ..stage import SceneContext

Make = Callable[["SceneContext"], "QWidget"]
LOOKED_UP: Final = {"en": "ran", "de": "Häuser"}
NAME: Final = "PERU"
"""A name in both languages, which the pieces spell."""
ENOUGH: Final = (8, 8, 2, 4)
PLACES: Final[Mapping[str, Make]] = {
    "pad": letter_pieces.midgame,
    "four-pads": letter_pieces.four_players,
    "lexicon": rewordable.five_players,
    "strip": length_x_wit.three_dice,
    "grid": hidden_crossword.building,
    "guesses": hidden_crossword.guessing,
    "puzzle-end": hidden_crossword.match_over(),
    "final-table": letter_pieces.match_over(4),
    "replay": replay.playing,
    "review": challenges.review,
    "result": challenges.table_after,
    "statistics": records.statistics_below,
    "dialog": dialogs.house,
}
"""Scenes with words that lie open."""


def _sheet(context: SceneContext) -> WordSheet:
    sheet = context.window.words.asker.sheet
    assert sheet is not None
    return sheet


def _asked(make: Make) -> Make:
    """A scene in which somebody asks by key about a word that lies open."""

    def asked(context: SceneContext) -> QWidget:
        from PySide6.QtWidgets import QDialog

        shown = make(context)
        window = shown if isinstance(shown, QDialog) else context.window
        context.settle()
        context.window.words.asker.ask_here(window)
        sheet = _sheet(context)
        context.wait_until(lambda: bool(sheet.known.text))
        return window

    return asked


def refused_name(context: SceneContext) -> QWidget:
    """A name was refused, and is told with what it means."""
    page = letter_pieces._table(context, letter_pieces._rules(context, given=ENOUGH))
    letter_pieces._claim(page, NAME)
    banner = page.parts.banner
    context.wait_until(lambda: ": " in banner.message)
    return context.window


def hint_with_meaning(context: SceneContext) -> QWidget:
    """The last step of a hint."""
    page = letter_pieces._table(context, letter_pieces._rules(context, given=ENOUGH))
    for step in range(2):
        page.ask_for_hint()
        _wait_for_hint(context, page, is_last=bool(step))
    return context.window


def _wait_for_hint(context: SceneContext, page: MatchPage, *, is_last: bool) -> None:
    """Until it is told; its last step goes on with the word and what that means."""
    banner = page.parts.banner

    def is_told() -> bool:
        words = words_in(banner.message)
        is_meant = bool(words) and words[0] in words[1:]
        return banner.message != say(SEARCHING) and (is_meant or not is_last)

    context.wait_until(is_told)


def only_played(context: SceneContext) -> QWidget:
    """In a challenge a word that was not played is asked about."""
    challenges_table(context)
    dialog = _look_up(context, LOOKED_UP[context.language])
    context.wait_until(lambda: bool(dialog.known.text))
    return dialog


def challenges_table(context: SceneContext) -> QWidget:
    """A challenge that goes on."""
    from wordsmith_desktop.features.challenges.challenge import fresh_challenge
    from wordsmith_desktop.features.challenges.kinds import KINDS
    from wordsmith_desktop.games.common.open_table import Clock

    context.wait_for_dictionary()
    kind = next(kind for kind in KINDS if kind.game == letter_pieces.GAME)
    challenge = fresh_challenge(kind, context.language, 4711)
    context.sit_down(context.challenges.beginning.dealing.start(challenge, "Ana", Clock.OFF))
    return context.window


def _look_up(context: SceneContext, word: str) -> LookUpDialog:
    from wordsmith_desktop.features.look_up.pages.look_up import LookUpDialog

    context.window.offers.look_up()
    dialog = context.dialog
    assert isinstance(dialog, LookUpDialog)
    dialog.field.setText(word)
    context.settle()
    return dialog


def look_up(context: SceneContext) -> QWidget:
    """A word is looked up."""
    context.wait_for_dictionary()
    dialog = _look_up(context, LOOKED_UP[context.language])
    context.wait_until(lambda: len(dialog.known.text.splitlines()) > 3)
    return dialog


def look_up_nothing(context: SceneContext) -> QWidget:
    """Nothing is typed yet."""
    return _look_up(context, "")


def look_up_unknown(context: SceneContext) -> QWidget:
    """A word that there is none of."""
    context.wait_for_dictionary()
    dialog = _look_up(context, "Qwertz")
    context.wait_until(lambda: len(dialog.known.text.splitlines()) > 1)
    return dialog


SCENES = (
    *(Scene(f"asked-{place}", _asked(make)) for place, make in PLACES.items()),
    Scene("words-refused-name", refused_name),
    Scene("words-hint", hint_with_meaning),
    Scene("words-only-played", only_played),
    Scene("look-up", look_up),
    Scene("look-up-nothing", look_up_nothing),
    Scene("look-up-unknown", look_up_unknown),
)
