"""What can be done at the table by menu and by key, and what cannot be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordsmith_desktop.window.kit.commands import Command, history, looking

from ..rules.actions import Pass
from ..rules.claims import plan
from ..rules.observation import Observation
from ..rules.ruleset import Mode, TableMode
from ..words import table_texts as texts
from ..words.in_words import pass_text

if TYPE_CHECKING:
    from .page import MatchPage


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

    claim = Command(
        "claim", texts.CLAIM, ("Return",), gestures.claim_by_key, has_word, is_of_board=True
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


def is_for_good(seen: Observation) -> bool:
    """Whether passing gives something up, and what comes after it cannot be undone."""
    what = pass_text(seen)
    is_curtain_next = seen.ruleset.table is TableMode.CURTAIN
    others = [view for seat, view in enumerate(seen.players) if seat != seen.bench]
    is_last = what is not texts.NO_MORE_WORDS or all(view.is_finished for view in others)
    is_end = is_last and seen.challenge + 1 == seen.ruleset.challenges
    is_for_good = is_curtain_next or is_end
    is_lasting = what not in (texts.PASS_TURN, texts.STEP_BACK)
    return seen.ruleset.mode is Mode.WORD_BY_WORD or (is_lasting and is_for_good)
