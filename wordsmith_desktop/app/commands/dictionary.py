"""The dictionary as the commands open it: it is there, or the command ends and says why."""

from __future__ import annotations

from wordsmith_desktop.app import texts
from wordsmith_desktop.app.console import complain, shown
from wordsmith_desktop.app.exits import Exit, ExitError
from wordsmith_desktop.app.paths import dictionaries_dir, folders
from wordsmith_desktop.lexicon.house import HouseDamage
from wordsmith_desktop.lexicon.lexicon import Lexicon, open_lexicon
from wordsmith_desktop.wording.texts import say


def open_dictionary(tag: str) -> Lexicon:
    """The dictionary with the table's own list above it, which is told of if it is damaged.

    Raises `ExitError` where the word list is missing or broken.
    """
    lexicon = open_lexicon(tag, dictionaries_dir(), folders().houses)
    if not lexicon.is_ready:
        problem = shown(str(lexicon.problem), limit=400)
        raise ExitError(say(texts.NO_DICTIONARY, tag=tag, problem=problem), Exit.NO_DICTIONARY)
    if lexicon.house.damage:
        complain(house_damage_text(lexicon.house.damage))
    return lexicon


def house_damage_text(damage: HouseDamage) -> str:
    """What became of a house list that could not be read."""
    path = shown(str(damage.path))
    if damage.kept_as is None:
        return say(texts.HOUSE_LIST_UNREADABLE, path=path)
    return say(texts.HOUSE_LIST_SET_ASIDE, path=path, kept=shown(str(damage.kept_as)))
