"""Paper: what every printed page of the program has in common."""
