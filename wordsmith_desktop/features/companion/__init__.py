"""What helps beside a printed game."""
