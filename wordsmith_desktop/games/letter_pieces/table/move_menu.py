"""What can be done at the table by menu and by key, and what cannot be undone."""

from __future__ import annotations

from collections.abc import Callable

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.session.table_view import AnyTable
from wordsmith_desktop.window.kit.commands import Command, history, looking

from ..rules.actions import Pass
from ..rules.claims import plan
from ..rules.observation import Observation
from ..rules.ruleset import Mode, TableMode
from ..words import table_texts as texts
from ..words.in_words import pass_text
from .gestures import Gestures
from .layout import Parts
from .lookups import Lookups


class Acts(Value):
    """What the page does beyond its gestures."""

    pass_or_ask: Callable[[], object]
    toggle_snapping: Callable[[], object]
    hint: Callable[[], object]
    overruling: tuple[Command, ...]


def move_groups(
    table: AnyTable, gestures: Gestures, parts: Parts, lookups: Lookups, acts: Acts
) -> tuple[tuple[Command, ...], ...]:
    """The entries of the Move menu; separators part the groups."""
    board, die = parts.board, parts.tray.die

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
        "snap", texts.SNAP, (), acts.toggle_snapping, lambda: True, is_on=lambda: board.snaps
    )
    return (
        (
            claim,
            Command("roll", texts.ROLL, ("Ctrl+R",), gestures.roll, may_press_die),
            Command("pass", texts.PASS, ("Ctrl+E",), acts.pass_or_ask, may_pass),
        ),
        (
            Command("hint", texts.HINT, ("F2",), acts.hint, lambda: True),
            looking("guide", texts.GUIDE, "F3", lookups.toggle_alphabet),
            looking("pads", texts.PADS, "F4", lookups.leaf_through_pads),
        ),
        (
            *history(table),
            Command("clear", texts.CLEAR, ("Ctrl+Backspace",), gestures.clear_bench, has_bench),
        ),
        acts.overruling,
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
