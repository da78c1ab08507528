"""Crosswords with blocks or bars, numbers and clues: one model for the desk, solving, paper and
files."""
