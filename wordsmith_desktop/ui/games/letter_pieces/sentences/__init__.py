"""Model values as sentences: reasons, misbuilds, events and accessible descriptions."""
