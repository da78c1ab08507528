"""Lessons: scripts of any game, who runs one, and the page that leads through it."""
