"""Model values as sentences: reasons, and what happened at the table."""
