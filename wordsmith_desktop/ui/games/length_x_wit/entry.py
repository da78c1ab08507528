"""Length × Wit as the shell shows it."""

from __future__ import annotations

from wordsmith_desktop.ui.games.length_x_wit.keys import KEYS
from wordsmith_desktop.ui.games.length_x_wit.picture import paint_picture
from wordsmith_desktop.ui.games.length_x_wit.texts import SUMMARY, TAGLINE, TITLE
from wordsmith_desktop.ui.kit.usual_entry import usual_entry

ENTRY = usual_entry(
    __package__,
    title=TITLE,
    tagline=TAGLINE,
    summary=SUMMARY,
    players=(1, 6),
    minutes=60,
    paint_picture=paint_picture,
    keys=KEYS,
)
