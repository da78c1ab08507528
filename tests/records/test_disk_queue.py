"""What waits for the disk is done beside whoever asks, in order, and soon."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from queue import SimpleQueue

import pytest

from wordsmith_desktop.records.disk_queue import SOON_S, DiskQueue


class Post:
    """Stands in for the window's event loop: what is told there is done when somebody looks."""

    def __init__(self) -> None:
        self._calls: SimpleQueue[Callable[[], object]] = SimpleQueue()

    def __call__(self, call: Callable[[], object]) -> None:
        self._calls.put(call)

    def look(self) -> None:
        """Wait for what comes next, and do it."""
        self._calls.get(timeout=5)()

    def look_through(self) -> None:
        """Do all that has come."""
        while not self._calls.empty():
            self.look()


class Clock:
    """A clock that stands."""

    now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


@pytest.fixture
def post() -> Post:
    return Post()


@pytest.fixture
def queue(post: Post) -> Iterator[DiskQueue]:
    made = DiskQueue(post, now_s=Clock())
    yield made
    assert made.finish_all()


def test_what_is_asked_for_is_done_in_another_thread_and_told_where_it_was_asked(
    queue: DiskQueue, post: Post
) -> None:
    here, done, told = threading.get_ident(), list[int](), list[int]()
    queue.ask(
        "log",
        lambda: done.append(threading.get_ident()),
        lambda _error: told.append(threading.get_ident()),
    )
    post.look()
    assert [here] == told
    assert [here] != done
    assert 1 == len(done)


def test_what_fails_is_told_with_its_reason_and_keeps_nothing_else_from_being_done(
    queue: DiskQueue, post: Post
) -> None:
    told = list[Exception | None]()

    def fail() -> None:
        raise OSError("broken")

    queue.ask("one", fail, told.append)
    queue.ask("other", lambda: None, told.append)
    post.look()
    post.look()
    assert ["broken", "None"] == [str(one) for one in told]


def test_what_may_wait_is_done_once_for_all_that_comes_meanwhile(
    queue: DiskQueue, post: Post
) -> None:
    done = list[int]()
    for number in range(10):
        queue.ask("log", partial(done.append, number), lambda _error: None, within_s=SOON_S)
    assert [] == done
    assert queue.finish("log")
    assert [9] == done
    post.look()


def test_what_is_urgent_takes_along_what_may_wait_but_not_of_other_files(
    queue: DiskQueue, post: Post
) -> None:
    done = list[str]()
    queue.ask("log", lambda: done.append("half a word"), lambda _error: None, within_s=SOON_S)
    queue.ask("other", lambda: done.append("other"), lambda _error: None, within_s=SOON_S)
    queue.ask("log", lambda: done.append("a word"), lambda _error: None)
    post.look()
    assert ["a word"] == done


def test_what_is_asked_for_while_the_same_is_done_is_done_after_it(
    queue: DiskQueue, post: Post
) -> None:
    done, begun, may_end = list[int](), threading.Event(), threading.Event()

    def first() -> None:
        begun.set()
        assert may_end.wait(5)
        done.append(1)

    queue.ask("log", first, lambda _error: None)
    assert begun.wait(5)
    queue.ask("log", lambda: done.append(2), lambda _error: None)
    may_end.set()
    assert queue.finish("log")
    assert [1, 2] == done
    post.look()
    post.look()


def test_once_nothing_is_left_there_is_no_thread(queue: DiskQueue, post: Post) -> None:
    threads = list[threading.Thread]()
    for _ in range(2):
        queue.ask("log", lambda: threads.append(threading.current_thread()), lambda _error: None)
        assert queue.finish_all()
        threads[-1].join(5)
        assert not threads[-1].is_alive()
        post.look()
    assert threads[0] is not threads[1]
