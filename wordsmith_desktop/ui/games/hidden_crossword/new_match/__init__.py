"""What is chosen before a match."""
