"""How well somebody played, told kindly and only once a match is over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from wordsmith_desktop.bots.levels import COUNT
from wordsmith_desktop.games.common.valuer import PlayMark, SeatWorth, Valued
from wordsmith_desktop.wording.computer_players import CHARACTERS
from wordsmith_desktop.wording.game_words import words_of
from wordsmith_desktop.wording.texts import Plural, Text, say, say_count

from .outlook import Chances

TITLE: Final = Text("How well it was played", "Wie gut gespielt wurde")
ABOUT: Final = Text(
    "Each play beside that of {strongest}, the strongest computer.",
    "Jeder Zug neben dem von {strongest}, dem stärksten Computer.",
)
WORTH: Final = Text("worth {n}", "Wert {n}")
LUCK: Final = Text("luck {n}", "Glück {n}")
CHANCE: Final = Text("chance to win {n}", "Siegchance {n}")
FIGURES: Final = Text(" · ", " · ")
"""Between the figures of a turn."""
SHORT_ACCOUNT: Final = Text(
    "{name}: {best} strong, {good} good, {missed} missed",
    "{name}: {best} stark, {good} gut, {missed} verpasst",
)
CHANCE_OF: Final = Text("{own} % of {best} %", "{own} % von {best} %")
CHANCES_ABOUT: Final = Text(
    "Chance to win: how often {strongest} wins from there against its like, after your "
    "play and after its own.",
    "Siegchance: wie oft {strongest} von dort aus gegen gleich Starke gewinnt, nach "
    "deinem Zug und nach dem eigenen.",
)
MARKS: Final[Mapping[PlayMark, Text]] = {
    PlayMark.BEST: Text("strong", "stark"),
    PlayMark.GOOD: Text("good", "gut"),
    PlayMark.MISSED: Text("missed", "verpasst"),
    PlayMark.EASY: Text("easy", "leicht"),
}
SIGNS: Final[Mapping[PlayMark, str]] = {
    PlayMark.BEST: "★",
    PlayMark.GOOD: "●",
    PlayMark.MISSED: "△",
    PlayMark.EASY: "◇",
}
SIGNED: Final = Text("{sign} {mark}", "{sign} {mark}")
WORTH_OF: Final = Text("{worth} of {best}", "{worth} von {best}")
DECIMAL: Final = Text("{whole}.{tenth}", "{whole},{tenth}")
MORE: Final = Text("+{n}", "+{n}")
LESS: Final = Text("−{n}", "−{n}")
LUCK_SPOKEN_MORE: Final = Text("{n} above the mean", "{n} über dem Mittel")
LUCK_SPOKEN_LESS: Final = Text("{n} below the mean", "{n} unter dem Mittel")

PLAYED: Final = Text(
    "{name}: of {turns} plays {best} were strong, {good} good, and in {missed} there was more.",
    "{name}: {best} starke und {good} gute von {turns} Zügen; in {missed} steckte mehr.",
)
EASY: Final = Plural(
    Text(
        "One more was easy for anyone.",
        "Einer mehr war leicht zu finden.",
    ),
    Text(
        "{n} more were easy for anyone.",
        "{n} mehr waren leicht zu finden.",
    ),
)
TAKEN: Final = Text(
    "Of what could be had, {percent} % was made.",
    "Von dem, was drin war, wurden {percent} % genutzt.",
)
LUCKY: Final = Text(
    "Luck helped {name}: {n} above the mean.",
    "Das Glück half {name}: {n} über dem Mittel.",
)
UNLUCKY: Final = Text(
    "Luck was against {name}: {n} below the mean. The plays were better than the result.",
    "Das Glück war gegen {name}: {n} unter dem Mittel. Gespielt war es besser als das Ergebnis.",
)
EVEN: Final = Text(
    "Luck neither helped nor hindered {name}.",
    "Das Glück hat {name} weder geholfen noch geschadet.",
)
LINE_SPOKEN: Final = Text("{name}: {marks}.", "{name}: {marks}.")

BETTER: Final = Text(
    "{strongest} would have played otherwise: “{why}”", "{strongest} hätte anders gespielt: „{why}“"
)
BETTER_SHORT: Final = Text("Better: “{why}”", "Besser: „{why}“")
EVEN_BELOW: Final = 0.5
"""Luck that is nearer to the mean is called even."""


def strongest() -> str:
    """The name of the player by whom plays are measured."""
    return CHARACTERS[COUNT - 1].name


def about() -> str:
    """By whom plays are measured."""
    return say(ABOUT, strongest=strongest())


def mark_text(mark: PlayMark) -> str:
    """Such as "★ best"."""
    return say(SIGNED, sign=SIGNS[mark], mark=say(MARKS[mark]))


def worth_text(one: Valued) -> str:
    """Such as "12 of 15.5"."""
    return say(WORTH_OF, worth=_figure(one.worth), best=_figure(one.best))


def chances_about() -> str:
    """What the chances of winning are."""
    return say(CHANCES_ABOUT, strongest=strongest())


def chance_text(one: Chances) -> str:
    """Such as "45 % of 60 %"."""
    return say(CHANCE_OF, own=round(100 * one.own), best=round(100 * one.best))


def luck_text(luck: float) -> str:
    """Such as "+3.5"."""
    return say(MORE if luck >= 0 else LESS, n=_figure(abs(luck)))


def luck_spoken(luck: float) -> str:
    """Such as "3.5 above the mean"."""
    text = LUCK_SPOKEN_MORE if luck >= 0 else LUCK_SPOKEN_LESS
    return say(text, n=_figure(abs(luck)))


def better_line(game: str, one: Valued) -> str:
    """What was better and why, on one line; empty where nothing was."""
    why = words_of(game).why(one.motive) if one.motive is not None else ""
    return say(BETTER_SHORT, why=why) if why else ""


def short_account(one: SeatWorth, name: str) -> str:
    """How somebody played, in a few words."""
    best, good, missed = one.marks
    return say(SHORT_ACCOUNT, name=name, best=best, good=good, missed=missed)


def better_text(game: str, one: Valued) -> str:
    """What the strongest player would have done; empty where that was no better."""
    why = words_of(game).why(one.motive) if one.motive is not None else ""
    return say(BETTER, strongest=strongest(), why=why) if why else ""


def account(one: SeatWorth, name: str) -> Iterator[str]:
    """How a player played, and apart from that what luck gave."""
    best, good, missed = one.marks
    yield say(PLAYED, name=name, best=best, turns=one.turns, good=good, missed=missed)
    if one.easy:
        yield say_count(EASY, one.easy)
    if one.offered > 0:
        yield say(TAKEN, percent=max(0, round(100 * one.taken / one.offered)))
    if one.luck is None:
        return
    if abs(one.luck) < EVEN_BELOW:
        yield say(EVEN, name=name)
    else:
        yield say(LUCKY if one.luck > 0 else UNLUCKY, name=name, n=_figure(abs(one.luck)))


def line_spoken(marks: Sequence[PlayMark], name: str) -> str:
    """A player's marks in words."""
    return say(LINE_SPOKEN, name=name, marks=", ".join(say(MARKS[mark]) for mark in marks))


def _figure(value: float) -> str:
    """To a tenth; whole ones without."""
    tenths = round(10 * value)
    sign, (whole, tenth) = "−" if tenths < 0 else "", divmod(abs(tenths), 10)
    return sign + (say(DECIMAL, whole=whole, tenth=tenth) if tenth else str(whole))
