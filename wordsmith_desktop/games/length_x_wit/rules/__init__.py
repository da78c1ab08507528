"""The rules of Length × Wit, its computer players, and what is told of its matches."""
