"""Measure the program beside what it cannot be faster than, in one run on one machine.

`packaging/dev.py -m measure.bench` needs no display. Every figure is a median of interleaved runs
and is printed with its goal, as a ratio where there is something to compare with.
"""

from __future__ import annotations

import argparse
import getpass
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from . import (
    bench_adding,
    bench_bundle,
    bench_hidden_crossword,
    bench_length_x_wit,
    bench_letter_matches,
    bench_letters,
    bench_motion,
    bench_page,
    bench_players,
    bench_rewordable,
    bench_saves,
    bench_statistics,
    bench_thinking,
    bench_words,
)

if TYPE_CHECKING:
    from wordsmith_desktop.records.results.store import Statistics

NO_MOMENTS = ("peak_mb", "has_opened_statistics")
"""What a program tells besides the moments."""
CHILD = ("-m", "measure.bench_child")
COMPILED = Path(tempfile.gettempdir()) / f"wordsmith-bench-compiled-{getpass.getuser()}"
"""Python's compiled files of what is measured. An installed program has its own; a shell that
forbids Python to write them would have every start compile everything anew."""
START_GOAL, SEARCH_GOAL, READY_GOAL_S, FRAME_GOAL_MS, MEMORY_GOAL = 1.5, 2.0, 0.3, 4.0, 2.0
ADDING_GOAL_S, HUNSPELL_GOAL_MB = 3.0, 300.0
LAYING_GOAL_MS, WORST_LAYING_GOAL_MS = 50.0, 100.0
SOLO_GOAL_S, REVIEW_GOAL_MS = 2.0, 50.0
DICE_WORDS_GOAL_MS, ODDS_GOAL_MS, DICE_SOLO_GOAL_S = 5.0, 300.0, 1.0
PUZZLE_GOAL_S, WORST_PUZZLE_GOAL_S, FITTING_GOAL_MS = 0.3, 1.0, 20.0
GUESS_GOAL_MS, MOST_SOLVED = 300.0, 40
SLOT_GOAL_MS, FINISHING_GOAL_S, MOST_FINISHED = 20.0, 1.0, 50
LEFT_OVER_GOAL, FEW_TILES_GOAL = 2.0, 1.0
PAGE_GOAL_MS, RECORDING_GOAL_MS, START_BESIDE_GOAL = 100.0, 20.0, 1.1
OPENING_GOAL_MS = 300.0
HOME_GOAL_MS, CSV_GOAL_S = 100.0, 5.0
BUNDLE_GOAL_MB, PACKED_GOAL_MB, BUNDLE_START_GOAL = 140.0, 45.0, 2.5
FEW_TILES = 14
RUNS = 9
SEARCH_ROUNDS = 60
FRAMES = 300


class Figure(NamedTuple):
    """One measured figure."""

    name: str
    value: float
    unit: str
    """ "×" for a ratio."""
    goal: float | None
    """None for a figure that only explains another."""
    detail: str

    def line(self) -> str:
        """The figure as a person reads it."""
        figure = f"{self.value:6.2f} {self.unit:<3}"
        if self.goal is None:
            return f"       {self.name:<44} {figure}              {self.detail}"
        verdict = "ok    " if self.value <= self.goal else "MISSED"
        return f"{verdict} {self.name:<44} {figure} goal <= {self.goal:g}   {self.detail}"


def child(*arguments: str, kept: Path | None = None) -> dict[str, float]:
    """Run one program of `bench_child` in a fresh folder; its moments in seconds since its start.

    The folder has a copy of the file `kept`. Raises `RuntimeError` with what it said if it failed.
    """
    with tempfile.TemporaryDirectory(prefix="wordsmith-bench-") as folder:
        if kept:
            shutil.copy(kept, folder)
        environ = {
            **os.environ,
            # A home of its own is new each time, and its first page would be another.
            "WORDSMITH_NO_WELCOME": "1",
            "QT_QPA_PLATFORM": "offscreen",
            "WORDSMITH_DATA": folder,
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": str(COMPILED),
        }
        start = time.monotonic()
        done = subprocess.run(
            [sys.executable, *CHILD, *arguments],
            capture_output=True,
            text=True,
            env=environ,
            check=False,
        )
        if done.returncode:
            reports = sorted(Path(folder).glob("reports/*.txt"))
            said = (reports[0].read_text("utf-8") if reports else done.stderr).strip()
            raise RuntimeError(f"{' '.join(arguments)}: {said.splitlines()[-1:]}")
    found: dict[str, float] = json.loads(done.stdout)
    return {name: at if name in NO_MOMENTS else at - start for name, at in found.items()}


