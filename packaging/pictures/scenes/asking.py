"""Dialogs that ask or tell one thing, which stand on no other picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset
from wordsmith_desktop.wording.shell import data_texts

from ..stage import Scene
from .workshop import newspaper, room

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ..stage import SceneContext

GAME: Final = "letter_pieces"
LONGEST: Final = "Dörte-Marie Hohenwarte"
WORDS: Final = ("HARVEST", "RABBIT", "QUILTERS", "OX", "STEAMBOATS", "LANTERN", "VIOLETS", "ICE")


def own_keys(context: SceneContext) -> QWidget:
    """Every key by what it is for."""
    context.window.dialogs.own_keys()
    return context.dialog


def names(context: SceneContext) -> QWidget:
    """The first match of four asks for names."""
    from wordsmith_desktop.features.new_match.company import Company
    from wordsmith_desktop.window.shell.first_names import NamesDialog

    people = ("Player 1", "Player 2", "Player 3", "Player 4")
    dialog = NamesDialog(Company(people=people), lambda _names: None, context.window)
    dialog.open()
    return dialog


def name(context: SceneContext) -> QWidget:
    """A challenge asks who plays it."""
    from wordsmith_desktop.features.challenges import challenge_texts as texts
    from wordsmith_desktop.features.challenges.pages.name_dialog import NameDialog
    from wordsmith_desktop.wording.texts import say

    context.services.people.add(LONGEST)
    title, text = say(texts.NEXT_TITLE), say(texts.NEXT_TEXT, kind="Sprint", code="LRBHT-95DVE")
    dialog = NameDialog(title, text, context.services.people.all, context.window)
    dialog.open()
    return dialog


def waiting(context: SceneContext) -> QWidget:
    """The disk takes its time."""
    from wordsmith_desktop.window.kit.dialogs import WaitingDialog
    from wordsmith_desktop.wording.texts import say

    dialog = WaitingDialog(say(data_texts.DISK_WAITS), context.window)
    dialog.open()
    return dialog


def doubt(context: SceneContext) -> QWidget:
    """Which of many words is doubted."""
    from wordsmith_desktop.core.seats import Seat
    from wordsmith_desktop.games.rewordable.rules.cards import Card
    from wordsmith_desktop.games.rewordable.rules.laying import Word
    from wordsmith_desktop.games.rewordable.table.doubting import DoubtDialog

    words = [
        Word(number, Seat(number % 2), (Card(number, text),))
        for number, text in enumerate((*WORDS, *WORDS))
    ]
    dialog = DoubtDialog(words, (LONGEST, "Ben"), lambda _word: None, context.window)
    dialog.open()
    return dialog


def folder(context: SceneContext) -> QWidget:
    """Where the data lies, on a system that cannot show it."""
    from wordsmith_desktop.core.value import replace

    dialogs = context.window.dialogs
    dialogs._folders = replace(dialogs._folders, show=lambda _folder: False)
    dialogs.data_folder()
    return context.dialog


def give_up(context: SceneContext) -> QWidget:
    """A match is given up."""
    from wordsmith_desktop.window.kit.dialogs import ask
    from wordsmith_desktop.wording.texts import say

    context.sit_down(context.begin(GAME, Ruleset(), LONGEST, "Ben"))
    title, text = say(data_texts.DISK_WAITS), say(data_texts.DISK_WAITS_TEXT)
    return ask(context.window, title, text, yes=say(data_texts.LEAVE_ANYWAY), then=lambda: None)


def _of_desk(make: Callable[[QWidget, SceneContext], QWidget]) -> Callable[..., QWidget]:
    def scene(context: SceneContext) -> QWidget:
        """A dialog of the desk."""
        return make(room(context, "workshop"), context)

    return scene


def _size(parent: QWidget, context: SceneContext) -> QWidget:
    from wordsmith_desktop.games.hidden_crossword.workshop.pages.desk_dialogs import SizeDialog

    dialog = SizeDialog(newspaper(context.language), lambda _puzzle: None, parent)
    dialog.open()
    return dialog


def _details(parent: QWidget, context: SceneContext) -> QWidget:
    from wordsmith_desktop.games.hidden_crossword.workshop.pages.desk_dialogs import DetailsDialog

    puzzle = newspaper(context.language)
    dialog = DetailsDialog(puzzle, ("en", "de", "fr"), lambda _puzzle: None, parent)
    dialog.open()
    return dialog


def _lists(parent: QWidget, _context: SceneContext) -> QWidget:
    from wordsmith_desktop.games.hidden_crossword.workshop.clued.word_sources import SourceUse
    from wordsmith_desktop.games.hidden_crossword.workshop.pages.word_lists_dialog import (
        WordListsDialog,
    )
    from wordsmith_desktop.wording.texts import Text

    uses = dict.fromkeys(("en", "own", "third", "fourth"), SourceUse.USED)
    titles = {tag: Text(f"Words of {LONGEST}", f"Wörter von {LONGEST}") for tag in uses}
    dialog = WordListsDialog(uses, titles, lambda _uses: None, parent)
    dialog.open()
    return dialog


def _number(parent: QWidget, _context: SceneContext) -> QWidget:
    from wordsmith_desktop.games.hidden_crossword.workshop.pages.number_dialog import NumberDialog

    dialog = NumberDialog(lambda _number: "?", lambda: None, parent)
    dialog.open()
    return dialog


def _from_words(parent: QWidget, context: SceneContext) -> QWidget:
    from wordsmith_desktop.games.hidden_crossword.workshop.pages.from_words_dialog import (
        FromWordsDialog,
    )
    from wordsmith_desktop.games.hidden_crossword.workshop.pages.shelf_page import ShelfPage

    assert isinstance(parent, ShelfPage)
    context.wait_for_dictionary()
    parent.begin_from_words()
    (dialog,) = parent.findChildren(FromWordsDialog)
    dialog.field.setPlainText("\n".join(WORDS))
    dialog.lay()
    context.wait_for_work()
    return dialog


SCENES: Final = (
    Scene("asking-own-keys", own_keys),
    Scene("asking-names", names),
    Scene("asking-name", name),
    Scene("asking-waiting", waiting),
    Scene("asking-doubt", doubt),
    Scene("asking-folder", folder),
    Scene("asking-give-up", give_up),
    Scene("asking-size", _of_desk(_size)),
    Scene("asking-details", _of_desk(_details)),
    Scene("asking-lists", _of_desk(_lists)),
    Scene("asking-number", _of_desk(_number)),
    Scene("asking-from-words", _of_desk(_from_words)),
)
