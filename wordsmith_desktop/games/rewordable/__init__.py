"""Rewordable: cards of one to three letters, built into words that can be extended and stolen."""
