"""The pages of new match."""
