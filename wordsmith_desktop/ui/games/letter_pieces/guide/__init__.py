"""All letters, built."""
