"""The manual: chapters for players, in their language."""
