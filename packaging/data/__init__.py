"""Dictionaries, meanings, boxes, decks, sounds and typefaces: what is made once and shipped."""
