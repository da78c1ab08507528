"""The crossword editor: the grid, the rack, the list of words, and the hands that join them."""
