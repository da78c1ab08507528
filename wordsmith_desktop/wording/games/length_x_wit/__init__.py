"""Length × Wit in words."""
