"""Puzzles made outside any match: what they are, and the files and codes they travel in."""
