"""Benchmarks, ladders, medals, and how good dictionaries and meanings are."""
