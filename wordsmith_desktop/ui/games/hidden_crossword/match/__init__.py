"""The page of a match: draw, building, guessing, and the end."""
