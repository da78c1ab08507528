"""The Hidden Crossword as the shell shows it."""

from __future__ import annotations

from wordsmith_desktop.ui.games.hidden_crossword.keys import KEYS
from wordsmith_desktop.ui.games.hidden_crossword.picture import paint_picture
from wordsmith_desktop.ui.games.hidden_crossword.texts import (
    SUMMARY,
    TAGLINE,
    TITLE,
    WORDS_LEFT,
)
from wordsmith_desktop.ui.kit.usual_entry import usual_entry

ENTRY = usual_entry(
    __package__,
    title=TITLE,
    tagline=TAGLINE,
    summary=SUMMARY,
    players=(1, 2),
    minutes=45,
    paint_picture=paint_picture,
    keys=KEYS,
    play_figure=WORDS_LEFT,
)
