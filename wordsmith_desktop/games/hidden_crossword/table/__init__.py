"""The window of the Hidden Crossword."""
