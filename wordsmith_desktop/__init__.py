"""Wordsmith Desktop: four tabletop word games for people around one computer."""

__version__ = "0.9.0"
