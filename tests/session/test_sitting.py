"""What the log says of a match's end: its time, how long it took, and what it was played for."""

from __future__ import annotations

import errno
from pathlib import Path

from tests.helpers.live import begin, go_on, written
from tests.helpers.saves import BadDisk
from tests.helpers.toy_game import TOYS, EndTurn, Put, ToyRuleset
from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.log import End, Occasion
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.clock import Sitting
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.setup import Opened

SHORT = ToyRuleset(turns=2)


def begun(shelf: Shelf) -> Opened:
    """A match of two turns that ends at 9,000 ms."""
    return begin(shelf, SHORT, now=lambda: 9_000)


def end_turn(session: AnySession) -> None:
    session.act(session.actors[0], EndTurn())


def test_the_end_is_logged_with_its_time_and_the_time_at_the_table(shelf: Shelf) -> None:
    session = begun(shelf).session
    session.tick(700)
    end_turn(session)
    session.tick(800)
    assert session.end is None
    end_turn(session)
    assert End((0, 0), at_ms=9_000, played_ms=1_500) == session.end
    assert session.close()
    assert session.end == written(shelf).end


def test_a_pause_is_no_time_at_the_table(shelf: Shelf) -> None:
    session = begun(shelf).session
    session.pause()
    session.tick(700)
    session.resume()
    session.tick(50)
    end_turn(session)
    end_turn(session)
    assert session.end is not None
    assert 50 == session.end.played_ms
    session.close()


def test_all_sittings_of_a_match_count(shelf: Shelf) -> None:
    opened = begun(shelf)
    opened.session.tick(700)
    end_turn(opened.session)
    opened.session.close()
    session = go_on(shelf, opened.path, now=lambda: 12_000).session
    session.tick(800)
    end_turn(session)
    assert End((0, 0), at_ms=12_000, played_ms=1500) == session.end
    session.close()


def test_every_action_is_stamped_and_a_replay_tells_when(shelf: Shelf) -> None:
    opened = begun(shelf)
    session = opened.session
    session.tick(700)
    session.act(session.actors[0], Put())
    session.tick(300)
    session.undo()
    session.redo()
    session.close()
    kept = read_match(opened.path, TOYS)
    assert (700,) == kept.times[-1:]
    assert len(kept.match.played) == len(kept.times)


def test_of_a_match_that_nobody_timed_nobody_will_know_how_long_it_took() -> None:
    sitting = Sitting(played_ms=None)
    sitting.tick(800)
    assert None is sitting.end(Outcome((0,))).played_ms


def test_without_a_clock_on_the_wall_the_end_has_no_time(shelf: Shelf) -> None:
    session = begin(shelf, SHORT).session
    end_turn(session)
    end_turn(session)
    assert session.end is not None
    assert None is session.end.at_ms
    session.close()


def test_a_finished_match_that_is_opened_again_has_its_end(shelf: Shelf) -> None:
    opened = begun(shelf)
    end_turn(opened.session)
    end_turn(opened.session)
    opened.session.close()
    again = go_on(shelf, opened.path).session
    assert opened.session.end == again.end
    again.close()


def test_an_end_that_is_not_on_the_disk_is_none(tmp_path: Path) -> None:
    session = begun(Shelf(tmp_path, open_file=BadDisk)).session
    end_turn(session)
    BadDisk.fault = errno.ENOSPC
    end_turn(session)
    found = session.end
    BadDisk.fault = None
    assert found is None
    assert session.retry_save()
    assert session.end is not None
    session.close()


def test_what_a_match_is_played_for_stands_in_its_log(shelf: Shelf) -> None:
    occasion = Occasion("daily/2026-01-02", is_untimed=True, counts=False)
    begin(shelf, SHORT, occasion=occasion).session.close()
    assert occasion == written(shelf).header.occasion
