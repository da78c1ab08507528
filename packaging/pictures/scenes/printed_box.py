"""Tables with a printed box: what is asked, what cannot have come, and what is corrected."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wordsmith_desktop.games.common.box_questions import BoxChoices
from wordsmith_desktop.games.common.registry import rules_of
from wordsmith_desktop.window.kit.printed_box.correcting import CorrectingDialog

from ..stage import Scene

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ..stage import SceneContext

MANY = ("Ana", "Ben", "Cho", "Dörte-Marie", "Emil", "Frida", "Gül", "Hanno")


def _table(context: SceneContext, game: str, *names: str, **fields: Any) -> Any:
    """The page of a match with a box, of which nothing was told."""
    context.wait_for_dictionary()
    tag = context.language
    ruleset = rules_of(game).ruleset_type(language=tag, dictionary=tag, **fields)
    context.sit_down(context.begin(game, ruleset, *names, with_box=True))
    host = context.window.host
    assert host is not None
    return host.page


def _type(page: Any, line: str) -> None:
    entry = page.box_card.entry
    entry.line.setText(line)
    entry.line.textEdited.emit(line)


def _tell(page: Any) -> None:
    """Tell the first things that can be, for every place."""
    told: BoxChoices = ()
    for place in page.table.box.asks.places:
        told = (*told, next(one for one in place.choices(told) if one.left != 0))
    page.table.box.tell(told)


def tiles(context: SceneContext) -> QWidget:
    """Half of the first tiles are typed."""
    page = _table(context, "length_x_wit", "Ana", "Ben", "Cho")
    _type(page, "1 EATR SO")
    return context.window


def tiles_of_many(context: SceneContext) -> QWidget:
    """The first tiles of six."""
    page = _table(context, "length_x_wit", *MANY[:6])
    _type(page, "4 EATR SOUL")
    return context.window


def refused(context: SceneContext) -> QWidget:
    """A tile of which there are no more."""
    page = _table(context, "length_x_wit", "Ana", "Ben", draws_lots=False)
    _type(page, "XX")
    return context.window


def dice(context: SceneContext) -> QWidget:
    """Pieces by eight dice."""
    page = _table(context, "letter_pieces", "Ana", "Ben")
    _type(page, "LLSBC")
    return context.window


def cards(context: SceneContext) -> QWidget:
    """Cards of the pool, of the hand, and tokens."""
    page = _table(context, "rewordable", *MANY, name_letters=(9, *([3] * 7)))
    _tell(page)
    context.settle()
    assert context.window.host is not None
    cover: Any = context.window.host.cover_shown
    cover.button.click()
    context.settle()
    _type(page, "IN E CH")
    return context.window


def letter(context: SceneContext) -> QWidget:
    """A letter out of the bag."""
    page = _table(context, "hidden_crossword", "Ana", "Ben")
    page.table.act(0, _turn_up())
    return context.window


def _turn_up() -> Any:
    from wordsmith_desktop.games.hidden_crossword.rules.actions import TurnUp

    return TurnUp()


def correcting(context: SceneContext) -> QWidget:
    """An earlier entry is told otherwise."""
    page = _table(context, "length_x_wit", "Ana", "Ben", draws_lots=False)
    for _ in range(2):
        _tell(page)
    page.correct_box()
    dialog = page.findChild(CorrectingDialog)
    assert dialog is not None
    dialog.lines.setCurrentRow(dialog.lines.count() - 1)
    dialog.entry.line.setText("XATR SOUL")
    dialog.entry.line.textEdited.emit("")
    shown: QWidget = dialog
    return shown


SCENES = (
    Scene("box-tiles", tiles),
    Scene("box-tiles-many", tiles_of_many),
    Scene("box-refused", refused),
    Scene("box-dice", dice),
    Scene("box-cards", cards),
    Scene("box-letter", letter),
    Scene("box-correcting", correcting),
)
