"""The table of Length × Wit."""
