"""Telling the program what a printed box showed."""
