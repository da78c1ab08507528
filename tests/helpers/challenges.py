"""What tests ask of challenges: their door in a window, and what begins them without one."""

from __future__ import annotations

from tests.helpers.doors import door
from wordsmith_desktop.features.challenges.dealing import Dealing
from wordsmith_desktop.features.challenges.feature import ChallengeDoor
from wordsmith_desktop.features.challenges.pages.today import TodayCard
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.window.shell.services import Services


def challenges(window: MainWindow) -> ChallengeDoor:
    """Their door."""
    return door(window, ChallengeDoor)


def today_card(window: MainWindow) -> TodayCard:
    """What the home page shows of today's puzzles."""
    home = window.screens.home
    assert home is not None
    (found,) = home.findChildren(TodayCard)
    return found


def dealing(services: Services) -> Dealing:
    """What begins them."""
    return Dealing(
        services.sessions,
        services.saves,
        services.dictionaries,
        services.bookkeeping,
        services.people,
    )
