"""The rules of Rewordable, its computer players, and what is told of its matches."""
