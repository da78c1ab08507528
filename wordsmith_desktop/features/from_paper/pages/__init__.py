"""Entering matches that were played on paper."""
