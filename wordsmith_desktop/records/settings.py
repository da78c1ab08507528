"""What a person can set, as one value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SYSTEM: Final = "system"
"""Follow the system's own setting."""
THEME_CHOICES: Final = (SYSTEM, "light", "dark", "contrast")
TEXT_SCALES: Final = (100, 125, 150, 175, 200)
COMPUTER_PACES: Final = ("at once", "brisk", "leisurely")


@dataclass(frozen=True, slots=True)
class LastSetup:
    """How a game was set up the last time."""

    id: str
    """The game's name in save files. By it the setups of two programs are put together."""
    players: tuple[str, ...] = ()
    """Their names in seat order."""
    dictionary: str = ""
    """The dictionary's tag."""
    ruleset: str = ""
    """The ruleset's fields as a JSON object. A game may have other fields by now."""
    bots: tuple[str, ...] = ()
    """By seat, the bot that plays there; "" for a person, and none where only people play."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that is kept from one start to the next; every field has a default."""

    language: str = SYSTEM
    """ "system", "en" or "de": what the program's sentences are in."""
    theme: str = SYSTEM
    """ "system", "light", "dark" or "contrast"."""
    text_scale: int = 100
    """Percent, 100 to 200."""
    reduced_motion: bool = False
    """Whether things go to their places without moving there."""
    pause_unfocused: bool = False
    """Whether the clock stops while another window has the focus."""
    tells_odds: bool = True
    """Whether the odds of a press of one's luck are told after the turn."""
    offers_all_words: bool = False
    """Whether hints, reviews, made puzzles and bots may use words that are not for every table."""
    fits_level: bool = True
    """Whether the computer that is offered is one of about somebody's own strength."""
    computer_pace: str = "brisk"
    """How long computer players seem to think, one of `COMPUTER_PACES`."""
    crossword_pace: str = "hand"
    """How letters turn up in a draw: "hand", "slow" or "brisk"."""
    player_names: tuple[str, ...] = ()
    """The players of the last match, in seat order."""
    word_language: str = ""
    """Tag of the dictionary of the last match; empty before the first."""
    challenge_clock: str = "hard"
    """What time meant in the last challenge: "off", "soft" or "hard"."""
    last_game: str = ""
    """Name of the game that was played last."""
    lessons_done: tuple[str, ...] = ()
    """Lessons that were finished, as "game/language"."""
    last_setups: tuple[LastSetup, ...] = ()
    """One for each game that was ever set up."""

    def setup_of(self, game: str) -> LastSetup | None:
        """How a game was set up the last time; None before the first."""
        return next((one for one in self.last_setups if one.id == game), None)

    def setups_with(self, setup: LastSetup) -> tuple[LastSetup, ...]:
        """All setups, this one in the place of the one that its game had before."""
        return (*(one for one in self.last_setups if one.id != setup.id), setup)
