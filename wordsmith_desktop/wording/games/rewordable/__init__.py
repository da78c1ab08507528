"""Rewordable in words."""
