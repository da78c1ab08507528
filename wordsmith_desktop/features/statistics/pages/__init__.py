"""What was played here: statistics and high scores."""
