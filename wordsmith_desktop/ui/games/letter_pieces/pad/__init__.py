"""The score pad, as on paper."""
