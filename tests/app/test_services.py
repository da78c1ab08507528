"""What the shell is offered: matches, saves and dictionaries of one person."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.games.letter_pieces import lp
from tests.helpers.own_words import add_list
from tests.helpers.saves import watched_reading
from tests.helpers.statistics import record, tally
from tests.helpers.systems import needs_links, needs_pipes
from wordsmith_desktop.app.paths import Folders, dictionaries_dir, folders
from wordsmith_desktop.app.services import OwnServices, open_services
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.materials import part_of
from wordsmith_desktop.games.common.registry import rules_of
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Mode
from wordsmith_desktop.lexicon.house import GameHouse, HouseDamage
from wordsmith_desktop.lexicon.lexicon import DIALECTS, Lexicon
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.records import saved_matches as saves
from wordsmith_desktop.records.codec import decode, encode
from wordsmith_desktop.records.deal_name import DealName
from wordsmith_desktop.records.log import DictionaryId, Header, Occasion, Player, seal
from wordsmith_desktop.records.profiles import DamagedPlayers
from wordsmith_desktop.records.reading import parse_line
from wordsmith_desktop.records.results.model import way_of
from wordsmith_desktop.records.saved_matches import OF_LATE
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.records.troubles import DamagedSave
from wordsmith_desktop.session.drivers import Judge
from wordsmith_desktop.session.setup import Opened
from wordsmith_desktop.window.kit.threads import end_all

Make = Callable[..., OwnServices]
SOLO = lp.Ruleset(mode=Mode.STANDARD)
WARM_UP = lp.Ruleset(mode=Mode.WARM_UP, challenges=1)


@pytest.fixture
def make(qapp: object) -> Iterator[Make]:
    assert qapp
    made: list[OwnServices] = []

    def make_one(dictionaries: Path | None = None) -> OwnServices:
        made.append(open_services(dictionaries=dictionaries, clock=lambda: 1_000, seed=lambda: 7))
        return made[-1]

    yield make_one
    end_all()
    for services in made:
        services.close()


@pytest.fixture
def kept() -> Folders:
    return folders()


def begin(services: OwnServices, *players: str) -> Opened:
    opened = services.sessions.start(
        "letter_pieces", SOLO, players=players or ("Ana",), dictionary="en"
    )
    opened.session.resume_drivers()
    return opened


def opened_lexicon(services: OwnServices, tag: str, qtbot: QtBot) -> Lexicon:
    services.dictionaries.lexicon(tag)
    qtbot.waitUntil(lambda: services.dictionaries.lexicon(tag) is not None)
    lexicon = services.dictionaries.lexicon(tag)
    assert lexicon is not None
    return lexicon


def verdict(judge: Judge, word: str, qtbot: QtBot) -> Ruling:
    """The ruling on a word, waiting for the thread where that has to be asked."""
    found: list[Ruling] = []

    def has_ruled() -> bool:
        ruling = judge(word)
        found.extend([ruling] if ruling else [])
        return bool(found)

    qtbot.waitUntil(has_ruled)
    return found[0]


def test_a_new_match_is_on_the_disk_and_offered_at_the_next_start(make: Make) -> None:
    opened = begin(make(), "Ana", "Ben")
    opened.session.close()
    found = make().saves.of_late(0).going_on
    assert found is not None
    assert (opened.path, "letter_pieces", ("Ana", "Ben"), None) == (
        found.path,
        found.game,
        found.players,
        found.scores,
    )
    assert opened.session.observation(None) == found.observation


def test_what_is_offered_follows_the_shelf(make: Make) -> None:
    services = make()
    assert None is services.saves.of_late(0).going_on
    first = begin(services, "Ana")
    first.session.close()
    offered = services.saves.of_late(0).going_on
    assert offered is not None
    assert offered is services.saves.of_late(0).going_on
    services.files.delete(first.path)
    assert None is services.saves.of_late(0).going_on


def copies(save: Path, name: str, count: int) -> None:
    """Lay copies of a save beside it, each younger than the one before, all from 1970."""
    for number in range(count):
        copy = save.with_stem(f"{name}{number}")
        shutil.copy(save, copy)
        os.utime(copy, ns=(number + 1, number + 1))


def test_of_many_saves_only_those_are_read_that_are_shown(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The home page is shown after every match, however many were played before."""
    opened = begin(make(), "Ana", "Ben")
    opened.session.close()
    copies(opened.path, "older", 300)
    services, read = make(), watched_reading(monkeypatch)
    for _ in range(2):
        late = services.saves.of_late(3)
        assert opened.path == (late.going_on and late.going_on.path)
        assert ["older299", "older298", "older297"] == [one.path.stem for one in late.earlier]
    assert len(read) < 10
    assert 301 == len(list(services.saves.newest()))


