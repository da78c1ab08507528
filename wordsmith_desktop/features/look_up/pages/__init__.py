"""The pages of look up."""
