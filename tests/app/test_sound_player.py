"""Sounds are mixed and played from a thread of their own, and no device is no trouble."""

from __future__ import annotations

import threading
import wave
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

from wordsmith_desktop.app import sound_player
from wordsmith_desktop.app.paths import sounds_dir
from wordsmith_desktop.app.sound_player import RATE, Mixer, SoundPlayer, open_device
from wordsmith_desktop.window.kit.sound.sounds import Channel, Sound

LONG_S = 10


class Device:
    """Stands in for the system's own; a test asks it for samples."""

    def __init__(self) -> None:
        self.opened = threading.Event()
        self.closed = threading.Event()
        self.fill: Callable[[int], bytes] = lambda count: bytes(2 * count)

    def open(self, fill: Callable[[int], bytes]) -> Callable[[], None]:
        self.fill = fill
        self.opened.set()
        return self.closed.set

    def heard(self) -> bytes:
        """What it plays, once it plays anything: up to a second of it."""
        for _ in range(LONG_S * 100):
            samples = self.fill(RATE)
            if any(samples):
                return samples
            self.closed.wait(0.01)
        raise AssertionError("nothing is heard")


@pytest.fixture
def device() -> Device:
    return Device()


def player(device: Device, *, table: int = 100, signals: int = 100) -> SoundPlayer:
    loud = {Channel.TABLE: table, Channel.SIGNALS: signals}
    return SoundPlayer(sounds_dir(), lambda channel: loud[channel], device.open)


@pytest.fixture
def playing(device: Device) -> Iterator[SoundPlayer]:
    made = player(device)
    yield made
    made.close()


def samples_of(sound: Sound) -> bytes:
    with wave.open(str(sounds_dir() / f"{sound.value}.wav"), "rb") as file:
        return file.readframes(file.getnframes())


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_has_a_file_of_16_bits_and_one_channel_at_44_1_khz(sound: Sound) -> None:
    with wave.open(str(sounds_dir() / f"{sound.value}.wav"), "rb") as file:
        assert (1, 2, RATE) == (file.getnchannels(), file.getsampwidth(), file.getframerate())
        assert 0.04 < file.getnframes() / RATE < 0.9
        assert any(file.readframes(file.getnframes()))


def test_all_of_them_are_at_most_500_kb() -> None:
    files = list(sounds_dir().glob("*.wav"))
    assert {sound.value for sound in Sound} == {file.stem for file in files}
    assert sum(file.stat().st_size for file in files) <= 500_000


def test_a_sound_is_heard_as_it_is(playing: SoundPlayer, device: Device) -> None:
    playing.play(Sound.TILE)
    assert samples_of(Sound.TILE) == device.heard()[: len(samples_of(Sound.TILE))]


def test_it_is_as_loud_as_its_channel(device: Device) -> None:
    made = player(device, table=50, signals=0)
    made.play(Sound.ACCEPTED)
    assert not made.is_open, "nobody opens a device for what is not heard"
    made.play(Sound.TILE)
    heard = np.abs(np.frombuffer(device.heard(), np.int16)).max()
    full = np.abs(np.frombuffer(samples_of(Sound.TILE), np.int16)).max()
    assert abs(heard / full - 0.5) < 0.01
    made.close()


def test_sounds_are_added_up_and_later_ones_come_later() -> None:
    mixer = Mixer()
    mixer.add(np.array([100, 200, 300], np.int16), after_ms=0)
    mixer.add(np.array([1000, 1000], np.int16), after_ms=1)
    wait = RATE // 1000
    mixed = np.frombuffer(mixer.mix(2) + mixer.mix(wait), np.int16)
    assert [100, 200, 300, 0] == list(mixed[:4])
    assert [1000, 1000] == list(mixed[wait : wait + 2])
    mixer.mix(1)
    assert mixer.is_silent


def test_what_is_too_loud_together_is_cut_and_does_not_turn_over() -> None:
    mixer = Mixer()
    for _ in range(3):
        mixer.add(np.array([30_000, -30_000], np.int16), after_ms=0)
    assert [32767, -32768] == list(np.frombuffer(mixer.mix(2), np.int16))


def test_nothing_is_opened_before_the_first_sound(playing: SoundPlayer, device: Device) -> None:
    assert not playing.is_open
    playing.play(Sound.CARD)
    assert device.opened.wait(LONG_S)


def test_whoever_asks_goes_on_before_anything_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound_player, "_YIELD_S", 0.2)
    has_gone_on = threading.Event()
    seen: list[bool] = []

    def open_device(_fill: Callable[[int], bytes]) -> Callable[[], None]:
        seen.append(has_gone_on.is_set())
        return lambda: None

    made = SoundPlayer(sounds_dir(), lambda _channel: 50, open_device)
    made.play(Sound.TILE)
    has_gone_on.set()
    made.close()
    assert [True] == seen


def test_the_device_is_let_go_after_a_while_of_silence(
    playing: SoundPlayer, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound_player, "IDLE_S", 0.01)
    playing.play(Sound.TILE)
    device.heard()
    assert device.closed.wait(LONG_S)
    playing.play(Sound.TILE)
    device.opened.clear()
    assert playing.is_open or device.opened.wait(LONG_S), "and opened again for the next"


def test_without_a_device_it_is_silent_and_not_tried_again_at_once() -> None:
    tried = threading.Semaphore(0)

    def broken(_fill: Callable[[int], bytes]) -> Callable[[], None]:
        tried.release()
        raise OSError("no such device")

    made = SoundPlayer(sounds_dir(), lambda _channel: 100, broken)
    made.play(Sound.TILE)
    assert tried.acquire(timeout=LONG_S)
    for _ in range(LONG_S * 100):
        if not made.is_open:
            break
        threading.Event().wait(0.01)
    made.play(Sound.TILE)
    assert not made.is_open
    assert not tried.acquire(blocking=False)


def test_a_file_that_is_missing_or_broken_is_silence(tmp_path: Path, device: Device) -> None:
    (tmp_path / "card.wav").write_bytes(b"RIFF and no more")
    made = SoundPlayer(tmp_path, lambda _channel: 100, device.open)
    made.play(Sound.CARD)
    made.play(Sound.TILE)
    made.close()
    assert not any(device.fill(RATE))


def test_a_closed_player_lets_go_of_the_device(playing: SoundPlayer, device: Device) -> None:
    playing.play(Sound.WIN)
    assert device.opened.wait(LONG_S)
    playing.close()
    assert device.closed.is_set()


def test_the_library_s_own_devices_play_what_is_mixed(monkeypatch: pytest.MonkeyPatch) -> None:
    miniaudio = pytest.importorskip("miniaudio")
    usual = miniaudio.PlaybackDevice

    def into_nothing(**asked: object) -> object:
        return usual(backends=[miniaudio.Backend.NULL], **asked)

    monkeypatch.setattr(miniaudio, "PlaybackDevice", into_nothing)
    asked = threading.Event()

    def fill(count: int) -> bytes:
        asked.set()
        return bytes(2 * count)

    close = open_device(fill)
    assert asked.wait(LONG_S)
    close()
