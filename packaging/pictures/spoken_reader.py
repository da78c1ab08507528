"""Reads over the accessibility bus what a screen reader would; run by `spoken_pages.py`.

It runs under the system's own Python, which has Debian's `python3-dbus`, and imports nothing of
ours. Each line of its input is an order, answered by one line of JSON.
"""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from typing import Any

ACCESSIBLE = "org.a11y.atspi.Accessible"
REGISTRY = "org.a11y.atspi.Registry"
ROOT = "/org/a11y/atspi/accessible/root"
FOCUSABLE, SHOWING = 11, 25
"""Bits of an object's state, as AT-SPI numbers them."""


class Reader:
    """Walks trees, and hears what is announced."""

    def __init__(self) -> None:
        self._dbus: Any = importlib.import_module("dbus")
        launcher = self._dbus.SessionBus().get_object("org.a11y.Bus", "/org/a11y/bus")
        address = str(launcher.GetAddress(dbus_interface="org.a11y.Bus"))
        self._bus: Any = self._dbus.bus.BusConnection(address)
        self._heard: list[str] = []
        # Programs tell of an event only once somebody has asked for it.
        registry = self._bus.get_object(REGISTRY, "/org/a11y/atspi/registry")
        for event in ("Object:Announcement", "Object:StateChanged:Focused"):
            registry.RegisterEvent(event, [], "", dbus_interface=REGISTRY)
        self._focused = ("", "")
        self._monitor = subprocess.Popen(
            [
                *("dbus-monitor", "--address", address),
                *("member='Announcement'", "member='StateChanged',arg0='focused'"),
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        threading.Thread(target=self._listen, daemon=True).start()

    def tree(self) -> list[dict[str, object]]:
        """Everything that every program shows: depth, role, name, and whether it takes focus."""
        return [one for child in self._children(REGISTRY, ROOT) for one in self._below(*child, 0)]

    def heard(self) -> list[str]:
        """What was announced since the last time."""
        heard, self._heard = self._heard, []
        return heard

    def focused(self) -> list[str]:
        """Name and description of what has the keyboard; nothing before that came anywhere."""
        owner, path = self._focused
        if not owner:
            return []
        held = self._bus.get_object(owner, path, introspect=False)
        try:
            return [self._said_of(held, "Name"), self._said_of(held, "Description")]
        except self._dbus.DBusException:
            # It was closed meanwhile.
            return []

    def _said_of(self, held: Any, what: str) -> str:
        asked = "org.freedesktop.DBus.Properties"
        return str(held.Get(ACCESSIBLE, what, dbus_interface=asked))

    def close(self) -> None:
        """Stop listening."""
        self._monitor.terminate()
        self._monitor.wait()

    def _below(self, owner: str, path: str, depth: int) -> Iterator[dict[str, object]]:
        held = self._bus.get_object(owner, path, introspect=False)
        states = held.GetState(dbus_interface=ACCESSIBLE)
        if depth and not _is_in(states, SHOWING):
            return
        yield {
            "depth": depth,
            "role": str(held.GetRoleName(dbus_interface=ACCESSIBLE)),
            "name": self._said_of(held, "Name"),
            "focusable": _is_in(states, FOCUSABLE),
        }
        for child in self._children(owner, path):
            yield from self._below(*child, depth + 1)

    def _children(self, owner: str, path: str) -> list[tuple[str, str]]:
        held = self._bus.get_object(owner, path, introspect=False)
        found = held.GetChildren(dbus_interface=ACCESSIBLE)
        return [(str(one), str(where)) for one, where in found]

    def _listen(self) -> None:
        """Take in signal after signal: each begins with its head and goes on with its values."""
        signal: list[str] = []
        for line in self._monitor.stdout or ():
            if line.startswith("signal"):
                signal = []
            signal.append(line)
            # Both kinds of event end so: text, two numbers, a value, and what is told besides.
            if line.startswith(("   array", "   struct")):
                self._take("".join(signal[1:-1]), signal[0])

    def _take(self, values: str, head: str) -> None:
        if "member=Announcement" in head:
            told = values.split('"', 2)[2].split('"', 1)
            self._heard += [one.rsplit('"', 1)[0] for one in told[1:]]
        elif "member=StateChanged" in head and "int32 1" in values:
            words = dict(word.split("=", 1) for word in head.split() if "=" in word)
            self._focused = words["sender"], words["path"].rstrip(";")


def _is_in(states: Any, bit: int) -> bool:
    return bool(int(states[bit // 32]) >> (bit % 32) & 1)


def main() -> int:
    """Answer orders until the input ends."""
    reader = Reader()
    orders = {"tree": reader.tree, "heard": reader.heard, "focused": reader.focused}
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        try:
            answer: object = orders[line.strip()]()
        except Exception as error:  # the one who asked tells of it
            answer = {"fault": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)
    reader.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
