"""Length × Wit: letter dice and letter tiles; press your luck for longer words."""
