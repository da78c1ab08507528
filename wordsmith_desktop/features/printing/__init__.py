"""What is printed: score sheets of a match or to be filled in."""
