"""Matches that were played on paper, as they are entered, refused and listed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.from_paper.pages.page import PaperPage
from wordsmith_desktop.games.common.registry import game_of

from ..stage import Scene

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ..stage import SceneContext

TURNS = (("34", "41", "52"), ("12 9", "15", "8"), ("64", "", "11"))


def _page(context: SceneContext, game: str) -> PaperPage:
    context.wait_for_dictionary()
    context.preferences.change(player_names=("Ana", "Ben", "Jürgen & Åsa"), last_game=game)
    context.window.offers.enter_paper()
    page = context.window.screen_shown
    assert isinstance(page, PaperPage)
    return page


def _write(context: SceneContext, page: PaperPage, rows: tuple[tuple[str, ...], ...]) -> None:
    """Line by line, as every line that is written asks for the next one."""
    for number, row in enumerate(rows):
        for seat, text in enumerate(row):
            page.sheet.field(number, seat).write(text)
    context.settle()


def entering(context: SceneContext) -> QWidget:
    """Some turns are written, and nothing is wrong yet."""
    _write(context, _page(context, "length_x_wit"), TURNS)
    return context.window


def refused(context: SceneContext) -> QWidget:
    """Saving was tried too early, and with a mistake."""
    page = _page(context, "length_x_wit")
    _write(context, page, (*TURNS[:2], ("", "l5", "9999")))
    page.save.click()
    context.settle()
    return context.window


def doubtful(context: SceneContext) -> QWidget:
    """A word that the dictionary does not know is about to be entered anyway."""
    page = _page(context, "rewordable")
    words = ("katze", "blaum") if context.language == "de" else ("kitten", "blorft")
    _write(context, page, (words, ("2", "1")))
    page.save.click()
    context.settle()
    return context.window


def challenges(context: SceneContext) -> QWidget:
    """Words and boxes of three challenges, of which one is missing."""
    page = _page(context, "letter_pieces")
    rows = (("bad gase gebt", "bag", "dame"), ("2", "1", "20"))
    _write(context, page, rows * 2)
    page.save.click()
    context.settle()
    return context.window


def ticked(context: SceneContext) -> QWidget:
    """Somebody has found a puzzle, and ticks do not fit together."""
    page = _page(context, "hidden_crossword")
    _write(context, page, (("5", "5"), ("x", ""), ("x", "")))
    page.save.click()
    context.settle()
    return context.window


def listed(context: SceneContext) -> QWidget:
    """Among all matches one is from paper."""
    page = _page(context, "length_x_wit")
    rules = replace(game_of("length_x_wit").ruleset_type()(language=context.language), goal=100)
    page.form.show_ruleset(rules)
    _write(context, page, (*TURNS, TURNS[1]))
    page.save.click()
    context.window.saves.load()
    context.settle()
    return context.window


def letters(context: SceneContext) -> QWidget:
    """Words and boxes of three rounds, one word with no new letter."""
    page = _page(context, "letter_pieces")
    _write(
        context,
        page,
        (
            ("BAG CAST TREES", "HOUSE MOUSY XYLQ", "WORD SWORD"),
            ("7", "12", "3"),
            ("TEN NET", "STONE", "LIGHT FLIGHTS"),
        ),
    )
    page.save.click()
    context.settle()
    return context.window


def crowded(context: SceneContext) -> QWidget:
    """As many as can play of those who are remembered, with the rules unfolded."""
    for name in ("Ana", "Ben", "Cho", "Dörte", "Emil", "Jürgen & Åsa", "Konstantin", "Lotte"):
        context.services.people.add(name)
    page = _page(context, "length_x_wit")
    while page.players.more.isEnabled():
        page.players.more.click()
    page.rules.headline.click()
    page.players.fields[0].setFocus()
    context.settle()
    return context.window


def cards(context: SceneContext) -> QWidget:
    """Lexicons and tokens."""
    page = _page(context, "rewordable")
    _write(context, page, (("CHATTER CARD", "TRAINING", "AT"), ("3", "1", "")))
    return context.window


def crossword(context: SceneContext) -> QWidget:
    """Who was right, and when."""
    page = _page(context, "hidden_crossword")
    _write(context, page, (("7", "7"), ("x", "")))
    return context.window


SCENES = (
    Scene("from-paper-letters", letters),
    Scene("from-paper-cards", cards),
    Scene("from-paper-crossword", crossword),
    Scene("from-paper", entering),
    Scene("from-paper-refused", refused),
    Scene("from-paper-doubtful", doubtful),
    Scene("from-paper-challenges", challenges),
    Scene("from-paper-ticked", ticked),
    Scene("from-paper-crowded", crowded),
    Scene("from-paper-listed", listed),
)
