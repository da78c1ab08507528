"""The page of a match that is over: one frame for all games."""
