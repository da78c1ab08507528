"""What each game says at its table and on its paper."""
