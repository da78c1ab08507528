"""Colours of the three themes as tokens, and the arithmetic of contrast."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.core.value import Value

Colour = str
"""An opaque colour as #RRGGBB."""


class Lacquer(Value):
    """The colours of one kind of piece."""

    fill: Colour
    """The lacquer itself."""
    outline: Colour
    """The rim; at least 3:1 against every surface that pieces lie on."""
    ink: Colour
    """Writing on the lacquer, at least 4.5:1."""


class Theme(Value):
    """Every colour that the program uses, by its job."""

    name: str
    """Its name in the settings."""
    is_dark: bool
    """Whether light writing stands on dark ground."""
    table: Colour
    """The quiet surface behind everything."""
    weave: Colour
    """The threads of the table's cloth, hardly to be seen."""
    felt: Colour
    """Inset playing surfaces: bench, tray, dice floor."""
    felt_line: Colour
    """Faint guide lines on the felt; decoration that carries no meaning."""
    raised: Colour
    """Thick card: home cards, panels, dialogs."""
    field: Colour
    """Entry fields and lists."""
    edge: Colour
    """Edges of fields and buttons, at least 3:1 against what they stand on."""
    hairline: Colour
    """Separators that carry no meaning."""
    ink: Colour
    """Writing on table, felt, raised and field."""
    muted: Colour
    """Secondary writing on the same surfaces."""
    paper: Colour
    """Score pads."""
    paper_ink: Colour
    """Writing on paper."""
    paper_muted: Colour
    """Secondary writing on paper."""
    paper_line: Colour
    """Ruled lines."""
    margin: Colour
    """The ruled margin."""
    accent: Colour
    """The primary button and the seat to move."""
    accent_ink: Colour
    """Writing on the accent."""
    accent_lively: Colour
    """The accent under the pointer."""
    accent_soft: Colour
    """A wash of the accent behind ordinary ink."""
    focus: Colour
    """The ring around what the keyboard is on."""
    good: Colour
    """Words and marks of success."""
    bad: Colour
    """Words and marks of refusal."""
    paper_good: Colour
    """The same on paper."""
    paper_bad: Colour
    """The same on paper."""
    glow: Colour
    """Behind a letter that was just recognised."""
    shadow: Colour
    """Cast by pieces and cards, painted nearly transparent."""
    curtain: Colour
    """The cloth that hides the table; nothing is written on it."""
    wood: Colour
    """Lacquered wood: the band at the top of the window, trays."""
    wood_ink: Colour
    """Writing on wood."""
    long: Lacquer
    """The long straight piece, L."""
    short: Lacquer
    """The short straight piece, S."""
    big: Lacquer
    """The big curve, B."""
    small: Lacquer
    """The small curve, C."""
    blue_card: Lacquer
    """A card of one letter."""
    pink_card: Lacquer
    """A card of two letters."""
    yellow_card: Lacquer
    """A card of three letters."""
    tile: Lacquer
    """A letter tile: pale wood."""
    die: Lacquer
    """A letter die."""

    def lacquer(self, letter: str) -> Lacquer:
        """The lacquer of the piece with that letter: L, S, B or C."""
        return {"L": self.long, "S": self.short, "B": self.big, "C": self.small}[letter]

    def card(self, letters: int) -> Lacquer:
        """The colours of a card that carries one, two or three letters."""
        return (self.blue_card, self.pink_card, self.yellow_card)[letters - 1]


LIGHT: Final = Theme(
    name="light",
    is_dark=False,
    table="#E8DEC9",
    weave="#DFD3BA",
    felt="#B3BF9F",
    felt_line="#8E9B7A",
    raised="#F7F1E3",
    field="#FFFCF4",
    edge="#675842",
    hairline="#CDBF9F",
    ink="#2A2018",
    muted="#4C4030",
    paper="#FDF8E8",
    paper_ink="#2A2018",
    paper_muted="#65563F",
    paper_line="#BFD0D8",
    margin="#D98880",
    accent="#1B5A5A",
    accent_ink="#FFFDF6",
    accent_lively="#24706F",
    accent_soft="#CFE0D8",
    focus="#0B4FA8",
    good="#174F27",
    bad="#861C14",
    paper_good="#1C5A2C",
    paper_bad="#96231A",
    glow="#FFF3B0",
    shadow="#2A1A08",
    curtain="#1B5A5A",
    wood="#6B3F24",
    wood_ink="#FFF6E6",
    long=Lacquer(fill="#D9581C", outline="#6E2605", ink="#000000"),
    short=Lacquer(fill="#F2C230", outline="#6B4A00", ink="#2A2018"),
    big=Lacquer(fill="#1F77B8", outline="#07375C", ink="#FFFFFF"),
    small=Lacquer(fill="#149C74", outline="#03503A", ink="#000000"),
    blue_card=Lacquer(fill="#6FA8DC", outline="#123F68", ink="#071C30"),
    pink_card=Lacquer(fill="#F3AAC4", outline="#86204B", ink="#3B0A1F"),
    yellow_card=Lacquer(fill="#F8D968", outline="#6B4A00", ink="#332400"),
    tile=Lacquer(fill="#F1DDB0", outline="#5C3A12", ink="#2A1806"),
    die=Lacquer(fill="#9C2F3C", outline="#4C0D16", ink="#FFFFFF"),
)

