"""Dictionaries of ours and those that people bring along."""
