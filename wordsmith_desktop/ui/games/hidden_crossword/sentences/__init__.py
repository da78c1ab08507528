"""What is said of the Hidden Crossword: reasons, and what happened."""
