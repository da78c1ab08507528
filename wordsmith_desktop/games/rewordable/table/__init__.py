"""Rewordable on the screen: cards, lexicons, tokens and the table that they lie on."""