def test_a_very_long_match_is_offered_without_being_replayed(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = make()
    opened = begin(services)
    opened.session.close()
    monkeypatch.setattr(saves, "LONG_BYTES", opened.path.stat().st_size)
    usual = make().saves.of_late(0).going_on
    assert usual is not None
    assert usual.observation is not None
    monkeypatch.setattr(saves, "LONG_BYTES", opened.path.stat().st_size - 1)
    monkeypatch.setattr(Shelf, "goes_on", None)
    found = make().saves.of_late(0).going_on
    assert found is not None
    assert (opened.path, None) == (found.path, found.observation)


def test_what_can_go_on_is_looked_for_among_the_matches_of_late(make: Make) -> None:
    services = make()
    opened = begin(services, "Ben")
    opened.session.close()
    os.utime(opened.path, (0, 0))
    finished = services.sessions.start("letter_pieces", WARM_UP, players=("Ana",), dictionary="en")
    finished.session.resume_drivers()
    finished.session.act(0, lp.Pass())
    finished.session.act(0, lp.Continue())
    finished.session.close()
    copies(finished.path, "done", OF_LATE - 2)
    found = make().saves.of_late(0).going_on
    assert opened.path == (found and found.path)
    copies(finished.path, "last", 1)
    assert make().saves.of_late(0).going_on is None


def test_a_match_goes_on_as_it_was_left(make: Make) -> None:
    opened = begin(make())
    opened.session.close()
    again = make().sessions.open(opened.path)
    assert opened.session.match.state == again.session.match.state
    assert (opened.header, None) == (again.header, again.damage)
    again.session.close()


def test_restart_plays_the_same_match_with_the_same_people(make: Make) -> None:
    services = make()
    opened = begin(services, "Ana", "Ben")
    again = services.sessions.restart(opened)
    assert opened.path != again.path
    assert opened.header.seats == again.header.seats
    assert opened.session.match.ruleset == again.session.match.ruleset
    for each in (opened, again):
        each.session.close()


def test_saves_are_listed_and_can_be_discarded_and_restored(make: Make) -> None:
    services = make()
    opened = begin(services)
    opened.session.close()
    assert [opened.path] == [save.path for save in services.saves.newest()]
    gone = services.files.delete(opened.path)
    assert [] == list(services.saves.newest())
    back = services.files.restore(gone)
    assert [back] == [save.path for save in services.saves.newest()]


def test_a_match_from_elsewhere_goes_on_upon_the_shelf(make: Make, tmp_path: Path) -> None:
    services = make()
    opened = begin(services)
    opened.session.close()
    target = tmp_path / "elsewhere" / "copy.jsonl"
    services.files.save_as(opened.path, target)
    services.files.delete(opened.path)
    again = services.sessions.open(target)
    assert opened.session.match.state == again.session.match.state
    again.session.close()
    assert [again.path] == [save.path for save in services.saves.newest()]


def test_a_damaged_save_is_moved_aside_and_named_and_the_older_one_offered(
    make: Make, kept: Folders
) -> None:
    services = make()
    opened = begin(services)
    opened.session.close()
    bad = kept.saves / "matches" / "zz.jsonl"
    bad.write_bytes(b"{}\n")
    services = make()
    services.saves.of_late(1)
    (damage,) = services.damage()
    assert isinstance(damage, DamagedSave)
    assert (bad, False) == (damage.unusable.path, bad.exists())
    assert damage.kept_as is not None
    assert b"{}\n" == damage.kept_as.read_bytes()
    found = services.saves.of_late(0).going_on
    assert found is not None
    assert opened.path == found.path
    assert (damage,) == services.damage()


@pytest.mark.parametrize("content", [b"", b'{"format":4,"app":"0.'], ids=["empty", "torn"])
def test_a_save_that_was_never_begun_is_put_away_without_a_word(
    make: Make, kept: Folders, content: bytes
) -> None:
    opened = begin(make())
    opened.session.close()
    empty = opened.path.with_name("zz.jsonl")
    empty.write_bytes(content)
    services = make()
    assert [opened.path] == [save.path for save in services.saves.newest()]
    assert () == services.damage()
    assert content == (kept.saves / "trash" / "zz.jsonl").read_bytes()


@needs_links
def test_a_link_to_nothing_among_the_saves_is_told(make: Make) -> None:
    opened = begin(make())
    opened.session.close()
    link = opened.path.with_name("zz.jsonl")
    link.symlink_to("nowhere")
    services = make()
    assert [opened.path] == [save.path for save in services.saves.newest()]
    assert services.saves.of_late(3).going_on is not None
    (damage,) = services.damage()
    assert isinstance(damage, DamagedSave)
    assert (link, None) == (damage.unusable.path, damage.kept_as)


@needs_pipes
def test_a_pipe_in_the_place_of_the_players_is_not_waited_for(make: Make, kept: Folders) -> None:
    kept.data.mkdir(parents=True, exist_ok=True)
    os.mkfifo(kept.data / "players.json")
    (kept.houses).mkdir(parents=True)
    os.mkfifo(kept.houses / "house-en.json")
    services = make()
    assert () == services.people.all
    assert [] == services.dictionaries.house("en").words()
    kinds = {type(damage) for damage in services.damage()}
    assert {DamagedPlayers, HouseDamage} == kinds


def test_drafts_are_removed_where_the_program_writes(make: Make, kept: Folders) -> None:
    services = make()
    begin(services).session.close()
    kept.config.mkdir(parents=True, exist_ok=True)
    drafts = [
        folder / ".settings.json.0123abcd.tmp"
        for folder in (kept.data, kept.config, kept.saves / "matches")
    ]
    for draft in drafts:
        draft.write_bytes(b"half")
        os.utime(draft, (1, 1))
    services.tidy_up()
    assert [] == [draft for draft in drafts if draft.exists()]


def damage_last_line(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[:-10] + b"~" + content[-9:])


def test_the_sound_part_of_a_damaged_save_can_be_looked_at_and_gone_on_with(make: Make) -> None:
    opened = begin(make())
    opened.session.act(0, lp.Roll())
    opened.session.close()
    before = opened.session.match.state
    damage_last_line(opened.path)
    services = make()
    services.saves.of_late(0)
    (damage,) = services.damage()
    assert isinstance(damage, DamagedSave)
    assert damage.can_be_rescued
    assert damage.kept_as is not None
    looked_at = services.sessions.open(damage.kept_as)
    assert looked_at.session.is_read_only
    rescued = services.sessions.open(services.saves.rescue(damage.kept_as))
    assert (False, None) == (rescued.session.is_read_only, rescued.damage)
    assert looked_at.session.match.played == rescued.session.match.played
    rescued.session.resume_drivers()
    assert before == rescued.session.match.state
    assert () == services.damage()
    assert damage.kept_as.exists()
    rescued.session.close()


def test_a_save_without_a_sound_beginning_cannot_be_rescued(make: Make, kept: Folders) -> None:
    bad = kept.saves / "matches" / "zz.jsonl"
    bad.parent.mkdir(parents=True)
    bad.write_bytes(b"{}\n")
    services = make()
    services.saves.of_late(0)
    (damage,) = services.damage()
    assert isinstance(damage, DamagedSave)
    assert not damage.can_be_rescued


def test_a_save_of_an_unknown_game_is_named_and_left_where_it_is(make: Make, kept: Folders) -> None:
    opened = begin(make())
    opened.session.close()
    body = parse_line(opened.path.read_bytes().splitlines(keepends=True)[0])
    opened.path.write_bytes(seal("", {**body, "game": "chess"})[0])
    services = make()
    services.saves.of_late(0)
    (damage,) = services.damage()
    assert isinstance(damage, DamagedSave)
    assert (None, False) == (damage.kept_as, damage.can_be_rescued)
    assert opened.path.exists()
    assert not (kept.saves / "damaged").exists()


def keep(services: OwnServices, header: Header, *scores: int, **changes: Any) -> None:
    """Record a match that ended with these scores, by the rules of a header with `changes`."""
    changed = replace(header, **changes)
    ruleset = decode(rules_of(changed.game).ruleset_type, changed.ruleset)
    results = zip(changed.seats, map(tally, scores), strict=True)
    setting = way_of(changed, ruleset).key
    services.bookkeeping.statistics().record(record(f"m{scores}", *results, setting=setting))


def test_the_own_best_of_other_solo_matches_by_the_same_rules_is_known(make: Make) -> None:
    services = make()
    opened = begin(services)
    assert None is services.bookkeeping.best(opened)
    header = opened.header
    sprint = Occasion(str(DealName("sprint", "tamorikudela")))
    keep(services, header, 31)
    keep(services, header, 30)
    keep(services, header, 40, seats=(Player("Ben"),))
    keep(services, header, 41, seats=(Player("Ovid", bot="level-6"),))
    keep(services, header, 44, dictionary=DictionaryId("de", ""))
    keep(services, header, 50, 60, seats=(Player("Ana"), Player("Ben")))
    keep(services, header, 70, ruleset=encode(replace(SOLO, challenges=1)))
    keep(services, header, 80, occasion=sprint)
    # What others have made, and computers, is nobody's own best.
    assert 31 == services.bookkeeping.best(opened)
    alone = replace(header, seats=(Player("Ovid", bot="level-6"),), match_id="other")
    assert None is services.bookkeeping.best(replace(opened, header=alone))
    of_sprints = replace(opened, header=replace(header, occasion=sprint, match_id="other"))
    assert 80 == services.bookkeeping.best(of_sprints)
    together = begin(services, "Ana", "Ben")
    assert None is services.bookkeeping.best(together)
    for each in (opened, together):
        each.session.close()


def test_a_branch_goes_on_beside_the_match_it_comes_from(make: Make) -> None:
    services = make()
    opened = begin(services)
    opened.session.act(0, lp.Roll())
    opened.session.close()
    before = opened.path.read_bytes()
    replayed = services.saves.read_match(opened.path)
    branch = services.sessions.branch(opened.path, 1)
    assert replayed.match.played[:1] == branch.session.match.played
    branch.session.act(0, lp.Roll())
    assert replayed.match.played == branch.session.match.played
    branch.session.close()
    marked = {saved.path: saved.is_branch for saved in services.saves.newest()}
    assert {opened.path: False, branch.path: True} == marked
    assert before == opened.path.read_bytes()
    services.files.delete(opened.path)
    offered = services.saves.of_late(0).going_on
    assert (branch.path, True) == (offered and offered.path, offered and offered.is_branch)


def test_a_branch_has_no_best_to_beat(make: Make) -> None:
    services = make()
    opened = begin(services)
    keep(services, opened.header, 31)
    branch = replace(opened, header=replace(opened.header, occasion=Occasion(counts=False)))
    assert (31, None) == (services.bookkeeping.best(opened), services.bookkeeping.best(branch))
    opened.session.close()


def test_without_statistics_there_is_no_best(make: Make, kept: Folders) -> None:
    services = make()
    opened = begin(services)
    kept.statistics.mkdir(parents=True)
    assert None is services.bookkeeping.best(opened)
    opened.session.close()


def test_a_damaged_house_list_is_told_of(make: Make, kept: Folders) -> None:
    kept.houses.mkdir(parents=True)
    (kept.houses / "house-de.json").write_text("{")
    (damage,) = make().damage()
    assert isinstance(damage, HouseDamage)
    assert "house-de.json" == damage.path.name


def test_the_disk_may_be_full_and_the_match_is_still_played(make: Make, kept: Folders) -> None:
    kept.data.write_text("in the way")
    opened = begin(make())
    assert opened.session.trouble is not None
    assert opened.session.actors == (0,)
    opened.session.close()


def test_the_tags_are_those_of_the_lexicon(make: Make) -> None:
    assert set(DIALECTS) == {dictionary.tag for dictionary in make().dictionaries.all()}


def test_a_dictionary_opens_beside_the_window_and_says_so(make: Make, qtbot: QtBot) -> None:
    services, told = make(), list[str]()
    services.dictionaries.when_opened(told.append)
    assert None is services.dictionaries.lexicon("en")
    qtbot.waitUntil(lambda: bool(told))
    assert ["en"] == told
    lexicon = services.dictionaries.lexicon("en")
    assert lexicon is not None
    assert lexicon.is_ready


def test_english_dictionaries_share_one_house_list(make: Make, qtbot: QtBot) -> None:
    services = make()
    services.dictionaries.house("en").accept("xyzzy")
    for tag in ("en", "en-gb"):
        assert opened_lexicon(services, tag, qtbot).judge("xyzzy").accepted
    assert not opened_lexicon(services, "de", qtbot).judge("xyzzy").accepted


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("SOCK", Reason.LISTED),
        ("XYZZY", Reason.UNKNOWN),
        ("LONDON", Reason.NAME),
        ("COUNTERREVOLUTIONARIES", Reason.LONG),
    ],
)
def test_a_judge_answers_nothing_until_it_knows(
    make: Make, qtbot: QtBot, word: str, reason: Reason
) -> None:
    services = make()
    judge = services.dictionaries.judge("en")
    assert None is judge(word)
    assert reason is verdict(judge, word, qtbot).reason


