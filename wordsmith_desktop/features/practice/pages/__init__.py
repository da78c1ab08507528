"""Practice: words that were missed, on the tables on which they were missed."""
