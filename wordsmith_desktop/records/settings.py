"""What a person can set, as one value."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from wordsmith_desktop.core.value import Value

SYSTEM: Final = "system"
"""Follow the system's own setting."""
THEME_CHOICES: Final = (SYSTEM, "light", "dark", "contrast")
TEXT_SCALES: Final = (100, 125, 150, 175, 200)
PAPER_CHOICES: Final = (SYSTEM, "a4", "letter")
VOLUMES: Final = (0, 30, 60, 100)
"""Percent."""
FIRST_MATCHES: Final = 3
"""In so many matches of a game the table says what each phase is about."""
COMPUTER_PACES: Final = ("at once", "brisk", "leisurely")
SPOKEN_NEWS: Final = ("brief", "full")
CLOCK_CALLS: Final = ("often", "last", "never")


class LastSetup(Value):
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
    terms: str = ""
    """What was agreed by seat, as JSON; empty where nothing was."""


class ChosenKey(Value):
    """A key that somebody has chosen in place of the usual one; both such as "Ctrl+R"."""

    usual: str
    chosen: str


class LessonBegun(Value):
    """How far a lesson is that was begun and not finished."""

    id: str
    """The lesson's name, as in `Settings.lessons_done`."""
    step: int = 0
    """The step in hand, counted from 0."""


class Settings(Value):
    """Everything that is kept from one start to the next; every field has a default."""

    language: str = SYSTEM
    """ "system", "en" or "de": what the program's sentences are in."""
    theme: str = SYSTEM
    """ "system", "light", "dark" or "contrast"."""
    text_scale: int = 100
    """Percent, 100 to 200."""
    reduced_motion: bool | None = None
    """Whether things go to their places without moving there; None follows the system."""
    for_fingers: bool | None = None
    """Whether all that is pressed is large enough for fingers; None until the first touch comes,
    which has it so."""
    chosen_keys: tuple[ChosenKey, ...] = ()
    """What is pressed in place of the usual keys."""
    counts_down: bool = True
    """Whether 3-2-1 is counted before a clock starts."""
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
    computers_talk: bool = True
    """Whether computer players say something now and then."""
    shows_new_cards: bool = True
    """Whether one sees one's new cards for a moment after the turn, before the next player."""
    table_volume: int = 60
    """How loud pieces, cards, tiles and dice are, in percent."""
    signal_volume: int = 60
    """How loud signals are, in percent."""
    is_muted: bool = False
    """Whether nothing is to be heard at all."""
    spoken_news: str = "brief"
    """How much a screen reader is told unasked, one of `SPOKEN_NEWS`."""
    clock_calls: str = "often"
    """How often it is told what is left of the time, one of `CLOCK_CALLS`."""
    paper: str = SYSTEM
    """ "system", "a4" or "letter": what is printed on."""
    crossword_pace: str = "hand"
    """How letters turn up in a draw: "hand", "slow" or "brisk"."""
    strikes_letters: bool = True
    """Whether letters of a hidden word that the marks exclude are struck out by themselves."""
    player_names: tuple[str, ...] = ()
    """The people at the home page's table, in seat order: who was chosen or played last."""
    table_computers: int | None = None
    """How many computers sit there with them; None while nobody was ever chosen."""
    soloist: str = ""
    """Who played a challenge or practised last; empty before the first time."""
    names_asked: tuple[int, ...] = ()
    """How many people were asked for their names before their first match, once each."""
    word_language: str = ""
    """Tag of the dictionary of the last match; empty before the first."""
    challenge_clock: str = "hard"
    """What time meant in the last challenge: "off", "soft" or "hard"."""
    last_game: str = ""
    """Name of the game that was played last."""
    lessons_done: tuple[str, ...] = ()
    """Lessons that were finished, as "game/language", or "game/lesson/language" where a game has
    further ones."""
    lessons_begun: tuple[LessonBegun, ...] = ()
    """Lessons that were left before their end."""
    last_setups: tuple[LastSetup, ...] = ()
    """One for each game that was ever set up."""
    first_matches: tuple[str, ...] = ()
    """An entry "game/name" for each match that somebody began, up to `FIRST_MATCHES` a game."""
    pad_players: tuple[str, ...] = ()
    """Who stands on the companion's score pad."""
    pad_lines: tuple[str, ...] = ()
    """What was entered there, as `session.score_pad` writes it."""

    def is_new_to(self, game: str, name: str) -> bool:
        """Whether somebody has begun no more than the first matches of a game."""
        # Imported here because the window's frame needs the settings, and no names.
        from .names import folded

        wanted = folded(f"{game}/{name}")
        return sum(folded(one) == wanted for one in self.first_matches) <= FIRST_MATCHES

    def first_matches_with(self, game: str, names: Iterable[str]) -> tuple[str, ...]:
        """All first matches, with one that these people begin now."""
        counted = (f"{game}/{name}" for name in names if self.is_new_to(game, name))
        return (*self.first_matches, *counted)

    def lesson_step(self, lesson: str) -> int:
        """The step that a lesson was left at, counted from 0; 0 where it is not under way."""
        return next((max(one.step, 0) for one in self.lessons_begun if one.id == lesson), 0)

    def lesson_progress(self, lesson: str, step: int, count: int) -> dict[str, Any]:
        """The fields that change when a lesson of `count` steps has come to this step."""
        others = tuple(one for one in self.lessons_begun if one.id != lesson)
        if step >= count:
            known = () if lesson in self.lessons_done else (lesson,)
            return {"lessons_begun": others, "lessons_done": (*self.lessons_done, *known)}
        begun = (LessonBegun(lesson, step),) if step else ()
        return {"lessons_begun": (*others, *begun)}

    def setup_of(self, game: str) -> LastSetup | None:
        """How a game was set up the last time; None before the first."""
        return next((one for one in self.last_setups if one.id == game), None)

    def setups_with(self, setup: LastSetup) -> tuple[LastSetup, ...]:
        """All setups, this one in the place of the one that its game had before."""
        return (*(one for one in self.last_setups if one.id != setup.id), setup)