@pytest.mark.parametrize(("word", "is_word"), [("XYZZY", False), ("SOCK", True)])
def test_a_plain_judge_knows_no_house_words(
    make: Make, qtbot: QtBot, word: str, is_word: bool
) -> None:
    services = make()
    house = services.dictionaries.house("en")
    (house.ban if is_word else house.accept)(word)
    plain = services.dictionaries.judge("en", is_plain=True)
    assert is_word is verdict(plain, word, qtbot).accepted
    assert is_word is not verdict(services.dictionaries.judge("en"), word, qtbot).accepted
    lexicon = services.dictionaries.plain_lexicon("en")
    assert lexicon is not None
    assert is_word is lexicon.judge(word).accepted


def test_a_plain_vocabulary_is_that_of_every_computer(make: Make, qtbot: QtBot) -> None:
    services, table = make(), GameHouse()
    opened_lexicon(services, "en", qtbot)
    services.dictionaries.house("en").accept("XYZZY")
    known, plain = (
        services.dictionaries.vocabulary("en", table, is_plain=is_plain)
        for is_plain in (False, True)
    )
    assert known is not None
    assert plain is not None
    assert ({"XYZZY"}, set()) == (set(known.accepted), set(plain.accepted))


def test_a_word_out_of_the_list_is_judged_beside_the_window(make: Make, qtbot: QtBot) -> None:
    services, told = make(), list[str]()
    opened_lexicon(services, "en", qtbot)
    services.dictionaries.when_opened(told.append)
    judge = services.dictionaries.judge("en")
    assert (None, None) == (judge("XYZZY"), judge("XYZZY"))
    qtbot.waitUntil(lambda: bool(told))
    ruling = judge("XYZZY")
    assert ruling is not None
    assert (False, Reason.UNKNOWN) == (ruling.accepted, ruling.reason)


