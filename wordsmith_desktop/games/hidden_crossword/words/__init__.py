"""The Hidden Crossword in words."""
