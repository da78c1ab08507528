"""Worksheets for school: what is wanted, a look at it, and where it goes."""
