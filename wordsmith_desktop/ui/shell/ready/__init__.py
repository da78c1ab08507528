"""What one is told before a clock begins to run."""
