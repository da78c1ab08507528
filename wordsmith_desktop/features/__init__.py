"""What the program offers beside the games: a folder each."""
