"""Shows and adds dictionaries."""
