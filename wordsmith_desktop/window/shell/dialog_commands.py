"""What the menus offer in dialogs, to read, to print and to keep; none of it moves a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from wordsmith_desktop.lexicon.languages import OURS, code_of
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.labels import breakable
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import language, say

if TYPE_CHECKING:
    from wordsmith_desktop.features.dictionaries.dictionaries import Dictionaries
    from wordsmith_desktop.window.kit.game_entry import GameEntry
    from wordsmith_desktop.window.kit.preferences import Preferences
    from wordsmith_desktop.window.shell.services import OwnFolders

    from .feature import Feature, Offers
    from .stage import Stage


class DialogCommands:
    """One method for each dialog."""

    def __init__(
        self,
        stage: Stage,
        preferences: Preferences,
        *,
        games: Callable[[], Sequence[GameEntry]],
        dictionaries: Dictionaries,
        folders: OwnFolders,
        licences: Callable[[], Sequence[tuple[str, str]]],
        offers: Offers,
        features: Sequence[Feature],
    ) -> None:
        self._stage = stage
        self._preferences = preferences
        self._games = games
        self._dictionaries = dictionaries
        self._folders = folders
        self._licences = licences
        self._offers, self._features = offers, features

    # Each method imports its own dialog, so that the first window waits for none of them.
    def keys(self) -> None:
        """Show the list of keys."""
        from .help_dialogs import KeysDialog

        dialog = KeysDialog(
            self._games(),
            self._stage.game,
            self._stage.purpose,
            self._stage.as_parent(),
            others=[each for one in self._features if (each := one.key_help()) is not None],
        )
        dialog.manual_wanted.connect(lambda: self._offers.manual(""))
        if not self._offers.manual:
            dialog.manual.hide()
        self._stage.open_dialog(dialog)

    def own_keys(self) -> None:
        """Have keys chosen by what they are for."""
        from .own_keys_dialog import OwnKeysDialog

        dialog = OwnKeysDialog(
            self._games(), self._preferences.settings.chosen_keys, self._stage.as_parent()
        )
        dialog.chosen.connect(lambda keys: self._preferences.change(chosen_keys=keys))
        self._stage.open_dialog(dialog)

    def house(self) -> None:
        """Show the words of the house."""
        from .house_dialog import HouseDialog

        languages = tuple(dict.fromkeys(code_of(one.tag) for one in self._dictionaries.all()))
        parent = self._stage.as_parent()
        self._stage.open_dialog(
            HouseDialog(self._dictionaries.house, language(), parent, languages or OURS)
        )

    def about(self) -> None:
        """Show version, licences and where the data lies."""
        from .help_dialogs import AboutDialog

        dialog = AboutDialog(
            self._licences(),
            games=self._games(),
            data=self._folders.data,
            settings=self._folders.settings,
            parent=self._stage.as_parent(),
        )
        dialog.folder_wanted.connect(self.data_folder)
        self._stage.open_dialog(dialog)

    def data_folder(self) -> None:
        """Show the folder with the data, or at least say where it lies."""
        folder = self._folders.data
        if self._folders.show(folder):
            return
        text = say(texts.FOLDER_TEXT, folder=breakable(folder))
        dialog = PlainDialog(say(texts.FOLDER_TITLE), text, self._stage.as_parent())
        dialog.add_close()
        dialog.fit(480, 200)
        self._stage.open_dialog(dialog)
