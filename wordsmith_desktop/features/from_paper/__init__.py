"""Matches that were played on paper and are entered afterwards."""
