"""The rules of the Hidden Crossword, its computer players, and what is told of its matches."""