def test_the_header_names_the_dictionary_before_it_is_open(make: Make, qtbot: QtBot) -> None:
    services = make()
    before = services.dictionaries.identity("de")
    opened_lexicon(services, "de", qtbot)
    assert before == services.dictionaries.identity("de")
    assert 64 == len(before.digest)


def test_a_save_with_a_dictionary_of_another_program_is_judged_by_its_language(
    make: Make, qtbot: QtBot
) -> None:
    services = make()
    found = {
        tag: verdict(services.dictionaries.judge(tag), "HAUS", qtbot).source
        for tag in ("de-at", "fr", "en-GB")
    }
    assert {"de-at": "de", "fr": "en", "en-GB": "en"} == found
    assert opened_lexicon(services, "de-at", qtbot) is opened_lexicon(services, "de", qtbot)


def test_a_match_with_a_dictionary_of_another_program_can_be_begun_again(make: Make) -> None:
    services = make()
    opened = services.sessions.start("letter_pieces", SOLO, players=("Ana",), dictionary="de-AT")
    assert "de" == opened.header.dictionary.tag
    assert 64 == len(opened.header.dictionary.digest)
    opened.session.close()


def test_without_a_dictionary_words_of_the_house_still_count(
    make: Make, qtbot: QtBot, tmp_path: Path
) -> None:
    services = make(tmp_path / "nothing")
    services.dictionaries.house("en").accept("SOCK")
    judge = services.dictionaries.judge("en")
    assert verdict(judge, "SOCK", qtbot).accepted
    assert Reason.NO_DICTIONARY is verdict(judge, "CAT", qtbot).reason
    opened = begin(services)
    assert "" == opened.header.dictionary.digest
    assert opened.session.actors == (0,)
    opened.session.close()


