"""The workshop: the puzzles that are kept, the bench, and ways to give puzzles away."""