def interleaved(runs: int, *programs: Sequence[str]) -> list[list[dict[str, float]]]:
    """Every program's results; one run of each by turns, after one that warms the disk."""
    for program in programs:
        child(*program)
    rounds = [[child(*program) for program in programs] for _ in range(runs)]
    return [list(results) for results in zip(*rounds, strict=True)]


def starts(runs: int) -> list[Figure]:
    """Start to the first window, and from there to home page and dictionary."""
    empty, english, german = interleaved(runs, ("empty",), ("program", "en"), ("program", "de"))
    alone = median(run["painted"] for run in empty)
    ours = median(run["painted"] for run in english)
    detail = f"{ours * 1000:.0f} ms against {alone * 1000:.0f} ms"
    figures = [Figure("start / start of an empty window", ours / alone, "×", START_GOAL, detail)]
    home = median(run["home"] for run in english)
    detail = f"{home * 1000:.0f} ms, {home / alone:.2f} × the empty window"
    figures.append(Figure("window to home page painted", home - ours, "s", None, detail))
    pictures = median(run["pictures"] for run in english)
    detail = f"{pictures * 1000:.0f} ms, {pictures / alone:.2f} × the empty window"
    figures.append(Figure("window to the games' pictures", pictures - ours, "s", None, detail))
    for tag, results in (("en", english), ("de", german)):
        ready = median(run["opened"] - run["painted"] for run in results)
        name = f"window to dictionary ready, {tag}"
        figures.append(Figure(name, ready, "s", READY_GOAL_S, ""))
    return figures


def memory(runs: int) -> list[Figure]:
    """Peak memory with a match on the table."""
    tags = ("en", "de")
    empty, *ours = interleaved(runs, ("empty",), *(("letters", tag) for tag in tags))
    alone = median(run["peak_mb"] for run in empty)
    figures = []
    for tag, results in zip(tags, ours, strict=True):
        peak = median(run["peak_mb"] for run in results)
        name = f"peak memory with a match, {tag} / empty window"
        detail = f"{peak:.0f} MB against {alone:.0f} MB"
        figures.append(Figure(name, peak / alone, "×", MEMORY_GOAL, detail))
    return figures


def searches(rounds: int) -> list[Figure]:
    """The search for all words from a pool."""
    figures = []
    for tag in ("en", "de"):
        search, bare = map(median, bench_words.search_and_pass(tag, rounds))
        detail = f"{search:.3f} ms against {bare:.3f} ms"
        name = f"words from a pool / one NumPy pass, {tag}"
        figures.append(Figure(name, search / bare, "×", SEARCH_GOAL, detail))
    return figures


def adding(runs: int) -> list[Figure]:
    """Bringing dictionaries along."""
    took = min(bench_adding.list_added_s() for _ in range(runs))
    detail = f"{bench_adding.WORDS:,} words, half of them ours"
    seconds, memory, forms = bench_adding.hunspell_expanded()
    said = f"{forms:,} forms"
    return [
        Figure("a list of words added and opened", took, "s", ADDING_GOAL_S, detail),
        Figure("a Hunspell dictionary expanded", seconds, "s", None, said),
        Figure("memory of expanding it", memory, "MB", HUNSPELL_GOAL_MB, said),
    ]


def layings(matches: int) -> list[Figure]:
    """The search for all words that a seat of Rewordable can build late in a game of eight."""
    figures = []
    for tag in ("en", "de"):
        times = bench_rewordable.search_times(tag, matches)
        worst = max(*times, bench_rewordable.worst_time(tag))
        detail = f"{len(times)} turns, 8 players"
        name = f"words from cards, late in a game, {tag}"
        figures.append(Figure(name, median(times), "ms", LAYING_GOAL_MS, detail))
        detail = "and a whole deck in words of two cards"
        name = f"words from cards, worst, {tag}"
        figures.append(Figure(name, worst, "ms", WORST_LAYING_GOAL_MS, detail))
    return figures


