"""The Hidden Crossword: rules W1–W20 of the ledger."""
