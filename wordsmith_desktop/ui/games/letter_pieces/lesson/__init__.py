"""The first lesson: one word, its remix, and the first roll (R47)."""
