"""What somebody hears who does not look: how much, what again, and what a word would bring."""
