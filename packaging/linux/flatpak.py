"""Writes the Flatpak manifest; building it needs runtimes from the network."""

from __future__ import annotations

import json
import shutil
import tempfile
from pathlib import Path
from typing import Any, Final

from building import tool
from linux import facts

from wordsmith_desktop.app.paths import DESKTOP_ID

PAYLOAD: Final = "payload.tar.xz"


def make_manifest(payload: Path, output: Path) -> Path:
    """Write manifest and payload into a folder; says where the manifest is."""
    folder = output / "flatpak"
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(payload, folder / PAYLOAD)
    manifest = folder / f"{DESKTOP_ID}.yml"
    manifest.write_text(facts.fill("flatpak.yml.in", payload=PAYLOAD), "utf-8")
    return manifest


def read_manifest(manifest: Path) -> dict[str, Any]:
    """The manifest as flatpak-builder understands it. Raises `BuildError`."""
    with tempfile.TemporaryDirectory() as folder:
        # It leaves a folder of its own where it runs.
        said = tool(["flatpak-builder", "--show-manifest", manifest.resolve()], Path(folder))
    found: dict[str, Any] = json.loads(said)
    return found
