"""The score sheet of the Letter Piece Game on paper."""
