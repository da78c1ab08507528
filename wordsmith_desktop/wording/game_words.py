"""What a game says, found in its package of the wording and imported when it is asked for."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from .texts import Text

_GAMES: Final = "wordsmith_desktop.games"


def has_words(game: str, module: str) -> bool:
    """Whether a game's wording has a module, which is not loaded for that."""
    names = (f"{_GAMES}.{game}", _package(game), f"{_package(game)}.{module}")
    # A module is not looked for in a folder that is not there.
    return all(find_spec(name) is not None for name in names)


def words_of(game: str, module: str, name: str, otherwise: Any) -> Any:
    """What a module of a game's wording has under a name; `otherwise` where it has no such."""
    if not has_words(game, module):
        return otherwise
    return getattr(import_module(f"{_package(game)}.{module}"), name, otherwise)


def title_of(game: str) -> Text:
    """A game's `TITLE`, else its name in folders with spaces."""
    readable = game.replace("_", " ").capitalize()
    found: Text = words_of(game, "texts", "TITLE", Text(readable, readable))
    return found


def _package(game: str) -> str:
    return f"{_GAMES}.{game}.words"
