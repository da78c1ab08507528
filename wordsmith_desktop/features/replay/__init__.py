"""A match that is over, shown once more."""
