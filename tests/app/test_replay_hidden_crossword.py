"""`replay` of the Hidden Crossword: what is told while it is played, and all of it at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.app.conftest import Call
from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.play_deal import ANAS, BENS, begin_building, begun, build
from wordsmith_desktop.session.live import AnySession

SECRETS = ("NOD", "RIM", "END", "REST", "TARE", "first?")
"""Words of both puzzles, a guess and a note."""


def played(folder: Path, *names: str) -> tuple[AnySession, Path]:
    """A match in which the first has guessed, and noted something."""
    session, path = begun(folder, names, hc.Ruleset())
    begin_building(session)
    build(session, (ANAS, BENS) if len(names) > 1 else (BENS,))
    session.act(0, hc.MakeGuess("TARE"))
    session.act(0, hc.Choose(1))
    session.act(0, hc.Note(4, 1, "first?"))
    session.act(0, hc.GoOn())
    return session, path


def finish(session: AnySession) -> None:
    """Ben submits Ana's puzzle."""
    session.act(1, hc.Lay(ANAS))
    session.act(1, hc.Solve())
    session.close()


@pytest.mark.parametrize("names", [("Ana", "Ben"), ("Ana",)])
def test_an_unfinished_match_tells_no_secret(
    call: Call, tmp_path: Path, names: tuple[str, ...]
) -> None:
    session, path = played(tmp_path, *names)
    session.close()
    answer = call("replay", str(path))

    assert (0, "") == (answer.status, answer.err)
    assert [] == [secret for secret in SECRETS if secret in answer.out]
    assert "Anchor word: NEAR, seen by Ana" in answer.out
    assert "Left over: " in answer.out


def test_while_one_builds_nothing_is_told_of_the_puzzles(call: Call, tmp_path: Path) -> None:
    session, path = begun(tmp_path, ("Ana", "Ben"), hc.Ruleset())
    begin_building(session)
    session.act(0, hc.Lay(ANAS))
    session.close()
    lines = call("replay", str(path)).out.splitlines()

    assert [
        "",
        "Letters: R R A A N N E E T I S O D L M P",
        "Anchor word: NEAR, seen by Ana",
        "",
    ] == (lines[1:5])
    assert 6 == len(lines)


def test_a_finished_match_shows_puzzles_guesses_notes_and_winner(
    call: Call, tmp_path: Path
) -> None:
    session, path = played(tmp_path, "Ana", "Ben")
    finish(session)
    out = call("replay", str(path)).out

    assert [] == [secret for secret in SECRETS if secret not in out]
    assert "  N E A R\n  O     I\n  D     M\n" in out
    assert "  N E A R\n    N   E\n    D   S\n        T\n" in out
    assert "1 TARE <>>> crossbeam, 2 of 2" in [" ".join(line.split()) for line in out.splitlines()]
    assert "  Note on word 2 of 4 letters: first?\n" in out
    assert "   1  the whole puzzle: right\n" in out
    assert out.splitlines()[-1].startswith("Winner: Ben")


def test_alone_the_computers_puzzle_is_shown_at_the_end(call: Call, tmp_path: Path) -> None:
    session, path = played(tmp_path, "Ana")
    session.act(0, hc.GiveUp())
    session.close()
    out = call("replay", str(path)).out

    assert "The computer’s puzzle\n" in out
    assert "Words: END, NEAR, REST\n" in out


def test_it_is_told_in_german_too(call: Call, tmp_path: Path) -> None:
    session, path = played(tmp_path, "Ana", "Ben")
    finish(session)
    out = call("replay", "--language", "de", str(path)).out

    assert "  Notiz zum 2. Wort mit 4 Buchstaben: first?\n" in out
    assert out.splitlines()[-1].startswith("Gewonnen")
