"""Finished puzzles taken out of the program: as ipuz files, and on paper with a guess sheet."""
