"""A fresh data folder for every test, and commands called in this process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from wordsmith_desktop.app.command_line import run
from wordsmith_desktop.app.paths import DATA_VARIABLE, RESOURCES_VARIABLE
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.wording.texts import language, set_language


class Answer(Value):
    """What a command did."""

    status: int
    out: str
    err: str

    @property
    def rows(self) -> list[list[str]]:
        """The columns of every line of stdout."""
        return [line.split("\t") for line in self.out.splitlines()]

    @property
    def complaints(self) -> list[str]:
        """The lines of stderr without the program's name."""
        return [line.removeprefix("wordsmith-desktop: ") for line in self.err.splitlines()]


Call = Callable[..., Answer]


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv(DATA_VARIABLE, str(folder))
    monkeypatch.delenv(RESOURCES_VARIABLE, raising=False)
    return folder


@pytest.fixture(autouse=True)
def _same_language() -> Iterator[None]:
    before = language()
    set_language("en")
    yield
    set_language(before)


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    def call_it(*arguments: str) -> Answer:
        capsys.readouterr()
        status = run(arguments)
        out, err = capsys.readouterr()
        return Answer(status, out, err)

    return call_it
