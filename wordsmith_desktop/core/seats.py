"""Seats: the chairs at the table, and those that no person sits on."""

from __future__ import annotations

from typing import Final

Seat = int
"""A chair's index, from 0; players sit clockwise in this order."""

CHANCE: Final[Seat] = -1
"""The seat that dice, draws and lots act from."""

REFEREE: Final[Seat] = -2
"""The seat that dictionary rulings act from."""

SETTER: Final[Seat] = -3
"""The seat that a puzzle of the computer's comes from, once a search has found it."""

PLAYER: Final[Seat] = 0
"""Stands for every chair, where it is told which seats may do something."""
