"""Score sheets on paper: which one, and where it goes."""
