"""Prepare this checkout, then start the program, pass every check, measure, or make installers.

It runs before anything is installed, so it uses the standard library alone. It keeps a virtual
environment, `.venv` in the project root, and stamps it when it is complete: a second run compares
the stamp and goes straight on. `.venv-oldest` is another, for tests with the least versions of
everything. All that it says itself goes to stderr.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import checking
import least_versions
import system_needs as system

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
OLDEST_VENV = ROOT / ".venv-oldest"
OLDEST_PYTHON = (3, 11)
NOT_HERE = ("-P",)
"""Otherwise Python runs whatever in the caller's folder is called like a module it imports."""
OLDEST = "--oldest"

# ---- What a person reads ---------------------------------------------------------------------

USAGE = """\
usage: python3 packaging/dev.py run [ARGS...]     start Wordsmith Desktop with these arguments
       python3 packaging/dev.py test [ARGS...]    pass all checks; ARGS go to pytest
                       test --quick               only tests that any change may break
                       test --nightly             also tests that take long and rarely fail
                       test --oldest              the quick ones, with the least versions of all
                                                  that pyproject.toml asks for, in .venv-oldest
                       test --windows [ARGS...]   the quick ones, or ARGS, as on Windows (in Wine)
       python3 packaging/dev.py bench [ARGS...]   measure speed
       python3 packaging/dev.py package [ARGS...] make the installers for this system
                       package --windows          make and try the one for Windows (in Wine)
       python3 packaging/dev.py -m MODULE [ARGS...]
                                                  run one of data, measure or pictures

Each makes or refreshes .venv in the project root first, when that is needed."""
NO_COMMAND = "say what to do: run, test, bench, package or -m (--help explains them)"
UNKNOWN_COMMAND = "unknown command {command!r}: choose run, test, bench, package or -m"
OLD_PYTHON = "this is Python {found}, Wordsmith Desktop needs {needed} or later"
NO_DISPLAY = (
    "no display: neither DISPLAY nor WAYLAND_DISPLAY leads to one;"
    " these need none: run {headless}, test, bench, package"
)
NO_MODULE = "say which one to run: -m needs a module, such as pictures.screens"
MAKING = "making {venv} (the first time takes a minute or two)"
REFRESHING = "refreshing {venv}"
BUSY = "another run is working on an environment: try again when it has finished"
NOT_REMOVED = "cannot remove the unusable {path} ({reason}): remove it, then try again"
NOT_MADE = "could not make {venv}: `{python} -m venv` failed, see above"
NOT_INSTALLED = "could not install what the program needs into {venv}: pip failed, see above"


# ---- The virtual environment -----------------------------------------------------------------


class Stamp(NamedTuple):
    """What a complete environment was made from."""

    root: str
    python: str
    """Implementation, version and machine."""
    needs: str
    """SHA-256 of pyproject.toml."""
    extras: tuple[str, ...]
    is_oldest: bool = False
    """Whether everything that pyproject.toml asks for has its least version."""


STAMP_NAME = "wordsmith-dev.json"
UNFINISHED = Stamp("", "", "", ())
"""Lies in an environment while it is worked on, so that an interrupted one is made again."""
PYTHON_TAG = f"{sys.implementation.cache_tag} {sysconfig.get_platform()}"
PROBE = "import pip, sys, sysconfig as s; print(sys.implementation.cache_tag, s.get_platform())"


def venv_python(venv: Path) -> Path:
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def wanted_stamp(root: Path, extras: Sequence[str], *, is_oldest: bool = False) -> Stamp:
    digest = hashlib.sha256((root / "pyproject.toml").read_bytes()).hexdigest()
    return Stamp(str(root), PYTHON_TAG, digest, tuple(sorted(extras)), is_oldest)


def read_stamp(venv: Path) -> Stamp | None:
    """The environment's stamp: None without one, UNFINISHED for one that makes no sense."""
    try:
        fields = json.loads((venv / STAMP_NAME).read_text("utf-8"))
        return Stamp(**{**fields, "extras": tuple(fields["extras"])})
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (ValueError, TypeError, KeyError):
        return UNFINISHED


def write_stamp(venv: Path, stamp: Stamp | None) -> None:
    """Replace the stamp in one step; None takes it away."""
    path = venv / STAMP_NAME
    if stamp is None:
        path.unlink(missing_ok=True)
        return
    new = path.with_suffix(".new")
    new.write_text(json.dumps(stamp._asdict()), "utf-8")
    new.replace(path)