def test_a_broken_word_list_is_told_in_the_lexicon(
    make: Make, qtbot: QtBot, tmp_path: Path
) -> None:
    shutil.copytree(dictionaries_dir() / "en", tmp_path / "en")
    (tmp_path / "en" / "words.npz").write_bytes(b"broken")
    lexicon = opened_lexicon(make(tmp_path), "en", qtbot)
    assert (False, True) == (lexicon.is_ready, lexicon.problem is not None)


def test_every_licence_has_a_title_and_a_text(make: Make) -> None:
    found = make().licences()
    assert "Wordsmith Desktop" == found[0][0]
    titles = " ".join(title for title, _text in found)
    for part in ("fonts", "dictionaries/de", "dictionaries/en", "numpy", "PySide6"):
        assert part in titles
    assert all(len(text) > 20 for _title, text in found)


def test_a_name_that_is_remembered_sits_that_person_down(make: Make) -> None:
    services = make()
    ana = services.people.add("Ana")
    services.people.change(ana.id, clock_percent=200)
    opened = begin(services, " ana", "Ben")
    assert (Player("Ana", ana.id, 200), Player("Ben")) == opened.header.seats
    services.people.change(ana.id, name="Anna", clock_percent=0)
    services.people.add("Ben")
    again = services.sessions.restart(opened)
    ben = services.people.all[1]
    assert (Player("Anna", ana.id, 0), Player("Ben", ben.id)) == again.header.seats
    for each in (opened, again):
        each.session.close()


