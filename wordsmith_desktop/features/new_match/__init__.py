"""What comes before a match: who plays, with which words, by which rules."""
