"""A match looked at once more: step by step, turn by turn, or played by itself."""