def test_a_damaged_list_of_players_is_told_of(make: Make, kept: Folders) -> None:
    kept.data.mkdir(parents=True)
    (kept.data / "players.json").write_text("{")
    services = make()
    (damage,) = services.damage()
    assert isinstance(damage, DamagedPlayers)
    assert kept.data / "players.json.damaged-1" == damage.kept_as


def test_a_printed_box_keeps_its_own_pieces_whatever_the_words(make: Make) -> None:
    dictionaries = make().dictionaries
    tag, rules = "fr+Mots", rules_of("letter_pieces").ruleset_type(language="fr")
    add_list(dictionaries.own, dictionaries.files, tag, "été", "garçon")
    dictionaries.own.put_part(tag, part_of("letter_pieces"), "A:80 Y:20")
    for with_box, material in ((False, "A:80 Y:20"), (True, "en")):
        opened = make().sessions.start(
            "letter_pieces", rules, players=("Ana",), dictionary=tag, with_box=with_box
        )
        assert material == opened.session.match.ruleset.material
        opened.session.close()


def test_a_match_by_words_that_were_removed_since_can_still_be_looked_at(make: Make) -> None:
    services = make()
    dictionaries = services.dictionaries
    add_list(dictionaries.own, dictionaries.files, "en+Club", "house", "zzyx")
    opened = services.sessions.start(
        "letter_pieces",
        lp.Ruleset(dictionary="en+Club", mode=Mode.WARM_UP),
        players=("Ana",),
        dictionary="en+Club",
    )
    opened.session.close()
    dictionaries.own.remove("en+Club")
    dictionaries.forget("en+Club")
    replayed = services.saves.read_match(opened.path)
    assert ("en+Club", None) == (replayed.header.dictionary.tag, replayed.damage)
    again = services.sessions.open(opened.path)
    assert "" == dictionaries.identity("en+Club").digest != again.header.dictionary.digest
    again.session.close()
