"""What the window around the games says."""
