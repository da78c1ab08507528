"""What could have been in a match that is over, and how well it was played."""
