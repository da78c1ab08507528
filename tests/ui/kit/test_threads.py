from __future__ import annotations

import gc
from threading import Event, current_thread, main_thread
from typing import Any
from weakref import ref

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from wordsmith_desktop.ui.kit.threads import Collector, Task, Ticket, collect_due, end_all, run


def _nothing(_value: object) -> None:
    return None


def test_the_work_is_elsewhere_and_the_result_comes_back_here(qtbot: QtBot) -> None:
    seen: list[Any] = []

    def note(result: bool) -> None:
        seen.append((result, current_thread() is main_thread()))

    run(lambda _ticket: current_thread() is main_thread(), done=note, failed=_nothing)
    qtbot.waitUntil(lambda: seen != [])
    assert seen == [(False, True)]


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


def test_a_task_is_held_until_qt_has_deleted_it(qtbot: QtBot) -> None:
    """Else the other thread could let go of it last, and delete what belongs to this one."""
    seen: list[object] = []
    task = run(lambda _ticket: "result", done=seen.append, failed=_nothing)
    deleted: list[bool] = []
    task.destroyed.connect(lambda: deleted.append(True))
    held = ref(task)
    del task
    qtbot.waitUntil(lambda: seen != [])
    assert held() is not None or deleted
    qtbot.waitUntil(lambda: held() is None)
    assert deleted


def test_a_task_stays_as_long_as_the_other_thread_speaks_through_it(qtbot: QtBot) -> None:
    """Its result may be here before the signal that brings it has come back there."""
    task = Task(lambda _ticket: "result")
    task._finish(True, "result")
    for _ in range(5):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        assert Shiboken.isValid(task)

    task.work()
    qtbot.waitUntil(lambda: not Shiboken.isValid(task))


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
