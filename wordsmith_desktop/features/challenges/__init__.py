"""Challenges: a ruleset, a seed and a goal, for one player alone."""
