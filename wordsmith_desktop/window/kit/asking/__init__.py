"""Asking what a word means that lies open on the screen."""
