"""A live match: drivers for people, chance and referee, and the clock."""
