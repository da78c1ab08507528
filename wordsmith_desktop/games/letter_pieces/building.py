"""From a word that somebody wants to the next thing to do for it (R14, R18, R32)."""

from __future__ import annotations

from itertools import takewhile

from wordsmith_desktop.games.letter_pieces import actions
from wordsmith_desktop.games.letter_pieces.bench import SLOTS, Slot
from wordsmith_desktop.games.letter_pieces.claims import alphabet_for, reading
from wordsmith_desktop.games.letter_pieces.observation import Observation
from wordsmith_desktop.games.letter_pieces.pieces import Shape
from wordsmith_desktop.games.letter_pieces.presenter import build_letter
from wordsmith_desktop.games.letter_pieces.recognition import CellReading
from wordsmith_desktop.games.letter_pieces.snapping import place_letter
from wordsmith_desktop.games.letter_pieces.state import Player


def toward(word: str, seen: Observation, player: Player) -> actions.Action:
    """Take apart what is not of the word, then build it letter by letter, then claim it."""
    cells = reading(player, seen.ruleset).cells
    kept = sum(1 for _ in takewhile(_is_same, zip(word, cells, strict=False)))
    if kept < len(cells):
        return actions.Withdraw(tuple(piece for _, cell in cells[kept:] for piece in cell.pieces))
    build = build_letter(player, seen.ruleset, word[kept]) if kept < len(word) else None
    return build or actions.Claim(word, row_for(word, seen, player))


def at_once(word: str, seen: Observation, player: Player) -> actions.Action:
    """The same in no more than three actions, for matches that nobody looks at."""
    if reading(player, seen.ruleset).word == word:
        return actions.Claim(word, row_for(word, seen, player))
    alphabet = alphabet_for(seen.ruleset)
    parts = [
        part
        for letter, slot in zip(word, SLOTS, strict=False)
        for part in place_letter(letter, slot, alphabet)
    ]
    # What lies on the bench comes first, so that as little as may be has to leave it.
    pieces = sorted(player.pieces, key=lambda piece: piece.pose is None)
    heaps = {kind: [piece for piece in pieces if piece.kind is kind] for kind in Shape}
    moves = tuple(actions.Move(heaps[kind].pop(0).id, pose) for kind, pose in parts)
    over = tuple(piece.id for heap in heaps.values() for piece in heap if piece.pose is not None)
    return actions.Withdraw(over) if over else actions.Arrange(moves)


def _is_same(pair: tuple[str, tuple[Slot, CellReading]]) -> bool:
    letter, (_, cell) = pair
    return cell.letter == letter


def row_for(word: str, seen: Observation, player: Player) -> int:
    """The first open row whose letter is in the word (R32, R33); in a warm-up a new one (R46)."""
    open_rows = player.sheet.open_rows
    if not open_rows:
        return len(player.sheet.rows)
    wanted = (row for row in open_rows if not seen.required or seen.required[row] in word)
    return next(wanted, open_rows[0])