def letter_matches(deals: int) -> list[Figure]:
    """Matches of the Letter Piece Game played alone, and reviews of their turns."""
    figures = []
    for tag, mode in product(("en", "de"), bench_letter_matches.MODES):
        name = f"{mode.value.replace('_', ' ')}, {tag}"
        alone = bench_letter_matches.solo_seconds(tag, mode, deals)
        detail = f"{len(alone)} matches, median {median(alone):.2f} s"
        figures.append(
            Figure(f"letters alone, worst, {name}", max(alone), "s", SOLO_GOAL_S, detail)
        )
        times = bench_letter_matches.review_times(tag, mode, deals)
        detail = f"{len(times)} turns, worst {max(times):.0f} ms"
        name = f"review of a turn with letters, {name}"
        figures.append(Figure(name, median(times), "ms", REVIEW_GOAL_MS, detail))
    return figures


def card_matches(matches: int) -> list[Figure]:
    """Matches of Rewordable played alone, and reviews of the turns of two to eight."""
    figures = []
    for tag in ("en", "de"):
        alone = bench_rewordable.solo_seconds(tag, matches)
        detail = f"{len(alone)} matches, median {median(alone):.2f} s"
        figures.append(
            Figure(f"a deck played alone, worst, {tag}", max(alone), "s", SOLO_GOAL_S, detail)
        )
        for seats in (2, 4, 8):
            times = bench_rewordable.review_times(tag, seats, matches)
            detail = f"{len(times)} turns, worst {max(times):.0f} ms"
            name = f"review of a turn with cards, {seats} players, {tag}"
            figures.append(Figure(name, median(times), "ms", REVIEW_GOAL_MS, detail))
    return figures


def dice(tables: int) -> list[Figure]:
    """The search for all words of dice and tiles in Length × Wit."""
    figures = []
    for tag in ("en", "de"):
        times = bench_length_x_wit.word_times(tag, tables)
        detail = f"{len(times)} tables, worst {max(times):.2f} ms"
        name = f"words of 6 dice and 9 tiles, {tag}"
        figures.append(Figure(name, median(times), "ms", DICE_WORDS_GOAL_MS, detail))
    return figures


def odds(tables: int, tries: int) -> list[Figure]:
    """The odds of the next die in Length × Wit, each worked out so many times."""
    figures = []
    for tag in ("en", "de"):
        times, exact_up_to = bench_length_x_wit.odds_times(tag, tables, tries)
        detail = f"{len(times)} tables; all rolls up to {exact_up_to} dice, of more a sample"
        name = f"odds of a die beside 1 to 6, worst, {tag}"
        figures.append(Figure(name, max(times), "ms", ODDS_GOAL_MS, detail))
    return figures


def dice_matches(matches: int) -> list[Figure]:
    """Matches of Length × Wit played alone, and reviews of their words."""
    figures = []
    for tag in ("en", "de"):
        alone = bench_length_x_wit.solo_seconds(tag, matches)
        detail = f"{len(alone)} matches, median {median(alone):.2f} s"
        name = f"ten turns of dice played alone, worst, {tag}"
        figures.append(Figure(name, max(alone), "s", DICE_SOLO_GOAL_S, detail))
        times = bench_length_x_wit.review_times(tag, matches)
        detail = f"{len(times)} words, worst {max(times):.0f} ms"
        name = f"review of a word of dice, {tag}"
        figures.append(Figure(name, median(times), "ms", REVIEW_GOAL_MS, detail))
    return figures


def crosswords(draws: int) -> list[Figure]:
    """Puzzles of the Hidden Crossword, and the words that still fit its answers."""
    figures = []
    for tag in ("en", "de"):
        for name, made in bench_hidden_crossword.puzzles(tag, draws).items():
            figures += _of_puzzles(f"{tag} {name}", made)
    for tag in ("en", "de"):
        times = bench_hidden_crossword.candidate_times(tag, draws)
        detail = f"{len(times)} guesses, median {median(times):.2f} ms"
        name = f"words that still fit, one length, worst, {tag}"
        figures.append(Figure(name, max(times), "ms", FITTING_GOAL_MS, detail))
    for tag in ("en", "de"):
        figures += _of_editing(tag, min(draws, MOST_FINISHED))
    for tag in ("en", "de"):
        for name, solved in bench_hidden_crossword.solved(tag, min(draws, MOST_SOLVED)).items():
            figures += _of_solved(f"{name}, {tag}", solved)
    return figures


