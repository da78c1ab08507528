"""Letter tiles and letter dice: painted, and said in words."""
