"""A crash report names places in the program, and nothing of the people who play."""

from __future__ import annotations

import errno
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from wordsmith_desktop import __version__
from wordsmith_desktop.app import crash
from wordsmith_desktop.app.crash import KEPT_REPORTS, SHOWN_PLACES, report_crash
from wordsmith_desktop.core.rejections import WordsmithError
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.session.thinking import BotError

SECRET: Final = "".join(("XYLO", "POLIST"))
NAME: Final = "".join(("Hannelore ", "Ü."))
HOME: Final = "/".join(("", "home", "hannelore-" + "elisabeth"))
PLANTED: Final = (SECRET, NAME, HOME, "hannelore-elisabeth")
"""Made of parts, so that no code holds them as they are."""


def reported(work: Callable[[], object], folder: Path) -> str:
    """The report of what a piece of work raises."""
    with pytest.raises(BaseException) as raised:  # noqa: PT011
        work()
    path = report_crash(raised.value, folder)
    assert path is not None
    return path.read_text("utf-8")


def word_is_named() -> None:
    raise WordsmithError(f"no cells for {SECRET}")


def word_is_all_that_is_said() -> None:
    raise ValueError(SECRET)


def name_is_a_key() -> None:
    seats: dict[str, int] = {}
    seats[NAME]


def file_is_named() -> None:
    Path(HOME, "saves", f"{SECRET}.jsonl").read_bytes()


def text_does_not_fit() -> None:
    NAME.encode("ascii")


def attribute_is_looked_up_by_name() -> None:
    getattr(Settings(), SECRET)


def one_mistake_leads_to_another() -> None:
    try:
        word_is_named()
    except WordsmithError as error:
        error.add_note(f"while {NAME} was to act")
        raise RuntimeError(NAME, SECRET) from error


def code_lies_in_a_persons_folder() -> None:
    place = f"{HOME}/plugins/{SECRET}.py"
    exec(compile("def fail(word):\n    assert not word, word\nfail('x')", place, "exec"))


def text_of_code_is_wrong() -> None:
    compile(f"{SECRET} {SECRET}", f"{HOME}/typed.py", "exec")


def several_at_once() -> None:
    raise ExceptionGroup(NAME, [ValueError(SECRET)])


@pytest.mark.parametrize(
    "work",
    [
        word_is_named,
        word_is_all_that_is_said,
        name_is_a_key,
        file_is_named,
        text_does_not_fit,
        attribute_is_looked_up_by_name,
        one_mistake_leads_to_another,
        code_lies_in_a_persons_folder,
        text_of_code_is_wrong,
        several_at_once,
    ],
)
def test_no_word_name_or_folder_of_a_person_is_in_it(
    work: Callable[[], object], tmp_path: Path
) -> None:
    report = reported(work, tmp_path)
    assert [] == [planted for planted in PLANTED if planted.casefold() in report.casefold()]
    assert str(Path(__file__).parent) not in report
    assert work.__name__ in report


def test_it_tells_versions_kind_and_places(tmp_path: Path) -> None:
    report = reported(lambda: crash._lines(None), tmp_path)  # type: ignore[arg-type]
    assert f"wordsmith-desktop {__version__}" in report
    assert "\nPySide6 " in report
    assert re.search(r"\n  wordsmith_desktop/app/crash\.py:\d+ _lines\n", report)


def test_what_the_code_itself_says_is_told(tmp_path: Path) -> None:
    def constant() -> None:
        raise ValueError("no players")

    def own_name() -> None:
        values: Any = None
        values.cells_of_a_word()

    assert "\nValueError: no players\n" in reported(constant, tmp_path)
    assert "\nAttributeError: cells_of_a_word\n" in reported(own_name, tmp_path)


def test_the_reason_of_a_disk_is_told_without_the_file(tmp_path: Path) -> None:
    def full() -> None:
        raise OSError(errno.ENOSPC, "No space left on device", f"{HOME}/{SECRET}")

    assert "\nOSError: ENOSPC\n" in reported(full, tmp_path)


def test_what_it_came_out_of_is_told_too(tmp_path: Path) -> None:
    report = reported(one_mistake_leads_to_another, tmp_path)
    assert ["RuntimeError", "WordsmithError"] == re.findall(
        r"^[A-Z]\w+Error$", report, re.MULTILINE
    )


def test_a_bottomless_call_is_told_shortly(tmp_path: Path) -> None:
    def deeper() -> None:
        deeper()

    report = reported(deeper, tmp_path)
    assert re.search(r"\n  … \d+ more\n", report)
    assert 2 * SHOWN_PLACES <= len(report.splitlines()) <= 2 * SHOWN_PLACES + 10


def test_an_exception_that_was_never_raised_is_told(tmp_path: Path) -> None:
    path = report_crash(ValueError(SECRET), tmp_path)
    assert path is not None
    assert path.read_text("utf-8").endswith("\n\nValueError\n")


def test_only_the_newest_crash_reports_are_kept(tmp_path: Path) -> None:
    written = [report_crash(ValueError(str(n)), tmp_path) for n in range(KEPT_REPORTS + 3)]
    assert len(set(written)) == len(written)
    assert {path for path in written[3:] if path} == set(tmp_path.iterdir())


def test_a_disk_that_takes_no_report_is_no_second_crash(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert report_crash(ValueError(), tmp_path / "file" / "reports") is None


def test_a_report_of_a_computer_at_a_loss_names_game_act_and_reason(tmp_path: Path) -> None:
    path = report_crash(BotError("letter_pieces", "Claim", ("still_choosing",)), tmp_path)
    assert path is not None
    assert "BotError: letter_pieces Claim still_choosing" in path.read_text("utf-8").splitlines()
