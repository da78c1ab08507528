"""The Letter Piece Game in words."""
