"""All that a person keeps, in one file and back from it."""
