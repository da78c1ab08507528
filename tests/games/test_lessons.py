"""The lessons of all games as data: each is played through by its examples, in both languages."""

from __future__ import annotations

import string
from collections.abc import Iterator

import pytest

from tests.games.length_x_wit import lw
from tests.helpers.computer_matches import lexicon
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.games.letter_pieces.rules.actions import Pass
from wordsmith_desktop.session.updates import SessionGate
from wordsmith_desktop.window.kit.game_entry import find_entries, find_entry
from wordsmith_desktop.window.kit.lessons.run import LEARNER, TRIES, LessonRun
from wordsmith_desktop.window.kit.lessons.script import LessonStep, Move, Script
from wordsmith_desktop.wording.texts import LANGUAGES, Language, set_language

LESSONS = tuple(
    (entry.game, lesson.key, lesson.language)
    for entry in find_entries(game_names())
    for lesson in entry.lessons
)
every_lesson = pytest.mark.parametrize(("game", "key", "tag"), LESSONS)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    set_language("en")


def _script(game: str, key: str, tag: str) -> Script:
    entry = find_entry(game)
    assert entry is not None
    return entry.lesson_script(key, tag)


def _opened(script: Script, step: int = 0) -> LessonRun:
    run = LessonRun(script, step)
    known = lexicon(script.language)
    run.lexicon = lambda: known
    return run


def _make(run: LessonRun, step: LessonStep) -> None:
    """Do a step as its example shows; no move of it is refused."""
    for move in step.example:
        assert () == run.table.act(LEARNER, move(run.table.seen))
        run.advance()


def test_every_game_has_a_first_lesson_in_both_languages() -> None:
    wanted = {(game, "first", tag) for game in game_names() for tag in LANGUAGES}
    assert wanted <= set(LESSONS)


@every_lesson
def test_examples_lead_from_step_to_step_to_the_end(game: str, key: str, tag: str) -> None:
    script = _script(game, key, tag)
    run = _opened(script)
    for number, step in enumerate(script.steps):
        assert number == run.step
        _make(run, step)
    assert run.is_over


@every_lesson
def test_no_step_is_reached_before_its_last_move(game: str, key: str, tag: str) -> None:
    script = _script(game, key, tag)
    run = _opened(script)
    for number, step in enumerate(script.steps):
        for move in step.example:
            assert number == run.step
            run.table.act(LEARNER, move(run.table.seen))
            run.advance()
        assert number + 1 == run.step


@every_lesson
def test_a_lesson_goes_on_at_any_step(game: str, key: str, tag: str) -> None:
    script = _script(game, key, tag)
    for number in range(len(script.steps)):
        run = _opened(script, number)
        assert number == run.step
        _make(run, script.steps[number])
        assert number + 1 == run.step


@every_lesson
def test_its_words_are_in_the_dictionary_and_for_every_table(game: str, key: str, tag: str) -> None:
    known = lexicon(tag)
    words = _script(game, key, tag).words
    assert words
    assert [] == [word for word in words if not known.judge(word).accepted]
    assert [] == [word for word in words if known.index.is_vulgar(word)]


@every_lesson
@pytest.mark.parametrize("spoken", LANGUAGES)
def test_all_that_is_said_is_whole(game: str, key: str, tag: str, spoken: Language) -> None:
    set_language(spoken)
    said = _script(game, key, tag).sentences
    assert all(said)
    assert not any(set("{}") & set(sentence) for sentence in said)
    assert all(sentence[-1] in string.punctuation for sentence in said)


@every_lesson
def test_what_is_not_asked_for_is_refused_and_two_tries_bring_help(
    game: str, key: str, tag: str
) -> None:
    """The next step's move where it is open already, or any that the step does not take."""
    script = _script(game, key, tag)
    run = _opened(script)
    refused = 0
    for number, step in enumerate(script.steps):
        for later in script.steps:
            for move in later.example:
                refused += _is_refused(run, step, move)
        assert number == run.step
        before = run.sentence
        for _ in range(TRIES):
            run.note_refusal()
        assert run.needs_help
        assert before != run.sentence
        _make(run, step)
        assert not run.needs_help
    # The letter game's lesson takes everything that its rules do.
    assert bool(refused) == (game != "letter_pieces")


@pytest.mark.parametrize(
    ("game", "key", "tag"), [one for one in LESSONS if one[0] == "letter_pieces"]
)
def test_the_round_of_a_lesson_is_not_ended_in_its_midst(game: str, key: str, tag: str) -> None:
    script = _script(game, key, tag)
    run = _opened(script)
    for step in script.steps:
        if not run.table.check(LEARNER, Pass()):
            against = run.table.act(LEARNER, Pass())
            assert [SessionGate.NOT_ASKED_FOR] == [one.code for one in against]
        _make(run, step)
    assert run.is_over


def _is_refused(run: LessonRun, step: LessonStep, move: Move) -> bool:
    """Whether the rules allow a move and the step does not take it."""
    try:
        action = move(run.table.seen)
    except (StopIteration, KeyError, ValueError, RuntimeError):
        return False  # Its cards or tiles are not there.
    is_taken = step.takes is None or step.takes(action)
    if is_taken or run.table.check(LEARNER, action):
        return False
    against = run.table.act(LEARNER, action)
    assert [SessionGate.NOT_ASKED_FOR] == [one.code for one in against]
    return True


@pytest.mark.parametrize("tag", LANGUAGES)
def test_L8_the_dice_that_a_vowel_is_spent_for_make_no_word(tag: str) -> None:
    run = _opened(_script("length_x_wit", "first", tag), 3)
    seen = run.table.seen
    free = seen.free_tiles(LEARNER)
    assert [] == lw.playable(lexicon(tag).index, lw.material_of(tag), seen.dice_texts, free)
    assert 2 == sum(tile.is_vowel for tile in free)
