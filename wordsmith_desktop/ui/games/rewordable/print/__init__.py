"""The score sheet of Rewordable on paper."""
