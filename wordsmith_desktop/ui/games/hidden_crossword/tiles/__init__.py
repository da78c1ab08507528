"""The letter tiles of the game and the marks that stand under them."""
