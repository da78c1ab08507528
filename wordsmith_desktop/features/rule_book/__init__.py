"""The rules of all games as texts to be read."""
