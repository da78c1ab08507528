"""The games on the screen; one folder each, found by name."""
