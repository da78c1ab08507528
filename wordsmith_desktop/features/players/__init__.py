"""Those who are remembered."""
