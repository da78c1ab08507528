from __future__ import annotations

import gc
from collections.abc import Callable
from threading import Event, current_thread, main_thread
from typing import Any
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from wordsmith_desktop.bots.bot import Search
from wordsmith_desktop.core.background import Ticket
from wordsmith_desktop.window.kit import threads
from wordsmith_desktop.window.kit.threads import (
    Collector,
    LastAnswer,
    beside,
    collect_due,
    end_all,
    run,
)


def _nothing(_value: object) -> None:
    return None


def test_the_work_is_elsewhere_and_the_result_comes_back_here(qtbot: QtBot) -> None:
    seen: list[Any] = []

    def note(result: bool) -> None:
        seen.append((result, current_thread() is main_thread()))

    run(lambda _ticket: current_thread() is main_thread(), done=note, failed=_nothing)
    qtbot.waitUntil(lambda: seen != [])
    assert seen == [(False, True)]


def test_of_several_questions_the_last_ones_answer_alone_is_told(qtbot: QtBot) -> None:
    owner, may_go_on = QObject(), Event()
    told: list[object] = []
    asking = LastAnswer(owner)
    asking.ask(lambda: may_go_on.wait(5) and "first", told.append)
    asking.ask(lambda: "second", told.append)
    qtbot.waitUntil(lambda: told != [])
    may_go_on.set()
    assert end_all()
    asking.ask(lambda: current_thread() is main_thread(), told.append)
    qtbot.waitUntil(lambda: len(told) > 1)
    assert told == ["second", False]


def test_a_failure_comes_back_as_its_exception(qtbot: QtBot) -> None:
    seen: list[Exception] = []

    def fail(_ticket: Ticket) -> None:
        raise OSError("no such dictionary")

    run(fail, done=_nothing, failed=seen.append)
    qtbot.waitUntil(lambda: seen != [])
    assert [str(error) for error in seen] == ["no such dictionary"]


def test_cancelled_work_hears_of_it_and_tells_nothing(qtbot: QtBot) -> None:
    seen: list[object] = []
    began, heard = Event(), Event()

    def work(ticket: Ticket) -> str:
        began.set()
        while not ticket.is_cancelled:
            began.wait(0.001)
        heard.set()
        return "too late"

    task = run(work, done=seen.append, failed=seen.append)
    qtbot.waitUntil(began.is_set)
    task.cancel()
    qtbot.waitUntil(heard.is_set)
    assert end_all()
    assert seen == []


def test_progress_is_told(qtbot: QtBot) -> None:
    seen: list[tuple[int, int]] = []
    go = Event()

    def work(ticket: Ticket) -> None:
        go.wait(5)
        ticket.report(1, 2)
        ticket.report(2, 2)

    task = run(work, done=_nothing, failed=_nothing)
    task.progressed.connect(lambda done, whole: seen.append((done, whole)))
    go.set()
    qtbot.waitUntil(lambda: len(seen) == 2)
    assert seen == [(1, 2), (2, 2)]


def test_work_ends_with_its_owner(qtbot: QtBot) -> None:
    owner = QObject()
    began = Event()

    def work(ticket: Ticket) -> None:
        began.set()
        while not ticket.is_cancelled:
            began.wait(0.001)

    task = run(work, done=_nothing, failed=_nothing, owner=owner)
    qtbot.waitUntil(began.is_set)
    del owner
    assert task.is_cancelled
    assert end_all()


def test_a_task_is_gone_once_its_work_is_told_of(qtbot: QtBot) -> None:
    deleted: list[bool] = []
    task = run(lambda _ticket: "result", done=_nothing, failed=_nothing)
    task.destroyed.connect(lambda: deleted.append(True))
    held = ref(task)
    del task
    qtbot.waitUntil(lambda: bool(deleted))
    qtbot.waitUntil(lambda: held() is None)


@pytest.mark.parametrize("is_cancelled", [False, True])
def test_what_work_and_result_hold_is_let_go_of_in_this_thread(
    qtbot: QtBot, is_cancelled: bool
) -> None:
    """Else the other thread could delete what belongs to Qt and to this one."""
    gone_in: list[object] = []

    class Held:
        def __del__(self) -> None:
            gone_in.append(current_thread())

    def captured(held: Held) -> Callable[[Ticket], Held]:
        return lambda _ticket: Held() if held else held

    for _ in range(50):
        task = run(captured(Held()), done=_nothing, failed=_nothing)
        if is_cancelled:
            task.cancel()
    del task
    assert end_all()
    qtbot.waitUntil(lambda: len(gone_in) == 100)
    assert {main_thread()} == set(gone_in)


def test_what_nobody_holds_is_collected_in_this_thread_alone(qtbot: QtBot) -> None:
    gone_in: list[object] = []

    class Cycle:
        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            gone_in.append(current_thread())

    def make(_ticket: Ticket) -> None:
        for _ in range(3 * gc.get_threshold()[0]):
            Cycle()

    owner = QObject()
    Collector(owner)
    seen: list[object] = []
    run(make, done=seen.append, failed=_nothing)
    qtbot.waitUntil(lambda: seen != [])
    assert [] == gone_in
    collect_due()
    assert {main_thread()} == set(gone_in)
    owner.deleteLater()


def test_it_is_looked_for_again_and_again_until_the_end_of_the_program(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[bool] = []
    monkeypatch.setattr(threads, "COLLECT_MS", 0)
    monkeypatch.setattr(threads, "collect_due", lambda: looks.append(True))
    owner = QObject()
    gc.enable()
    collector = Collector(owner)
    assert not gc.isenabled()
    qtbot.waitUntil(lambda: len(looks) > 1)
    collector.stop()
    looks.clear()
    QCoreApplication.processEvents()
    assert [] == looks
    owner.deleteLater()


def test_what_nobody_expected_is_raised_in_this_thread(qtbot: QtBot) -> None:
    def fail(_ticket: Ticket) -> None:
        raise OSError("no such dictionary")

    with qtbot.captureExceptions() as raised:
        run(fail, done=_nothing)
        qtbot.waitUntil(lambda: len(raised) == 1)
    assert ["no such dictionary"] == [str(error) for _kind, error, _trace in raised]


def test_a_bot_is_asked_beside_the_window_and_can_be_stopped(qtbot: QtBot) -> None:
    told: list[object] = []
    steps: list[tuple[int, int]] = []

    def work(search: Search) -> str:
        search.report(1, 2)
        return f"cancelled {search.should_stop()}"

    beside(work, told.append, lambda done, whole: steps.append((done, whole)))
    qtbot.waitUntil(lambda: told != [])
    assert (["cancelled False"], [(1, 2)]) == (told, steps)

    began = Event()

    def endless(search: Search) -> str:
        began.set()
        while not search.should_stop():
            began.wait(0.001)
        return "too late"

    stop = beside(endless, told.append, lambda _done, _whole: None)
    qtbot.waitUntil(began.is_set)
    stop()
    assert end_all()
    assert ["cancelled False"] == told
