"""Make resources/fonts/*.ttf from the published web fonts.

Needs npm, and `pip install fonttools==4.68.0`; neither is needed to run the program. The package
splits each weight into a Latin and an extended Latin file: they are merged, because Qt takes only
one file per family and weight, and written as TrueType, which Qt loads on every platform.
"""

from __future__ import annotations

import hashlib
import importlib
import io
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

PACKAGE = "@fontsource/atkinson-hyperlegible-next"
VERSION = "5.3.0"
ARCHIVE_SHA256 = "33dcb7d0d4e2ea98a96985ca7448f738c3b5b370cfc5230b1e40e4f728920cc2"
FONTTOOLS_VERSION = "4.68.0"
SUBSETS = ("latin", "latin-ext")
WEIGHTS = {400: "Regular", 700: "Bold"}
TARGET = Path(__file__).resolve().parents[2] / "resources" / "fonts"


def fetch(folder: Path) -> Path:
    """Download the pinned package with npm; SystemExit if it is not the known one."""
    pack = ["npm", "pack", "--silent", "--pack-destination", str(folder), f"{PACKAGE}@{VERSION}"]
    subprocess.run(pack, check=True, stdout=subprocess.DEVNULL)
    archive = next(folder.glob("*.tgz"))
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    if digest != ARCHIVE_SHA256:
        raise SystemExit(f"{archive.name}: sha256 is {digest}, expected {ARCHIVE_SHA256}")
    return archive


def member(archive: tarfile.TarFile, name: str) -> bytes:
    file = archive.extractfile(f"package/{name}")
    if file is None:
        raise SystemExit(f"the package holds no {name}")
    return file.read()


def merge(parts: list[bytes], target: Path) -> None:
    """Write one TrueType font with the characters of all parts; equal input gives equal bytes."""
    fonttools = importlib.import_module("fontTools")
    if fonttools.version != FONTTOOLS_VERSION:
        raise SystemExit(f"fontTools {FONTTOOLS_VERSION} is needed, this is {fonttools.version}")
    ttlib = importlib.import_module("fontTools.ttLib")
    merger = importlib.import_module("fontTools.merge").Merger()
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder) / f"{index}.ttf" for index in range(len(parts))]
        for path, part in zip(paths, parts, strict=True):
            font = ttlib.TTFont(io.BytesIO(part), recalcTimestamp=False)
            font.flavor = None
            font.save(path)
        head = ttlib.TTFont(paths[0])["head"]
        merged = merger.merge([str(path) for path in paths])
    merged.recalcTimestamp = False
    # The merger writes the current time into both.
    merged["head"].created, merged["head"].modified = head.created, head.modified
    unslash(merged)
    merged.save(target)


def unslash(font: Any) -> None:
    """Take the slash out of the zero: where points are read, no letter O stands beside it.

    The two openings that the slash parts become one, as far from the outer edge as they were.
    """
    glyphs = font["glyf"]
    zero = glyphs["zero"]
    points, ends, flags = zero.getCoordinates(glyphs)
    outer = list(points[: ends[0] + 1])
    openings = points[ends[0] + 1 :]
    edge, inside = box(outer), box(openings)
    # Shrunk to the openings, and the other way round, as a hole is drawn.
    hole = [shrunk(point, edge, inside) for point in reversed(outer)]
    outer_flags = list(flags[: ends[0] + 1])
    zero.coordinates = type(points)([*outer, *hole])
    zero.flags = type(flags)([*outer_flags, *reversed(outer_flags)])
    zero.endPtsOfContours = [ends[0], 2 * ends[0] + 1]
    zero.numberOfContours = 2
    zero.program.fromBytecode(b"")
    zero.recalcBounds(glyphs)


Point = tuple[float, float]
Box = tuple[float, float, float, float]


def box(points: Iterable[Point]) -> Box:
    """Left, bottom, right and top of some points."""
    across, up = zip(*points, strict=True)
    return min(across), min(up), max(across), max(up)


def shrunk(point: Point, edge: Box, inside: Box) -> Point:
    """A point of the one box at the same place of the other."""
    x, y = point
    across = (x - edge[0]) / (edge[2] - edge[0])
    up = (y - edge[1]) / (edge[3] - edge[1])
    return (
        round(inside[0] + across * (inside[2] - inside[0])),
        round(inside[1] + up * (inside[3] - inside[1])),
    )


def main() -> int:
    TARGET.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        tarfile.open(fetch(Path(folder))) as archive,
    ):
        (TARGET / "OFL.txt").write_bytes(member(archive, "LICENSE"))
        for weight, style in WEIGHTS.items():
            names = [f"atkinson-hyperlegible-next-{s}-{weight}-normal.woff" for s in SUBSETS]
            target = TARGET / f"AtkinsonHyperlegibleNext-{style}.ttf"
            merge([member(archive, f"files/{name}") for name in names], target)
            print(f"{hashlib.sha256(target.read_bytes()).hexdigest()}  {target.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
