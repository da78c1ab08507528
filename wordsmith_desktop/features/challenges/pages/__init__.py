"""Challenges: chosen, told, and what came of them."""
