"""A table for tests of the Letter Piece Game, so that a test reads like the rule it holds."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tests.conformance.cases.letter_pieces import material
from tests.games.letter_pieces import lp
from tests.helpers.rule_table import Reasons, RuleTable, Told
from wordsmith_desktop.bots.bot import Search
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.lexicon.index import WordIndex

L, S, B, C = lp.Shape


def pieces(text: str) -> lp.Counts:
    """Counts as the rule ledger writes them: "3L 2S 1B 2C"."""
    found = dict.fromkeys(lp.Shape, 0)
    for part in text.split():
        found[lp.Shape[part[-1]]] += int(part[:-1])
    return (found[L], found[S], found[B], found[C])


def faces(text: str) -> tuple[lp.Face, ...]:
    """Faces of dice, such as "L S B* C*"."""
    return tuple(map(lp.Face, text.split()))


def playable(seats: int, **fields: Any) -> lp.Ruleset:
    """A ruleset with the first table mode that fits the mode and the number of seats."""
    tables = lp.TABLES[fields.get("mode", lp.Mode.STANDARD)]
    table = tables[0] if seats > 1 else lp.TableMode.TURNS
    return lp.Ruleset(**{"table": table, **fields})


class Table(RuleTable[lp.State]):
    """Plays one match step by step.

    The referee knows `words`; every word if none are named.
    """

    def __init__(
        self,
        *,
        seats: int = 2,
        words: Collection[str] | None = None,
        given: str = "",
        **fields: Any,
    ) -> None:
        if given:
            fields["given"] = pieces(given)
        super().__init__(lp.RULES, lp.RULES.new(playable(seats, **fields), seats), words)

    @property
    def ruleset(self) -> lp.Ruleset:
        return self.state.ruleset

    @property
    def bench(self) -> Seat:
        """The seat that builds; an assertion fails if nobody does."""
        assert self.state.bench is not None
        return self.state.bench

    def is_in(self, phase: lp.Phase) -> bool:
        return self.state.phase is phase

    def player(self, seat: Seat = 0) -> lp.PlayerState:
        return self.state.players[seat]

    def sheet(self, seat: Seat = 0) -> lp.Sheet:
        return self.player(seat).sheet

    def pool(self, seat: Seat = 0) -> lp.Counts:
        return self.player(seat).counts

    def words_of(self, seat: Seat = 0) -> list[str]:
        return list(self.sheet(seat).words)

    def points(self, seat: Seat = 0) -> int:
        """This challenge's points so far, open blue boxes included."""
        return lp.sheet_points(self.sheet(seat), self.ruleset)

    def row_points(self, seat: Seat = 0) -> list[int]:
        return [lp.row_points(row, self.ruleset) for row in self.sheet(seat).rows]

    def open_boxes(self, seat: Seat = 0) -> int:
        return lp.open_boxes(self.sheet(seat), self.ruleset)

    # Acting

    def dice(self, text: str) -> Told:
        """Chance throws these faces."""
        return self.play(CHANCE, lp.Dice(faces(text)))

    def roll(self, *rolled: str) -> None:
        """Whoever has the bench rolls these faces, one after the other."""
        for face in rolled:
            self.play(self.bench, lp.Roll())
            self.dice(face)

    def take(self, *kinds: lp.Shape) -> None:
        """Whoever has the bench chooses these pieces."""
        for kind in kinds:
            self.play(self.bench, lp.Take(kind))

    def fill(self, *kinds: lp.Shape) -> None:
        """Whoever has the bench turns circles into these pieces."""
        for kind in kinds:
            self.play(self.bench, lp.FillCircle(kind))

    def collect(self, word: str) -> None:
        """Whoever has the bench rolls stars until the pool holds the pieces of the word."""
        lacking = lp.shortage(wanted=self.counts_of(word), available=self.pool(self.bench))
        for kind in lp.Shape:
            for _ in range(lacking[kind]):
                self.roll("B*")
                self.take(kind)

    def build(self, word: str) -> None:
        """Whoever has the bench clears it and builds the word."""
        seat = self.bench
        lying = tuple(piece.id for piece in self.player(seat).placed)
        if lying:
            self.play(seat, lp.Withdraw(lying))
        for letter in word:
            action = lp.build_letter(self.player(seat), self.ruleset, letter)
            assert action, f"no pieces for {letter} of {word} in {self.pool(seat)}"
            self.play(seat, action)

    def call(self, word: str, row: int | None = None) -> Told:
        """Build a word and call it; no judgement yet."""
        self.build(word)
        return self.play(self.bench, self.claim_of(word, row))

    def claim(self, word: str, row: int | None = None) -> Told:
        """Build a word, call it and hear the dictionary."""
        called = self.call(word, row)
        return (*called, *self.rule()) if self.is_ruling else called

    def write(self, *words: str) -> None:
        """Roll for what is missing, then claim each word in turn at whoever has the bench."""
        for word in words:
            self.collect(word)
            self.claim(word)

    def claim_of(self, word: str, row: int | None = None) -> lp.Claim:
        """The claim of a word at the bench, for the next row if none is named."""
        sheet = self.sheet(self.bench)
        following = sheet.open_rows[0] if sheet.open_rows else len(sheet.rows)
        return lp.Claim(word, following if row is None else row)

    def refusals(self, word: str, row: int | None = None) -> Reasons:
        """Build a word; every reason against claiming it, with its rule."""
        self.build(word)
        return self.against(self.bench, self.claim_of(word, row))

    def pass_(self, row: int | None = None) -> Told:
        """Whoever has the bench passes."""
        return self.play(self.bench, lp.Pass(row))

    # Setting the scene without playing there

    def has_written(self, seat: Seat, *words: str, ticks: int = 0) -> None:
        """Put words and ticks on a sheet as if they had been claimed."""
        blank = self.sheet(seat)
        previous = ("", *words)
        rows = tuple(
            lp.SheetRow(word, before) for word, before in zip(words, previous, strict=False)
        )
        rest = blank.rows[len(rows) :]
        last = words[-1] if words else ""
        sheet = replace(blank, rows=(*rows, *rest), ticks=ticks, last_word=last)
        self.state = self.state.with_player(seat, sheet=sheet)

    def tray_lacks(self, kind: lp.Shape, left: int = 0) -> None:
        """Move all but `left` pieces of a kind to the pool of the last seat."""
        seat = len(self.state.players) - 1
        while self.state.tray[kind] > left:
            self.state = self.state.with_piece_taken(seat, kind)

    def counts_of(self, word: str) -> lp.Counts:
        return lp.alphabet_for(self.ruleset).counts_of(word)

    def statuses(self, seat: Seat = 0) -> list[lp.RowStatus | None]:
        return [row.status if row else None for row in self.sheet(seat).rows]


def hinted(seen: lp.Observation, index: WordIndex) -> str | None:
    """The word that a hint tells of."""
    decision = lp.HINTER(seen, Vocabulary(index), Rng(0), Search())
    return decision.motive.word if decision and decision.motive else None


def material_of(state: lp.State) -> dict[str, int]:
    """All pieces by kind, wherever they are."""
    return dict(material(state))


def timers_of(table: Table) -> list[tuple[str, int]]:
    """Name and seat of every timer."""
    return [(timer.name, timer.seat) for timer in lp.RULES.timers(table.state)]
