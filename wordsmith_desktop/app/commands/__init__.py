"""The commands that need no window; none of them imports Qt."""
