"""How long what happens at a table stands before the next thing may come."""
