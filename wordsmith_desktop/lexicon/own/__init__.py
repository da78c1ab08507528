"""Dictionaries that people bring along: read, kept beside ours, and opened."""