def _of_editing(tag: str, draws: int) -> list[Figure]:
    """How long a maker waits for the words of a slot, and for the rest of a puzzle."""
    slots = sorted(bench_hidden_crossword.slot_times(tag, draws))
    rests = bench_hidden_crossword.finished_ones(tag, draws)
    seconds = sorted(one.seconds for one in rests)
    whole = 100 * sum(not one.unused for one in rests) / len(rests)
    late = f"{len(slots)} slots, 95 of 100 within {slots[len(slots) * 95 // 100]:.1f} ms"
    laid = f"median {median(seconds):.2f} s; all letters in {whole:.0f} of 100"
    return [
        Figure(f"words for a slot, worst, {tag}", slots[-1], "ms", SLOT_GOAL_MS, late),
        Figure(f"laying the rest, worst, {tag}", seconds[-1], "s", FINISHING_GOAL_S, laid),
    ]


def _of_solved(name: str, solved: Sequence[bench_hidden_crossword.Solved]) -> list[Figure]:
    """In how many rounds puzzles are solved alone, and how long that and their reviews take."""
    rounds = sorted(one.rounds for one in solved)
    seconds = sorted(one.seconds for one in solved)
    reviews = [time for one in solved for time in one.reviews]
    detail = f"median {median(seconds):.2f} s; {median(rounds):g} rounds, {rounds[-1]} at most"
    reviewed = f"{len(reviews)} guesses, median {median(reviews):.1f} ms"
    return [
        Figure(f"solving a puzzle, worst, {name}", seconds[-1], "s", SOLO_GOAL_S, detail),
        Figure(f"review of a guess, worst, {name}", max(reviews), "ms", GUESS_GOAL_MS, reviewed),
    ]


def _of_puzzles(name: str, made: Sequence[bench_hidden_crossword.Made]) -> list[Figure]:
    """Letters left over, and how long the puzzles took."""
    unused = Counter(one.unused for one in made)
    few = sum(len(one.layout) < FEW_TILES for one in made)
    times = sorted(one.seconds for one in made)
    left_over = ", ".join(f"{count} with {letters}" for letters, count in sorted(unused.items()))
    late = f"95 of 100 within {times[len(times) * 95 // 100]:.3f} s"
    share = 100 / len(made)
    return [
        Figure(
            f"puzzles with letters left over, {name}",
            (len(made) - unused[0]) * share,
            "%",
            LEFT_OVER_GOAL,
            f"{left_over} left over",
        ),
        Figure(
            f"puzzles of fewer than {FEW_TILES} tiles, {name}", few * share, "%", FEW_TILES_GOAL, ""
        ),
        Figure(f"making a puzzle, {name}", median(times), "s", PUZZLE_GOAL_S, late),
        Figure(f"making a puzzle, worst, {name}", times[-1], "s", WORST_PUZZLE_GOAL_S, ""),
    ]


def statistics(rounds: int) -> list[Figure]:
    """A page of statistics, and the start of the program, with ten thousand matches recorded."""
    with tempfile.TemporaryDirectory(prefix="wordsmith-bench-") as folder:
        path = Path(folder) / "statistics.sqlite"
        filled = bench_statistics.fill(path)
        figures = [_page(filled, name, rounds) for name in bench_statistics.FILTERS]
        times = bench_statistics.opening_times(filled, rounds)
        figures.append(Figure("opening the statistics", median(times), "ms", None, ""))
        times = bench_statistics.recording_times(filled, rounds)
        name = "recording a match"
        figures.append(Figure(name, median(times), "ms", RECORDING_GOAL_MS, f"{len(times)} times"))
        seconds, results = bench_statistics.csv_seconds(filled, rounds)
        share = 100_000 / results
        detail = f"reckoned from {results}: {median(seconds):.2f} s"
        name = "100,000 results as CSV"
        figures.append(Figure(name, median(seconds) * share, "s", CSV_GOAL_S, detail))
        filled.close()
        return [*figures, *_start_beside(path, rounds), *_openings(path, rounds)]


def _page(filled: Statistics, name: str, rounds: int) -> Figure:
    times = bench_statistics.page_times(filled, bench_statistics.FILTERS[name], rounds)
    medians = {query: median(found) for query, found in times.items()}
    slowest = max(medians, key=lambda query: medians[query])
    detail = f"{len(medians)} queries, {medians[slowest]:.1f} ms for {slowest}"
    name = f"statistics page of 10,000 matches, {name}"
    return Figure(name, sum(medians.values()), "ms", PAGE_GOAL_MS, detail)


