"""Longest word: seven secret letters each, and as many points as a word has letters."""
