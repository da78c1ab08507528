"""The dictionary that the rooms propose."""

from __future__ import annotations

from wordsmith_desktop.window.kit.rooms import RoomContext
from wordsmith_desktop.wording.texts import language

from ..clued.word_sources import asked_of


def usual_dictionary(context: RoomContext) -> str:
    """The tag of the one that was played by last, if it is still there."""
    tags = [tag for tag, _title in context.dictionaries()]
    return asked_of(context.preferences.settings.word_language, tags) or language()