def is_ready(venv: Path, wanted: Stamp) -> bool:
    stamp = read_stamp(venv)
    if stamp is None or not set(wanted.extras) <= set(stamp.extras):
        return False
    return stamp._replace(extras=wanted.extras) == wanted and venv_python(venv).exists()


def can_be_refreshed(venv: Path, wanted: Stamp) -> bool:
    """Whether pip may go on in this environment: ours or a stranger's, same place and Python."""
    stamp = read_stamp(venv)
    if stamp is not None and (stamp.root, stamp.python) != (wanted.root, wanted.python):
        return False
    try:
        probe = [str(venv_python(venv)), *NOT_HERE, "-c", PROBE]
        answer = subprocess.run(probe, capture_output=True, text=True, check=False)
    except OSError:
        return False
    return answer.returncode == 0 and answer.stdout.strip() == wanted.python


def remove(path: Path) -> None:
    if path.is_symlink() or path.is_file():
        path.unlink()
    elif path.exists():
        shutil.rmtree(path)


def discard(venv: Path, rubbish: Path) -> None:
    """Take the environment away at once and empty it elsewhere, so that no half of it stays."""
    try:
        remove(rubbish)
        rubbish.parent.mkdir(exist_ok=True)
        if venv.exists() or venv.is_symlink():
            venv.rename(rubbish)
        remove(rubbish)
    except OSError as error:
        raise system.SetupError(NOT_REMOVED.format(path=venv, reason=error)) from error


def make_venv(venv: Path) -> None:
    """Make an empty environment in place of what is there, marked as unfinished from the start."""
    system.say(MAKING.format(venv=venv.name))
    discard(venv, venv.parent / "build" / "discarded-venv")
    venv.mkdir()
    write_stamp(venv, UNFINISHED)
    # The interpreter that runs this may itself belong to an environment, even to this one.
    python = getattr(sys, "_base_executable", sys.executable)
    make = [python, *NOT_HERE, "-m", "venv", str(venv)]
    # In a session of its own Ctrl+C does not reach it, which would make it print a traceback.
    if subprocess.call(make, stdout=sys.stderr, start_new_session=True) != 0:
        raise system.SetupError(NOT_MADE.format(venv=venv.name, python=python))


