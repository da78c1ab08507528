"""A session of two people on a shelf of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.live import Audience, FixedDice, begin
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.live import AnySession


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


@pytest.fixture
def session(shelf: Shelf) -> AnySession:
    return begin(shelf, drivers={CHANCE: FixedDice(5, 3)}).session


@pytest.fixture
def audience(session: AnySession) -> Audience:
    audience = Audience()
    session.subscribe(audience)
    return audience
