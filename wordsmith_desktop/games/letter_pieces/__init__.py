"""The Letter Piece Game: capital letters built from four shapes of pieces."""
