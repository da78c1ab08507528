"""The rules of the Letter Piece Game, its computer players, and what is told of its matches."""
