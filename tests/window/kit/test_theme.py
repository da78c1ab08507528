"""Contrast of every pair of tokens that meet on the screen (WCAG 2.2, 1.4.3, 1.4.6, 1.4.11)."""

from __future__ import annotations

import pytest

from wordsmith_desktop.window.kit.theme import CONTRAST, THEMES, Lacquer, Theme, contrast

GROUNDS = ("table", "felt", "raised", "field")
PAIRS = (
    *((ink, ground) for ink in ("ink", "muted") for ground in GROUNDS),
    *((ink, ground) for ink in ("good", "bad") for ground in GROUNDS),
    *((ink, "paper") for ink in ("paper_ink", "paper_muted", "paper_good", "paper_bad")),
    ("ink", "accent_soft"),
    ("ink", "glow"),
    ("accent_ink", "accent"),
    ("accent_ink", "accent_lively"),
    ("wood_ink", "wood"),
)
PARTS = (
    *((part, ground) for part in ("edge", "accent", "focus") for ground in GROUNDS),
    ("focus", "accent_soft"),
    ("edge", "accent_soft"),
)
KINDS = "LSBC"
CARDS = (1, 2, 3)
"""Letters that a card carries."""
LEAST_APART = 1.25
"""Contrast between two colours of cards: in grey they are still not the same."""

each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def _ratio(theme: Theme, one: str, other: str) -> float:
    return contrast(getattr(theme, one), getattr(theme, other))


def _lacquers(theme: Theme) -> list[Lacquer]:
    return [theme.lacquer(kind) for kind in KINDS]


def _cards(theme: Theme) -> list[Lacquer]:
    return [theme.card(letters) for letters in CARDS]


def _of_letters(theme: Theme) -> tuple[Lacquer, Lacquer]:
    return theme.tile, theme.die


def test_the_formula_gives_the_known_ratios() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.005)


@each_theme
def test_writing_can_be_read(theme: Theme) -> None:
    least = 7.0 if theme is CONTRAST else 4.5
    faint = [(a, b, _ratio(theme, a, b)) for a, b in PAIRS if _ratio(theme, a, b) < least]
    assert faint == []


@each_theme
def test_edges_and_focus_can_be_seen(theme: Theme) -> None:
    least = 7.0 if theme is CONTRAST else 3.0
    faint = [(a, b, _ratio(theme, a, b)) for a, b in PARTS if _ratio(theme, a, b) < least]
    assert faint == []


@each_theme
@pytest.mark.parametrize("ground", ["table", "felt", "raised"])
def test_the_rim_of_a_piece_stands_out_from_what_it_lies_on(theme: Theme, ground: str) -> None:
    lacquers = (*_lacquers(theme), *_cards(theme), *_of_letters(theme))
    rims = [contrast(lacquer.outline, getattr(theme, ground)) for lacquer in lacquers]
    assert min(rims) >= (7.0 if theme is CONTRAST else 3.0)


@each_theme
def test_writing_on_lacquer_can_be_read(theme: Theme) -> None:
    lacquers = (*_lacquers(theme), *_cards(theme), *_of_letters(theme))
    ratios = [contrast(lacquer.ink, lacquer.fill) for lacquer in lacquers]
    assert min(ratios) >= (7.0 if theme is CONTRAST else 4.5)


@each_theme
def test_no_two_pieces_have_the_same_colour(theme: Theme) -> None:
    assert len({lacquer.fill for lacquer in _lacquers(theme)}) == len(KINDS)


@each_theme
def test_the_colours_of_cards_differ_in_grey_too(theme: Theme) -> None:
    blue, pink, yellow = (card.fill for card in _cards(theme))
    apart = [contrast(blue, pink), contrast(pink, yellow), contrast(blue, yellow)]
    assert min(apart) >= LEAST_APART


@each_theme
def test_tiles_and_dice_differ_in_grey_too(theme: Theme) -> None:
    tile, die = _of_letters(theme)
    assert contrast(tile.fill, die.fill) >= LEAST_APART
