"""Make the program's sounds out of nothing: sines, noise and how they die away.

`packaging/dev.py -m data.build_sounds` writes resources/sounds/*.wav: 16 bits, one channel, 44.1
kHz. The noise has a fixed seed, so that the same files come out again.
"""

from __future__ import annotations

import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from wordsmith_desktop.window.kit.sound.sounds import Sound

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Wave = NDArray[np.float64]

RATE: Final = 44_100
FOLDER: Final = Path(__file__).resolve().parents[2] / "resources" / "sounds"
_FADE: Final = 0.004
"""Seconds at the end in which a sound goes to nothing, so that it does not click."""


def _time(seconds: float) -> Wave:
    return np.arange(round(seconds * RATE)) / RATE


def _struck(seconds: float, pitch: float, *, dies: float, partials: Sequence[float]) -> Wave:
    """Something struck: partials in the pitch, each with a share that falls with its number."""
    time = _time(seconds)
    made = np.zeros_like(time)
    for number, ratio in enumerate(partials):
        share = 0.6**number
        made += share * np.sin(2 * np.pi * pitch * ratio * time) * np.exp(-time * dies * ratio**0.5)
    return made


WOOD: Final = (1.0, 2.74, 5.2)
"""Partials of a free bar, as of a wooden block."""
BELL: Final = (1.0, 2.0, 3.01, 4.1)


def _noise(seconds: float, *, dies: float, smooth: int, seed: int) -> Wave:
    """Noise that dies away; the more it is smoothed the duller it is."""
    time = _time(seconds)
    raw = np.random.default_rng(seed).standard_normal(len(time) + smooth - 1)
    dull = np.convolve(raw, np.ones(smooth) / smooth, mode="valid")
    return dull / max(1e-9, float(np.abs(dull).max())) * np.exp(-time * dies)


def _mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Parts with the second at which each begins, and how loud it is."""
    length = max(round(start * RATE) + len(part) for start, _, part in parts)
    whole = np.zeros(length)
    for start, loud, part in parts:
        first = round(start * RATE)
        whole[first : first + len(part)] += loud * part
    return whole


def _knock(pitch: float, *, seconds: float = 0.12, dull: int = 12, seed: int = 1) -> Wave:
    """A piece on wood."""
    return _mixed(
        (0.0, 0.7, _struck(seconds, pitch, dies=45, partials=WOOD)),
        (0.0, 0.5, _noise(seconds * 0.4, dies=160, smooth=dull, seed=seed)),
    )


def _card() -> Wave:
    """A card drawn over felt, which falls."""
    swish = _noise(0.09, dies=22, smooth=4, seed=7)
    swish *= np.sin(np.pi * np.linspace(0, 1, len(swish))) ** 0.7
    return _mixed((0.0, 0.5, swish), (0.07, 0.35, _noise(0.05, dies=90, smooth=16, seed=8)))


def _roll() -> Wave:
    """A die that tumbles: knocks that come closer together."""
    starts = (0.0, 0.06, 0.105, 0.14, 0.165)
    knocks = (
        (start, 0.5 + 0.1 * place, _knock(700 + 90 * (place % 3), seconds=0.06, seed=20 + place))
        for place, start in enumerate(starts)
    )
    return _mixed(*knocks)


def _tones(*tones: tuple[float, float], seconds: float = 0.28, dies: float = 12) -> Wave:
    """Soft bells one after another: the second at which each begins, and its pitch."""
    return _mixed(
        *((start, 0.5, _struck(seconds, pitch, dies=dies, partials=BELL)) for start, pitch in tones)
    )


C5, E5, G5, A5, C6, E6, G6 = 523.25, 659.26, 783.99, 880.0, 1046.5, 1318.5, 1568.0
SOUNDS: Final[dict[Sound, Callable[[], Wave]]] = {
    Sound.PIECE_UP: lambda: _knock(980, seconds=0.07, dull=6, seed=2) * 0.6,
    Sound.PIECE_DOWN: lambda: _knock(520, seed=3) * 0.9,
    Sound.SNAP: lambda: _mixed(
        (0.0, 0.8, _knock(760, seconds=0.08, seed=4)),
        (0.025, 0.7, _knock(1140, seconds=0.07, dull=5, seed=5)),
    ),
    Sound.LETTER: lambda: _tones((0.0, G5), (0.05, C6), seconds=0.2, dies=20) * 0.7,
    Sound.CARD: _card,
    Sound.TILE: lambda: _knock(1250, seconds=0.06, dull=3, seed=6) * 0.8,
    Sound.ROLL: _roll,
    Sound.LAND: lambda: _knock(430, seconds=0.14, dull=20, seed=9),
    Sound.ACCEPTED: lambda: _tones((0.0, C5), (0.08, E5), (0.16, G5), seconds=0.24),
    # Two low tones, no buzzer: nobody is to feel scolded.
    Sound.REFUSED: lambda: _tones((0.0, 311.1), (0.11, 261.6), seconds=0.2, dies=16) * 0.7,
    Sound.OBJECTION: lambda: _tones((0.0, A5), (0.12, A5), seconds=0.18, dies=22) * 0.8,
    Sound.TOKEN: lambda: _tones((0.0, E6), (0.06, G6), seconds=0.24, dies=14) * 0.6,
    Sound.PRESS_WON: lambda: _tones((0.0, G5), (0.07, C6), (0.14, E6), seconds=0.26),
    Sound.PRESS_LOST: lambda: _tones((0.0, G5), (0.1, E5), (0.2, C5), seconds=0.24) * 0.7,
    Sound.CLOCK_LOW: lambda: _tones((0.0, C6), (0.18, C6), seconds=0.14, dies=26) * 0.8,
    Sound.HAND_OVER: lambda: _tones((0.0, C5), seconds=0.3, dies=10) * 0.5,
    Sound.WIN: lambda: _tones((0.0, C5), (0.12, E5), (0.24, G5), (0.36, C6), seconds=0.42, dies=7),
    Sound.MEDAL: lambda: _tones((0.0, G5), (0.1, C6), (0.2, E6), seconds=0.38, dies=8),
}
LOUDEST: Final = 0.7
"""Of what 16 bits hold; several sounds at once still have room."""


def pcm(made: Wave) -> bytes:
    """16 bits a sample, as loud as all others."""
    fade = np.linspace(1, 0, round(_FADE * RATE))
    made = made.copy()
    made[-len(fade) :] *= fade
    made = made / max(1.0, float(np.abs(made).max()))
    return (made * LOUDEST * 32767).astype("<i2").tobytes()


def main() -> int:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    total = 0
    for sound, make in SOUNDS.items():
        path = FOLDER / f"{sound.value}.wav"
        with wave.open(str(path), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(pcm(make()))
        total += path.stat().st_size
    print(f"{len(SOUNDS)} sounds, {total / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
