"""What every game is made of: seats, chance, steps and matches, in plain Python."""
