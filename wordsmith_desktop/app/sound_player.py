"""Plays sounds on the computer's own device, from a thread of its own; silent where there is none.

The device is opened with the first sound and let go once nothing was heard for a while. Whatever
goes wrong with it is nobody's trouble: everything that is heard is seen as well.
"""

from __future__ import annotations

import sys
import threading
import time

# What `queue` takes it from; `queue` itself loads more, for kinds of queues that are not used here.
from _queue import Empty, SimpleQueue
from collections.abc import Callable, Generator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from wordsmith_desktop.window.kit.sound.sounds import Channel, Sound

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Samples = NDArray[np.int16]

RATE: Final = 44_100
"""Samples a second, in files and on the device."""
IDLE_S: Final = 8.0
"""After so much silence the device is let go."""
RETRY_S: Final = 30.0
"""So long a device that could not be opened is left alone."""
_BUFFER_MS: Final = 40
_JOIN_S: Final = 1.0
_YIELD_S: Final = 0.005
"""So long the thread waits before it loads anything."""

OpenDevice = Callable[[Callable[[int], bytes]], Callable[[], None]]
"""Opens a device that asks for so many samples at a time; the result closes it. May raise."""
Volumes = Callable[[Channel], int]
"""How loud sounds of a channel are now, in percent."""


@dataclass(slots=True)
class _Voice:
    """A sound that is heard, or is about to be."""

    samples: Samples
    wait: int
    """Samples until it begins."""
    at: int = 0


class Mixer:
    """Adds up what is heard at the same time. Used from two threads."""

    def __init__(self) -> None:
        self._voices: list[_Voice] = []
        self._lock = threading.Lock()

    def add(self, samples: Samples, *, after_ms: int) -> None:
        """Have a sound be heard."""
        with self._lock:
            self._voices.append(_Voice(samples, after_ms * RATE // 1000))

    @property
    def is_silent(self) -> bool:
        """Whether nothing is heard any more."""
        return not self._voices

    def mix(self, count: int) -> bytes:
        """The next samples, 16 bits each."""
        import numpy as np

        whole = np.zeros(count, np.int32)
        with self._lock:
            for voice in self._voices:
                skipped = min(voice.wait, count)
                voice.wait -= skipped
                part = voice.samples[voice.at : voice.at + count - skipped]
                whole[skipped : skipped + len(part)] += part
                voice.at += len(part)
            self._voices = [one for one in self._voices if one.at < len(one.samples)]
        return whole.clip(-32768, 32767).astype(np.int16).tobytes()


def open_device(fill: Callable[[int], bytes]) -> Callable[[], None]:
    """Open the system's own device. Raises whatever the library does where there is none."""
    import miniaudio

    _hush_alsa()
    device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=_BUFFER_MS,
        app_name="Wordsmith Desktop",
    )
    stream = _stream(fill)
    next(stream)
    device.start(stream)
    return lambda: device.close()


def _stream(fill: Callable[[int], bytes]) -> Generator[bytes, int, None]:
    wanted = yield b""
    while True:
        wanted = yield fill(wanted)


_KEPT: Final[list[Any]] = []
"""What C calls must not be collected."""


def _hush_alsa() -> None:
    """Keep ALSA from writing to the terminal that there is no card, for which it has a hook."""
    if sys.platform != "linux" or _KEPT:
        return
    import ctypes

    try:
        hook = ctypes.CFUNCTYPE(
            None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p
        )(lambda *_told: None)
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(hook)
    except (OSError, AttributeError):
        return
    _KEPT.append(hook)


class SoundPlayer:
    """A `Speaker` over a folder of files named after the sounds."""

    def __init__(self, folder: Path, volumes: Volumes, open_device: OpenDevice = open_device):
        """Nothing is read or opened before the first sound."""
        self._folder, self._volumes, self._open_device = folder, volumes, open_device
        self._asked: SimpleQueue[tuple[Sound, int, int] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()
        self._broken_until = 0.0
        self._known: dict[Sound, Samples] = {}

    def play(self, sound: Sound, *, after_ms: int = 0) -> None:
        """Have a sound begin so much later; returns at once."""
        percent = self._volumes(sound.channel)
        if percent <= 0 or time.monotonic() < self._broken_until:
            return
        with self._lock:
            self._asked.put((sound, percent, after_ms))
            if self._thread is None:
                # A daemon: a device that does not answer must not keep the program from ending.
                self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
                self._thread.start()

    @property
    def is_open(self) -> bool:
        """Whether a device is open, or about to be."""
        return self._thread is not None

    def close(self) -> None:
        """Let go of the device, and be silent."""
        with self._lock:
            thread = self._thread
            if thread is not None:
                self._asked.put(None)
        if thread is not None:
            thread.join(_JOIN_S)

    def _run(self) -> None:
        # Whoever asked goes on first: what is loaded here would keep Python from it for a while.
        time.sleep(_YIELD_S)
        mixer = Mixer()
        try:
            close = self._open_device(mixer.mix)
        except Exception:  # whatever a device or its driver may raise: there is no sound then
            self._broken_until = time.monotonic() + RETRY_S
            self._end()
            return
        try:
            while self._take_next(mixer):
                pass
        finally:
            close()

    def _take_next(self, mixer: Mixer) -> bool:
        """Take what is asked next; whether to go on."""
        try:
            asked = self._asked.get(timeout=IDLE_S)
        except Empty:
            return not (mixer.is_silent and self._end())
        if asked is None:
            self._end()
            return False
        sound, percent, after_ms = asked
        samples = self._samples(sound)
        if samples is not None:
            mixer.add((samples * (percent / 100)).astype(samples.dtype), after_ms=after_ms)
        return True

    def _end(self) -> bool:
        """The thread is about to end; whether nothing was asked of it meanwhile."""
        with self._lock:
            if not self._asked.empty() and time.monotonic() >= self._broken_until:
                return False
            while not self._asked.empty():
                self._asked.get_nowait()
            self._thread = None
            return True

    def _samples(self, sound: Sound) -> Samples | None:
        import wave

        import numpy as np

        if sound not in self._known:
            try:
                with wave.open(str(self._folder / f"{sound.value}.wav"), "rb") as file:
                    frames = file.readframes(file.getnframes())
            except (OSError, EOFError, wave.Error):
                frames = b""
            self._known[sound] = np.frombuffer(frames, np.int16)
        found = self._known[sound]
        return found if len(found) else None
