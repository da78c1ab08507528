"""Practice: words that somebody missed, and when each of them comes back."""
