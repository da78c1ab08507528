"""What can be learnt: each game's lessons and how far they are."""
