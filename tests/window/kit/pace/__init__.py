"""Tests of how a table keeps time."""
