"""What a package must pass before it is offered: the validators of the formats it is made of."""

from __future__ import annotations

from pathlib import Path

from building import BuildError, tool
from linux.flatpak import read_manifest

from wordsmith_desktop.app.paths import DESKTOP_ID


def check_share(share: Path) -> None:
    """Menu entry and description. Raises `BuildError`."""
    said = tool(["desktop-file-validate", share / "applications" / f"{DESKTOP_ID}.desktop"])
    if said:
        raise BuildError(said)
    description = share / "metainfo" / f"{DESKTOP_ID}.metainfo.xml"
    tool(["appstreamcli", "validate", "--no-net", description])


def check_deb(package: Path) -> str:
    """What lintian says, which are no errors. Raises `BuildError`."""
    return tool(["lintian", "--fail-on", "error", "--allow-root", package])


def check_manifest(manifest: Path) -> None:
    """A Flatpak manifest that flatpak-builder reads as it was meant. Raises `BuildError`."""
    found = read_manifest(manifest)
    options = [module.get("build-options") for module in found.get("modules", [])]
    if (found.get("id"), options) != (DESKTOP_ID, [{"no-debuginfo": True}]):
        raise BuildError(f"flatpak-builder read something else in {manifest}: {found}")
