"""The games; each is a folder of its own and knows no other."""
