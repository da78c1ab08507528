"""The pages of rule book."""
