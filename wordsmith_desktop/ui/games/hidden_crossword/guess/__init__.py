"""Making a guess: the word, which word it is about, and the answer."""