def _start_beside(path: Path, runs: int) -> list[Figure]:
    """The start with those statistics in the folder, and without; the quickest ones."""
    without, beside = [], []
    for _ in range(runs):
        without.append(child("program", "en"))
        beside.append(child("program", "en", kept=path))
    # Not the median: a start that opens the file is slower every time, the rest is noise.
    alone, ours = (min(run["home"] for run in found) for found in (without, beside))
    detail = f"to the home page: {ours * 1000:.0f} ms against {alone * 1000:.0f} ms"
    opened = sum(run["has_opened_statistics"] for run in beside)
    return [
        Figure("start beside 10,000 matches / none", ours / alone, "×", START_BESIDE_GOAL, detail),
        Figure("starts that open the statistics", opened, "", 0, f"of {runs}"),
    ]


def _openings(path: Path, runs: int) -> list[Figure]:
    """The screen of those statistics from the wish to the sight, beside an empty window's start."""
    alone, ours = [], []
    for _ in range(runs):
        alone.append(child("empty")["painted"])
        ours.append(child("statistics", "en", kept=path))
    empty, figures = median(alone), []
    for name in bench_page.OPENINGS:
        times = [run[f"{name} seen"] - run[f"{name} asked"] for run in ours]
        middle = median(times)
        detail = f"{middle / empty:.2f} × the empty window, {min(times) * 1000:.0f} ms at best"
        name = f"statistics of 10,000 matches, {name} opening"
        figures.append(Figure(name, middle * 1000, "ms", OPENING_GOAL_MS, detail))
    return figures


def saves(rounds: int) -> list[Figure]:
    """The home page and the list of matches with ten thousand saves on the shelf."""
    times = bench_saves.home_times(rounds)
    figures = []
    for key, name in (("return", "home page after a match"), ("list", "list of matches")):
        detail = f"{len(times[key])} times, worst {max(times[key]):.0f} ms"
        name = f"{name} beside {bench_saves.COUNT} saves"
        figures.append(Figure(name, median(times[key]), "ms", HOME_GOAL_MS, detail))
    return figures


def players(matches: int) -> list[Figure]:
    """How long computers think, and how long a match between two of them takes."""
    figures = []
    for one in bench_players.measured(matches):
        name = f"{one.game}, {one.language}"
        middle_goal, slow_goal, rate_goal = bench_players.GOALS[one.game]
        middle, slow = one.human.decision_ms[0]
        detail = f"{one.human.matches} matches, {one.human.mean_actions:.0f} actions each"
        rate = one.human.matches_per_second
        worst, worst_goal = one.strongest_worst_ms, bench_players.WORST_GOAL_MS
        figures += [
            Figure(f"{name}: decision, levels 1-5, median", middle, "ms", middle_goal, detail),
            Figure(f"{name}: 99th percentile", slow, "ms", slow_goal, ""),
            Figure(f"{name}: worst of level 6", worst, "ms", worst_goal, ""),
            Figure(f"{name}: a match", 1000 / rate, "ms", 1000 / rate_goal, f"{rate:.1f} a second"),
        ]
    return figures


def hints(matches: int) -> list[Figure]:
    """How often the hint of the letter game loses to the strongest player if it is all one does."""
    figures = []
    for tag in bench_players.LANGUAGES:
        share, (low, high) = bench_players.won_over_hints(tag, matches)
        detail = f"{matches} matches; level 6 wins {100 * low:.0f}-{100 * high:.0f} %, surely"
        lost, goal = 100 * (1 - share), 100 * (1 - bench_players.HINTED_GOAL)
        figures.append(Figure(f"won by following hints, letters, {tag}", lost, "%", goal, detail))
    return figures


def thinking(count: int) -> list[Figure]:
    """Frames of the whole window beside a thinking computer, against those without one."""
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance() or QApplication([])
    figures = []
    for one in bench_thinking.measured(count):
        quiet, beside = sorted(one.quiet), sorted(one.thinking)
        # The very worst of some hundred belongs to other programs.
        at = len(quiet) * 99 // 100
        detail = (
            f"medians {median(quiet):.1f} and {median(beside):.1f} ms, 99 of 100 within"
            f" {quiet[at]:.1f} and {beside[at]:.1f}, worst {quiet[-1]:.1f} and {beside[-1]:.1f};"
            f" {len(one.thoughts_ms)} thoughts, {max(one.thoughts_ms):.0f} ms the longest"
        )
        name = f"{one.game}: frame later while level 6 thinks"
        goal = bench_thinking.LATER_GOAL_MS
        figures.append(Figure(name, beside[at] - quiet[at], "ms", goal, detail))
    del app
    return figures


