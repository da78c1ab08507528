"""Longest word as the shell shows it."""

from __future__ import annotations

from wordsmith_desktop.window.kit.usual_entry import usual_entry

from ..words.texts import TAGLINE, TITLE

ENTRY = usual_entry(__package__, title=TITLE, tagline=TAGLINE, players=(1, 4), minutes=5)
