"""Reward tokens: coins with a picture of what earns them."""