def frames(count: int) -> list[Figure]:
    """Frames of a board with forty pieces on it."""
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance() or QApplication([])
    figures = []
    for name, times in (
        ("frame while one of 40 pieces is dragged", bench_letters.drag_one(count)),
        ("frame in which all 40 pieces move", bench_letters.move_all(count)),
    ):
        slow = sorted(times)[len(times) * 95 // 100]
        detail = f"95 of 100 within {slow:.2f} ms"
        figures.append(Figure(name, median(times), "ms", FRAME_GOAL_MS, detail))
    flying = bench_motion.fly(count)
    slow = sorted(flying)[len(flying) * 95 // 100]
    name, goal = "frame in which 40 cards fly", bench_motion.FRAME_GOAL_MS
    figures.append(Figure(name, median(flying), "ms", goal, f"95 of 100 within {slow:.2f} ms"))
    asking = bench_motion.ask_for_sound(count)
    detail = f"the first took {asking[0]:.2f} ms"
    goal = bench_motion.SOUND_GOAL_MS
    figures.append(Figure("asking for a sound", max(asking), "ms", goal, detail))
    del app
    return figures


def bundle(runs: int) -> list[Figure]:
    """Size and start of the bundle, which is built where there is none."""
    found = bench_bundle.find()
    size = Figure("size of the bundle", bench_bundle.size_mb(), "MB", BUNDLE_GOAL_MB, found)
    packed_mb, how = bench_bundle.packed_mb()
    packed = Figure("size of the bundle, packed", packed_mb, "MB", PACKED_GOAL_MB, how)
    ours, alone = map(median, bench_bundle.first_windows(runs))
    detail = f"{ours * 1000:.0f} ms against {alone * 1000:.0f} ms, on an X server"
    name = "start of the bundle / of an empty window"
    return [size, packed, Figure(name, ours / alone, "×", BUNDLE_START_GOAL, detail)]


PARTS = {
    "start": lambda quick: starts(7 if quick else RUNS),
    "search": lambda quick: searches(20 if quick else SEARCH_ROUNDS),
    "adding": lambda quick: adding(1 if quick else 3),
    "letters": lambda quick: letter_matches(1 if quick else 4),
    "layings": lambda quick: layings(1 if quick else 4),
    "cards": lambda quick: card_matches(1 if quick else 4),
    "dice": lambda quick: dice(20 if quick else 200),
    "odds": lambda quick: odds(1, 1) if quick else odds(12, 3),
    "rolls": lambda quick: dice_matches(1 if quick else 10),
    "crosswords": lambda quick: crosswords(1 if quick else 150),
    "statistics": lambda quick: statistics(3 if quick else RUNS),
    "saves": lambda quick: saves(3 if quick else RUNS),
    "players": lambda quick: players(4 if quick else 40),
    "hints": lambda quick: hints(6 if quick else 100),
    "thinking": lambda quick: thinking(100 if quick else 1000),
    "frames": lambda quick: frames(100 if quick else FRAMES),
    "memory": lambda quick: memory(1 if quick else 3),
    "bundle": lambda quick: bundle(3 if quick else RUNS),
}


def main(arguments: Sequence[str]) -> int:
    """Measure and print; 1 if something could not be measured, a missed goal is no failure."""
    parser = argparse.ArgumentParser(description="Measure the program beside its goals.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}")
    parser.add_argument("--quick", action="store_true", help="fewer runs, rougher figures")
    given = parser.parse_args(arguments)
    unknown = [part for part in given.parts if part not in PARTS]
    if unknown:
        parser.error(f"no such part: {unknown[0]}; choose from {', '.join(PARTS)}")
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.platform()}")
    status = 0
    for part in given.parts or PARTS:
        try:
            lines = [figure.line() for figure in PARTS[part](given.quick)]
        except (RuntimeError, ImportError) as error:
            lines, status = [f"FAILED {part}: {error}"], 1
        print("\n".join(lines), flush=True)
    return status


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    raise SystemExit(main(sys.argv[1:]))
