"""All saved matches."""
