"""All players' lexicons: their words as rows of cards, which can be folded and taken."""
