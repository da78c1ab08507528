"""The people who are remembered: their list, and choosing them for a match."""
