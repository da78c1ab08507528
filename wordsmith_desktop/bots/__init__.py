"""What every computer player and every hint shares."""
