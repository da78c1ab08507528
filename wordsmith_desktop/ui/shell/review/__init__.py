"""What could have been: each turn of a finished match beside its best play."""
