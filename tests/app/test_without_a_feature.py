"""A feature goes with its folder and its name: the program starts and a match is played."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import wordsmith_desktop
from wordsmith_desktop import features
from wordsmith_desktop.features import DOORS, LASTING

PLAYED = """
import os, traceback
from wordsmith_desktop.app.command_line import run
from wordsmith_desktop.app.qt_loading import load_qt
load_qt()
from PySide6.QtCore import QCoreApplication, QEventLoop
from wordsmith_desktop.app.start import Program
from wordsmith_desktop.games.length_x_wit.rules.actions import Roll

begin = Program.after_home_page
def wait_until(is_so):
    while not is_so():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)
def play(window, games):
    window.dialogs.keys()
    window.dialog.accept()
    offers = window.offers
    pages = (offers.learn, offers.statistics, offers.players, offers.settings, offers.practice)
    tools = (offers.companion, offers.enter_paper, lambda: offers.manual(""))
    for show in (*pages, *tools, lambda: offers.rules("", ""), window.saves.load):
        show()
        window.leave_screen()
    for show in (offers.print_sheet, offers.worksheets, offers.look_up):
        if show:
            show()
            window.dialog.reject()
    (entry,) = (one for one in games if one.game == "length_x_wit")
    window.preferences.change(player_names=("Ana",))
    window.commands.deals.as_last(entry)
    table = window.seating.table
    wait_until(lambda: window.host.page is not None and table.people_to_act)
    before = table.acts_of_people
    assert not table.act(table.people_to_act[0], Roll())
    assert table.acts_of_people == before + 1
    window.close()
    print("played")
def after_home_page(program):
    begin(program)
    try:
        play(program.window, program.services.games())
    except BaseException:
        # The program would show what went wrong, and wait.
        traceback.print_exc()
        os._exit(1)
Program.after_home_page = after_home_page
raise SystemExit(run([]))
"""


@pytest.mark.nightly
@pytest.mark.parametrize("door", sorted({*DOORS} - {*LASTING}))
def test_the_program_plays_without(door: str, tmp_path: Path) -> None:
    package = Path(wordsmith_desktop.__file__).parent
    copy = tmp_path / "tree" / package.name
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__"))
    (copy.parent / "resources").symlink_to(package.parent / "resources")
    shutil.rmtree(copy / "features" / door)
    listed = copy / "features" / Path(features.__file__).name
    listed.write_text(listed.read_text("utf-8").replace(f'    "{door}",\n', ""))
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "WORDSMITH_DATA": str(tmp_path / "data"),
        "PYTHONPATH": str(copy.parent),
    }
    done = subprocess.run(
        [sys.executable, "-c", PLAYED],
        env=environment,
        cwd=copy.parent,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert (0, "played\n") == (done.returncode, done.stdout), done.stderr
