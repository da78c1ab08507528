"""The recording sheet of the Hidden Crossword on paper."""
