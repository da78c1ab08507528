"""Any word that somebody types."""