def pip_install(venv: Path, root: Path, wanted: Stamp) -> bool:
    extras = wanted.extras
    project = f"{root}[{','.join(extras)}]" if extras else str(root)
    pip = [str(venv_python(venv)), *NOT_HERE, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    install = [*pip, "install", "--no-input", "--editable", project]
    if wanted.is_oldest:
        install += ["--constraint", str(write_constraints(venv, root, extras))]
    return subprocess.call(install, cwd=root, stdout=sys.stderr) == 0


def write_constraints(venv: Path, root: Path, extras: Sequence[str]) -> Path:
    """Write down for pip that everything is to have its least version."""
    path = venv / "least-versions.txt"
    try:
        lines = least_versions.constraints(root, extras)
    except ValueError as error:
        raise system.SetupError(str(error)) from error
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    return path


def bring_up(venv: Path, root: Path, wanted: Stamp) -> None:
    """Make or refresh the environment; a refresh that pip refuses leaves it as it was."""
    before: Stamp | None = UNFINISHED
    if can_be_refreshed(venv, wanted):
        system.say(REFRESHING.format(venv=venv.name))
        before = read_stamp(venv)
        kept = before.extras if before else ()
        wanted = wanted._replace(extras=tuple(sorted({*wanted.extras, *kept})))
    else:
        make_venv(venv)
    write_stamp(venv, UNFINISHED)
    if not pip_install(venv, root, wanted):
        write_stamp(venv, before)
        raise system.SetupError(NOT_INSTALLED.format(venv=venv.name))
    write_stamp(venv, wanted)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold a lock between processes; the system lets go of it however this process ends."""
    path.parent.mkdir(exist_ok=True)
    with path.open("a") as file:
        if sys.platform == "win32":
            import msvcrt

            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
            except OSError as error:
                raise system.SetupError(BUSY) from error
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def prepare(
    libraries: Sequence[system.Need], extras: Sequence[str], *, is_oldest: bool = False
) -> str:
    """See to libraries and environment; return the environment's interpreter."""
    venv = OLDEST_VENV if is_oldest else VENV
    wanted = wanted_stamp(ROOT, extras, is_oldest=is_oldest)
    ready = is_ready(venv, wanted)
    on_linux = libraries if sys.platform == "linux" else ()
    system.provide(on_linux if ready else (*on_linux, system.ENSUREPIP))
    if not ready:
        with locked(ROOT / "build" / "dev.lock"):
            # Another run may have done it while this one waited.
            if not is_ready(venv, wanted):
                bring_up(venv, ROOT, wanted)
    return str(venv_python(venv))


# ---- The commands ----------------------------------------------------------------------------


WINDOWS = "--windows"


def hand_over(command: Sequence[str]) -> int:
    """Become this program where the system can do that, so that signals reach it."""
    if os.name == "posix":
        os.execv(command[0], list(command))
    return subprocess.call(list(command))


def test(arguments: Sequence[str]) -> int:
    """Run every check, also after one has failed; 1 if any did."""
    if WINDOWS in arguments:
        return test_on_windows([argument for argument in arguments if argument != WINDOWS])
    libraries = system.libraries_for("test", arguments, os.environ)
    if sys.platform == "linux":
        system.provide_if_allowed(system.TEST_TOOLS)
    if OLDEST not in arguments:
        return checking.pass_all(prepare(libraries, ("test",)), ROOT, arguments)
    python = prepare(libraries, ("test",), is_oldest=True)
    chosen = [argument for argument in arguments if argument != OLDEST]
    # Linters look at the sources alone, and their older versions would see other things there.
    return checking.pass_all(python, ROOT, chosen or ["--quick"], linters=())


def test_on_windows(arguments: Sequence[str]) -> int:
    """Run tests under Windows' Python in Wine."""
    python = prepare(system.libraries_for("test", [WINDOWS], os.environ), ("test",))
    script = ROOT / "packaging" / "windows" / "lane.py"
    return hand_over([python, str(script), *arguments])


def run(arguments: Sequence[str]) -> int:
    """Start the program in the caller's folder, so that file names mean what they say."""
    if (
        sys.platform == "linux"
        and system.needs_display(arguments)
        and not system.qt_platform(os.environ)
    ):
        headless = ", run ".join((*system.headless_commands(), "--version", "--help"))
        raise system.SetupError(NO_DISPLAY.format(headless=headless), status=2)
    python = prepare(system.libraries_for("run", arguments, os.environ), ())
    return hand_over([python, *NOT_HERE, "-m", "wordsmith_desktop", *arguments])


def bench(arguments: Sequence[str]) -> int:
    """Measure speed."""
    return module(["measure.bench", *arguments])


def module(arguments: Sequence[str]) -> int:
    """Run a module of the folders beside this file, in the caller's folder."""
    if not arguments:
        raise system.SetupError(NO_MODULE, status=2)
    python = prepare(system.libraries_for("bench", arguments, os.environ), ())
    # Processes that it starts find those folders as well.
    os.environ["PYTHONPATH"] = str(ROOT / "packaging")
    return hand_over([python, *NOT_HERE, "-m", *arguments])


def package(arguments: Sequence[str]) -> int:
    """Make the installers for this system."""
    python = prepare(system.libraries_for("package", arguments, os.environ), ("package",))
    return hand_over([python, str(ROOT / "packaging" / "package.py"), *arguments])


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "run": run,
    "test": test,
    "bench": bench,
    "package": package,
    "-m": module,
}


def dispatch(arguments: Sequence[str]) -> int:
    if sys.version_info < OLDEST_PYTHON:
        found, needed = (".".join(map(str, v[:2])) for v in (sys.version_info, OLDEST_PYTHON))
        raise system.SetupError(OLD_PYTHON.format(found=found, needed=needed))
    if not arguments:
        raise system.SetupError(NO_COMMAND, status=2)
    command, *rest = arguments
    if command in ("-h", "--help"):
        print(USAGE)
        return 0
    if command not in COMMANDS:
        raise system.SetupError(UNKNOWN_COMMAND.format(command=command), status=2)
    return COMMANDS[command](rest)


def main(arguments: Sequence[str]) -> int:
    """Do what the arguments say; return the exit status."""
    try:
        return dispatch(arguments)
    except system.SetupError as error:
        system.say(str(error))
        return error.status
    except OSError as error:
        system.say(str(error))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
