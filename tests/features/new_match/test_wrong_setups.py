"""A game's page opens over whatever the settings keep of how it was set up last, and begins."""

from __future__ import annotations

import json

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.effort import EFFORT
from tests.helpers.wrong_values import GONE, WRONG, changed, drawn_wrong, places
from tests.window.shell.stand_ins import ToyPorts
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.new_match.drafts import Draft, fill, setup_from
from wordsmith_desktop.features.new_match.pages.new_match import NewMatchPage
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.records.codec import encode
from wordsmith_desktop.records.log import Terms
from wordsmith_desktop.records.settings import LastSetup, Settings
from wordsmith_desktop.window.kit.game_entry import GameEntry, find_entry

pytestmark = pytest.mark.usefixtures("dressed")
PLAYERS = ("Ana", "Bo", "Cy")


def _entry(game: str) -> GameEntry:
    found = find_entry(game)
    assert found is not None
    return found


def _open(qtbot: QtBot, ports: ToyPorts, setup: LastSetup, names: tuple[str, ...]) -> None:
    entry = _entry(setup.id)
    settings = Settings(last_setups=(setup,), player_names=names, word_language=setup.dictionary)
    page = NewMatchPage(entry, settings, ports.dictionaries.all())
    qtbot.addWidget(page)
    draft = page.draft
    if not page.fault:
        setup_from(entry, draft)
    page.deleteLater()


@pytest.mark.parametrize("game", game_names())
@pytest.mark.sampled(2)
def test_whatever_is_kept_as_the_last_ruleset(game: str, qtbot: QtBot) -> None:
    form = _entry(game).make_form()
    qtbot.addWidget(form)
    usual = encode(form.ruleset())
    texts = [changed(usual, (path, value)) for path in places(usual) for value in (*WRONG, GONE)]
    rng = Rng(35)
    texts += [drawn_wrong(usual, rng) for _ in range(20 * EFFORT)]
    for text in texts:
        setup = LastSetup(game, ("Ana", "Bo"), "en", text.decode())
        fill(form, Draft(("Ana", "Bo"), "en", last=setup))
        form.ruleset()


@pytest.mark.parametrize("game", game_names())
@pytest.mark.sampled(2)
def test_whatever_is_kept_of_who_played(game: str, qtbot: QtBot, ports: ToyPorts) -> None:
    terms = [encode(replace(Terms(), clock_percent=150)), encode(Terms())]
    usual = {"players": list(PLAYERS[:2]), "bots": ["", "steady"], "terms": terms}
    rng = Rng(35)
    for _ in range(12 * EFFORT):
        try:
            found = json.loads(drawn_wrong(usual, rng))
            names, bots = (
                tuple(str(one) for one in found.get(name) or ()) for name in ("players", "bots")
            )
        except (ValueError, TypeError, AttributeError, RecursionError):
            continue
        agreed = json.dumps(found.get("terms"))
        _open(qtbot, ports, LastSetup(game, names, "xx", "", bots, agreed), names)
