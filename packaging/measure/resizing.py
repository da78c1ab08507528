"""Measure what a scene does while its window is dragged smaller and back.

`packaging/dev.py -m measure.resizing [--only NAME] [--in de] [--step PX]` prints what is clipped
at any size on the way, where layouts do not come to rest, and arrangements that come and go.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from pictures.screens import find_scenes, staged
from pictures.stage import Scene, SceneContext, Variant

from .room import curtain_of, faults, is_table, lift, print_faults

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from wordsmith_desktop.wording.texts import Language

FROM, TO = (1280, 800), (640, 480)
"""Between which sizes a window is dragged, there and back."""
WHOLE_FROM: Final = (800, 600)
"""From which on a table shows all that is acted on."""
STEP: Final = 20
"""Pixels of breadth from one look to the next."""
BRIEF: Final = 60
"""Pixels of breadth for which an arrangement lasts at the least, unless it stays."""
SCENES: Final = (
    "challenges",
    "crossword-building",
    "crossword-guessing",
    "home-matches",
    "letters-four-players",
    "new-match-four",
    "rewordable-eight-players",
    "wit-six-players",
)
"""Home, what stands before a match, and the table of each game."""

Arrangement = frozenset[tuple[str, ...]]
"""What is to be pressed, and which rows stand as columns."""


class Stop(NamedTuple):
    """A size on the way."""

    width: int
    height: int

    @property
    def name(self) -> str:
        """Such as "800x560"."""
        return f"{self.width}x{self.height}"


def stops(step: int = STEP) -> list[Stop]:
    """The sizes from the largest to the smallest."""
    breadth, height = FROM[0] - TO[0], FROM[1] - TO[1]
    return [
        Stop(FROM[0] - gone, FROM[1] - gone * height // breadth)
        for gone in range(0, breadth + 1, step)
    ]


def walked(
    scene: Scene, language: Language, family: str, step: int = STEP
) -> Iterator[tuple[Stop, str]]:
    """What is wrong on the way down and up again, by where it is."""
    down = stops(step)
    variant = Variant(language, "light", FROM)
    with staged(scene, variant, family) as (widget, context):
        context.wait_for_work()
        is_covered = curtain_of(widget) is not None
        # What was said last goes when the page is first built anew, on whatever way.
        yield from _dragged_to(down[1], widget, context, is_covered=is_covered)
        seen: list[Arrangement] = []
        for stop in (*down, *reversed(down[:-1])):
            yield from _dragged_to(stop, widget, context, is_covered=is_covered)
            seen.append(_arrangement(widget))
    there, back = seen[: len(down)], seen[len(down) - 1 :][::-1]
    yield from ((stop, "another way back") for stop in _differing(down, there, back))
    yield from ((stop, "comes and goes") for stop in _brief(down, there, step))


def _dragged_to(
    stop: Stop, widget: QWidget, context: SceneContext, *, is_covered: bool
) -> Iterator[tuple[Stop, str]]:
    """Go on to a size: first as while it is dragged, then as when it rests there."""
    context.window.resize(*stop)
    context.settle()
    yield from ((stop, f"dragged: {one}") for one in faults(widget, is_whole=False))
    context.window.fit()
    context.wait_for_work()
    if not is_covered:
        lift(widget, context)
    if _moves(widget, context):
        yield stop, "does not come to rest"
    is_whole = is_table(widget) and stop.width >= WHOLE_FROM[0] and stop.height >= WHOLE_FROM[1]
    yield from ((stop, one) for one in faults(widget, is_whole=is_whole))


def _moves(widget: QWidget, context: SceneContext) -> bool:
    """Whether anything has another place once more time has passed."""
    before = _places(widget)
    context.settle()
    return before != _places(widget)


def _places(widget: QWidget) -> list[tuple[int, ...]]:
    from PySide6.QtWidgets import QWidget

    shown = (one for one in widget.findChildren(QWidget) if one.isVisible())
    boxes = (one.geometry() for one in shown)
    return [(box.x(), box.y(), box.width(), box.height()) for box in boxes]


def _arrangement(widget: QWidget) -> Arrangement:
    from PySide6.QtWidgets import QBoxLayout, QWidget

    from wordsmith_desktop.window.kit.layouts import SideBySide

    def stands(one: SideBySide) -> tuple[str, ...]:
        layout = one.layout()
        assert isinstance(layout, QBoxLayout)
        return ("side by side", *_path(one, widget), layout.direction().name)

    return frozenset(
        stands(one) for one in widget.findChildren(SideBySide) if one.isVisible()
    ) | frozenset(
        _path(one, widget)
        for one in widget.findChildren(QWidget)
        if one.isVisible() and (one.property("text") or one.accessibleName())
    )


def _path(one: QWidget, top: QWidget) -> tuple[str, ...]:
    """What it is, and in what."""
    names: list[str] = []
    at: QWidget | None = one
    while at is not None and at is not top:
        names.append(type(at).__name__)
        at = at.parentWidget()
    return tuple(names)


def _differing(
    where: Sequence[Stop], one: Sequence[Arrangement], other: Sequence[Arrangement]
) -> list[Stop]:
    pairs = zip(where, one, other, strict=True)
    return [stop for stop, there, back in pairs if there != back]


def _brief(where: Sequence[Stop], seen: Sequence[Arrangement], step: int) -> Iterator[Stop]:
    """Where what was there before comes back after less than `BRIEF`."""
    for at in range(1, len(seen)):
        if seen[at] == seen[at - 1]:
            continue
        for later in range(at + 1, min(len(seen), at + 1 + BRIEF // step)):
            if seen[later] == seen[at - 1]:
                yield where[at]
                break


def main(arguments: Sequence[str]) -> int:
    """Measure what is asked for; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description="Measure scenes while their window is dragged.")
    parser.add_argument("--only", action="append", metavar="NAME", help="scenes that begin so")
    parser.add_argument("--in", action="append", choices=("en", "de"), dest="languages")
    parser.add_argument("--step", type=int, default=STEP, metavar="PX", help="of breadth")
    given = parser.parse_args(arguments)
    wanted = tuple(given.only or SCENES)
    scenes = [one for one in find_scenes() if one.name.startswith(wanted)]

    def faults_of(scene: Scene, language: Language, family: str) -> Iterator[tuple[str, str]]:
        for stop, fault in walked(scene, language, family, given.step):
            yield stop.name, fault

    return int(print_faults(scenes, given.languages, faults_of) > 0)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
