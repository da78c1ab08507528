"""The window around the games: home, new match, settings, help."""
