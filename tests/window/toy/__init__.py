"""A whole game in few files, which no list names."""
