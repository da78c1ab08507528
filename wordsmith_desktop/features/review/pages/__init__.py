"""The pages of review."""
