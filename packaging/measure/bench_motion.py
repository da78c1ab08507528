"""What is measured of a table that moves: forty pieces in flight over the largest table."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.app.sound_player import SoundPlayer
from wordsmith_desktop.window.kit.sound.sounds import Channel, Sound

if TYPE_CHECKING:
    from wordsmith_desktop.window.kit.motion.flights import Flight

PIECES: Final = 40
FRAME_GOAL_MS: Final = 2.0
SOUND_GOAL_MS: Final = 1.0
SIZE: Final = (1280, 800)


def fly(frames: int) -> list[float]:
    """Milliseconds of a frame in which forty cards are on their way over a row of others."""
    from PySide6.QtWidgets import QApplication, QVBoxLayout

    from wordsmith_desktop.games.rewordable.table.word_card import CARDS
    from wordsmith_desktop.window.kit.motion.flights import Flights, in_turn
    from wordsmith_desktop.window.kit.strip.piece_row import PieceRow
    from wordsmith_desktop.window.kit.strip.views import PieceView
    from wordsmith_desktop.window.kit.table import Tabletop

    page = Tabletop()
    page.resize(*SIZE)
    column = QVBoxLayout(page)
    row = PieceRow("", CARDS, height=110)
    row.show_pieces([PieceView(n, "AB", "AB") for n in range(8)])
    column.addWidget(row)
    page.show()
    QApplication.processEvents()
    flights = Flights(page)
    found: list[float] = []
    while len(found) < frames:
        flights.send(in_turn(_ways()))
        flights.animation.pause()
        for ms in range(100, 300, 10):
            start = time.perf_counter()
            flights.animation.setCurrentTime(ms)
            QApplication.processEvents()
            found.append((time.perf_counter() - start) * 1000)
    flights.settle()
    page.close()
    return found


def _ways() -> list[Flight]:
    """Cards from a deck to all places of a table."""
    from PySide6.QtCore import QRectF

    from wordsmith_desktop.games.rewordable.table.card_face import paint_card
    from wordsmith_desktop.window.kit.appearance import look
    from wordsmith_desktop.window.kit.motion.flights import Flight, Lying

    def lying(x: float, y: float) -> Lying:
        box = QRectF(x, y, 60, 84)
        return Lying(box, lambda painter, rect: paint_card(painter, rect, "TH", look()))

    return [
        Flight(lying(1200, 700), lying(20 + n % 10 * 110, 20 + n // 10 * 150))
        for n in range(PIECES)
    ]


def ask_for_sound(times: int) -> list[float]:
    """Milliseconds that asking for a sound takes, the first of them included."""
    from wordsmith_desktop.app.paths import sounds_dir

    player = SoundPlayer(sounds_dir(), lambda _channel: 100, lambda _fill: lambda: None)
    found: list[float] = []
    for _ in range(times):
        start = time.perf_counter()
        player.play(Sound.TILE)
        found.append((time.perf_counter() - start) * 1000)
    player.close()
    assert Channel.TABLE is Sound.TILE.channel
    return found
