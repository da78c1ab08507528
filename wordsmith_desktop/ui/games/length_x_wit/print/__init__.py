"""The score sheet of Length × Wit on paper."""
