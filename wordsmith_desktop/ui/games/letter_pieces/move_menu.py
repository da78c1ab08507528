"""What can be done at the table by menu and by key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordsmith_desktop.games.letter_pieces.actions import Pass
from wordsmith_desktop.games.letter_pieces.claims import plan
from wordsmith_desktop.ui.kit.commands import Command, history, looking
from wordsmith_desktop.wording.games.letter_pieces import table_texts as texts

if TYPE_CHECKING:
    from wordsmith_desktop.ui.games.letter_pieces.page import MatchPage


def move_groups(page: MatchPage) -> tuple[tuple[Command, ...], ...]:
    """The entries of the Move menu, in groups."""
    gestures, board, die = page.gestures, page.parts.board, page.parts.tray.die

    def may_press_die() -> bool:
        # It may refuse to roll, and then says why.
        return die.isEnabled() and not die.isHidden()

    def may_pass() -> bool:
        return gestures.may(Pass())

    def has_bench() -> bool:
        return gestures.bench is not None

    def has_word() -> bool:
        bench = gestures.bench
        return bench is not None and bool(plan(bench.player, bench.ruleset).word)

    claim_keys = ("Return", "Enter")
    claim = Command(
        "claim", texts.CLAIM, claim_keys, gestures.claim_by_key, has_word, is_of_board=True
    )
    snap = Command(
        "snap", texts.SNAP, (), page.toggle_snapping, lambda: True, is_on=lambda: board.snaps
    )
    return (
        (
            claim,
            Command("roll", texts.ROLL, ("Ctrl+R",), gestures.roll, may_press_die),
            Command("pass", texts.PASS, ("Ctrl+E",), page.pass_or_ask, may_pass),
        ),
        (
            Command("hint", texts.HINT, ("F2",), page.ask_for_hint, lambda: True),
            looking("guide", texts.GUIDE, "F3", page.lookups.toggle_alphabet),
            looking("pads", texts.PADS, "F4", page.lookups.leaf_through_pads),
        ),
        (
            *history(page.table),
            Command("clear", texts.CLEAR, ("Ctrl+Backspace",), gestures.clear_bench, has_bench),
        ),
        tuple(page.overruling.commands()),
        (snap,),
    )
