"""A card of one to three letters: painted, and said in words."""
