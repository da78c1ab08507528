"""The script that makes the sounds makes those that are shipped."""

from __future__ import annotations

import wave

import numpy as np
import pytest

from tests.packaging.environments import load
from wordsmith_desktop.app.paths import sounds_dir
from wordsmith_desktop.window.kit.sound.sounds import Sound

MODULE = load("data.build_sounds")
ROUNDING = 1
"""Steps of 16 bits by which another library's sine may differ."""


@pytest.mark.parametrize("sound", Sound)
def test_the_script_makes_the_sounds_that_are_shipped(sound: Sound) -> None:
    made = np.frombuffer(MODULE.pcm(MODULE.SOUNDS[sound]()), "<i2").astype(int)
    with wave.open(str(sounds_dir() / f"{sound.value}.wav"), "rb") as file:
        shipped = np.frombuffer(file.readframes(file.getnframes()), "<i2").astype(int)
    assert len(shipped) == len(made)
    assert np.abs(shipped - made).max() <= ROUNDING
