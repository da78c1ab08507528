"""Rewordable as the shell shows it."""

from __future__ import annotations

from wordsmith_desktop.ui.games.rewordable.keys import KEYS
from wordsmith_desktop.ui.games.rewordable.picture import paint_picture
from wordsmith_desktop.ui.games.rewordable.texts import SUMMARY, TAGLINE, TITLE
from wordsmith_desktop.ui.kit.usual_entry import usual_entry

ENTRY = usual_entry(
    __package__,
    title=TITLE,
    tagline=TAGLINE,
    summary=SUMMARY,
    players=(1, 8),
    minutes=25,
    paint_picture=paint_picture,
    keys=KEYS,
)
