"""What every player shares that is no person: what it knows, what it is asked, how it answers."""