DARK: Final = Theme(
    name="dark",
    is_dark=True,
    table="#12302F",
    weave="#163735",
    felt="#0C2423",
    felt_line="#2F5A57",
    raised="#1B413F",
    field="#0F2A29",
    edge="#86A79F",
    hairline="#2E5754",
    ink="#F3ECDD",
    muted="#BFCBC0",
    paper="#E6DBC0",
    paper_ink="#241B12",
    paper_muted="#54472F",
    paper_line="#A9B8B8",
    margin="#B8655A",
    accent="#8FD3C0",
    accent_ink="#0A2422",
    accent_lively="#A9E3D3",
    accent_soft="#275752",
    focus="#FFD166",
    good="#A5E0A8",
    bad="#FFB4A6",
    paper_good="#1A5228",
    paper_bad="#8A1F16",
    glow="#6E6A2E",
    shadow="#000000",
    curtain="#5A2620",
    wood="#3A2114",
    wood_ink="#F6E9D2",
    long=Lacquer(fill="#E0622A", outline="#FFC3A0", ink="#000000"),
    short=Lacquer(fill="#EDBE35", outline="#FFF0B8", ink="#241B12"),
    big=Lacquer(fill="#2B83C4", outline="#BBDFFA", ink="#000000"),
    small=Lacquer(fill="#1AA57C", outline="#B4F0DA", ink="#000000"),
    blue_card=Lacquer(fill="#5C9BD6", outline="#C3E0F8", ink="#041321"),
    pink_card=Lacquer(fill="#EFA0BD", outline="#FFD9E6", ink="#33081A"),
    yellow_card=Lacquer(fill="#F2D05A", outline="#FFF2C2", ink="#2B1E00"),
    tile=Lacquer(fill="#E9D3A2", outline="#FFF0CC", ink="#241304"),
    die=Lacquer(fill="#A93645", outline="#FFC2CA", ink="#FFFFFF"),
)

CONTRAST: Final = Theme(
    name="contrast",
    is_dark=True,
    table="#000000",
    weave="#000000",
    felt="#000000",
    felt_line="#8A8A8A",
    raised="#000000",
    field="#000000",
    edge="#FFFFFF",
    hairline="#B5B5B5",
    ink="#FFFFFF",
    muted="#E4E4E4",
    paper="#000000",
    paper_ink="#FFFFFF",
    paper_muted="#E4E4E4",
    paper_line="#8A8A8A",
    margin="#FF9E8F",
    accent="#FFE14D",
    accent_ink="#000000",
    accent_lively="#FFEE99",
    accent_soft="#2E2A00",
    focus="#6FE3FF",
    good="#8CF59A",
    bad="#FFB3A8",
    paper_good="#8CF59A",
    paper_bad="#FFB3A8",
    glow="#4A4400",
    shadow="#000000",
    curtain="#000000",
    wood="#000000",
    wood_ink="#FFFFFF",
    long=Lacquer(fill="#FF7A3D", outline="#FFFFFF", ink="#000000"),
    short=Lacquer(fill="#FFE14D", outline="#FFFFFF", ink="#000000"),
    big=Lacquer(fill="#6CB8F5", outline="#FFFFFF", ink="#000000"),
    small=Lacquer(fill="#3FD6A6", outline="#FFFFFF", ink="#000000"),
    blue_card=Lacquer(fill="#55A8EE", outline="#FFFFFF", ink="#000000"),
    pink_card=Lacquer(fill="#FF9FC6", outline="#FFFFFF", ink="#000000"),
    yellow_card=Lacquer(fill="#FFE14D", outline="#FFFFFF", ink="#000000"),
    tile=Lacquer(fill="#FFFFFF", outline="#FFFFFF", ink="#000000"),
    die=Lacquer(fill="#FF9E8F", outline="#FFFFFF", ink="#000000"),
)

THEMES: Final = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}


def _linear(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def luminance(colour: Colour) -> float:
    """Relative luminance from 0 to 1 (WCAG 2.2)."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return 0.2126 * _linear(red) + 0.7152 * _linear(green) + 0.0722 * _linear(blue)


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio from 1 to 21 (WCAG 2.2)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
