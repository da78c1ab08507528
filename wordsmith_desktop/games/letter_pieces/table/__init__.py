"""The Letter Piece Game on the screen."""
