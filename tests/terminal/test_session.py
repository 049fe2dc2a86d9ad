"""A game in the terminal, as a person plays it: typed lines in, the table and the answers out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import portulan
from portulan.files import read_match
from portulan.terminal.lines import Lines
from tests.terminal.conftest import Sit

GAME = portulan.game("agartha")
FIRST = ("--seed", "46", "--option", "first_player=0", "--names", "Ann,Bo")
"""Ann has the first seat and the testament; she starts with a Character and a Village card."""
SET_UP = ("place CHA V1", "place VIL L1")


def test_the_options_are_sentences_with_a_number_and_a_short_form(sit: Sit) -> None:
    sitting = sit(["place CHA V1"], *FIRST, "--lang", "en")
    assert "  4  place VIL V1  Put the Village card in the first Village slot" in sitting.text
    assert "Ann, your turn. Where do your starting cards go?" in sitting.text


def test_the_options_in_french(sit: Sit) -> None:
    sitting = sit(["place CHA V1"], *FIRST, "--lang", "fr")
    assert "  4  place VIL V1  Poser la carte Village sur le premier emplacement Village" in sitting.text
    assert "Ann, à vous. Où posez-vous vos cartes de départ\u202f?" in sitting.text


@pytest.mark.parametrize(
    "typed", ["4", "place CHA V1", "PLACE  cha v1", "placechav1", "p c v1", "place cha v1   "]
)
def test_a_move_is_typed_by_number_or_by_short_form(sit: Sit, typed: str) -> None:
    sitting = sit([typed], *FIRST, "--lang", "en")
    assert "You put the Character in the first Village slot." in sitting.text


def test_many_bids_are_a_small_grid(sit: Sit) -> None:
    sitting = sit(SET_UP, *FIRST, "--lang", "en")
    grid = sitting.text[sitting.text.index("  tile 1   2   3") :].splitlines()
    assert [line.split() for line in grid[1:7]] == [
        ["token", "1", "Action", "1", "3", "5"],
        ["Bids", "2", "4", "6"],
        ["token", "2", "Action", "7", "9", "11"],
        ["Bids", "8", "10", "12"],
        ["token", "3", "Action", "13", "15", "17"],
        ["Bids", "14", "16", "18"],
    ]
    assert "For example, 1 or bid 1 @1 action: Lay token 1 in the action zone of tile 1" in sitting.words


def test_a_number_of_the_grid_is_the_move_that_stands_there(sit: Sit) -> None:
    sitting = sit([*SET_UP, "15"], *FIRST, "--lang", "en")
    assert "You lay token 3 in the action zone of tile 2." in sitting.text


def test_what_happened_since_is_told_as_the_seat_may_hear_it(sit: Sit) -> None:
    sitting = sit([*SET_UP, "bid 3 @2 action"], *FIRST, "--lang", "en")
    news = sitting.after("bid 3 @2 action")
    assert "Since your last decision: You lay token 3 in the action zone of tile 2." in news
    assert "Bo lays a token in the action zone of tile 1." in news


def test_the_table_shows_my_tokens_with_their_face_and_those_of_others_without(sit: Sit) -> None:
    sitting = sit([*SET_UP, "bid 3 @2 action"], *FIRST, "--lang", "en")
    tiles = [line for line in sitting.lines if "Action" in line and "│" in line][-1]
    assert re.fullmatch(r"│ Action B\? +│ Action A3 +│ Action – +│", tiles)


# Refusals, questions and nonsense


@pytest.mark.parametrize(
    ("lang", "answer"),
    [
        ("en", "Not allowed: An action zone holds at most one token, whoever owns it. (AG-BID-5)"),
        (
            "fr",
            "Interdit : Une zone d’action accueille au plus un jeton, quel que soit son propriétaire. (AG-BID-5)",
        ),
    ],
)
def test_a_refused_line_says_why_and_asks_again(sit: Sit, lang: str, answer: str) -> None:
    sitting = sit([*SET_UP, "bid 3 @2 action", "bid 1 @1 action", "bid 1 @1 bid"], *FIRST, "--lang", lang)
    assert sitting.after("bid 1 @1 action") == answer
    assert "A1" in sitting.after("bid 1 @1 bid")


def test_a_refused_line_may_be_cut_short_too(sit: Sit) -> None:
    sitting = sit([*SET_UP, "bid 3 @2 action", "bid 3 @1"], *FIRST, "--lang", "en")
    assert sitting.after("bid 3 @1").endswith("(AG-BID-10)")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("dance", "“dance” is not an option, a move or a command here: type “help” for the commands."),
        ("0", "There is no option 0: type a number from 1 to 12."),
        ("99", "There is no option 99: type a number from 1 to 12."),
        (
            "place",
            "“place” may mean place CHA L1, place CHA L2, place CHA L3, place CHA V1…: type a little more.",
        ),
        (
            "place CHA L",
            "“place CHA L” may mean place CHA L1, place CHA L2, place CHA L3: type a little more.",
        ),
        ("undo!", "“undo!” is not an option, a move or a command here: type “help” for the commands."),
        ("redo", "There is nothing to redo."),
    ],
)
def test_other_input_gets_one_clear_answer(sit: Sit, typed: str, answer: str) -> None:
    assert sit([typed], *FIRST, "--lang", "en").after(typed) == answer


def test_an_empty_line_asks_again(sit: Sit) -> None:
    sitting = sit(["", "", "4"], *FIRST, "--lang", "en")
    assert "You put the Character in the first Village slot." in sitting.text


def test_a_question_mark_explains_the_decision_with_its_clauses(sit: Sit) -> None:
    answer = sit([*SET_UP, "?"], *FIRST, "--lang", "en").after("?")
    assert answer.startswith(
        "Which token do you lay, and where? AG-BID-9 Every player must place all 3 Bid tokens"
    )
    assert "AG-TOKEN-5" in answer


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("? bid 3 @1 bid", "bid 3 @1 bid is allowed: Lay token 3 in the bid zone of tile 1."),
        ("?18", "bid 3 @3 bid is allowed: Lay token 3 in the bid zone of tile 3."),
        ("? bid 3 @5 bid", f"Not allowed: {GAME.text.rule('AG-SETUP-2', 'en')} (AG-SETUP-2)"),
        ("? stop", f"Not allowed: {GAME.text.rule('AG-BID-9', 'en')} (AG-BID-9)"),
        ("? ag-bid-5", "AG-BID-5 An action zone holds at most one token, whoever owns it."),
        ("? amu", "Amulet Worth 3 points at the end once a Move has brought it to the Amulet sector."),
        ("? dance", "“dance” is not an option, a move or a command here: type “help” for the commands."),
    ],
)
def test_a_question_about_something_is_answered(sit: Sit, typed: str, answer: str) -> None:
    assert sit([*SET_UP, typed], *FIRST, "--lang", "en").after(typed) == answer


def test_a_question_about_the_pile_counts_what_must_be_in_it(sit: Sit) -> None:
    answer = sit([*SET_UP, "? pile"], *FIRST, "--lang", "en").after("? pile")
    counts = [int(number or 1) for number in re.findall(r"[A-Z][a-z]+(?: ×(\d+))?(?:,|$)", answer)]
    assert sum(counts) == 40


@pytest.mark.parametrize(("lang", "command"), [("en", "help"), ("fr", "aide"), ("fr", "help")])
def test_help_lists_the_commands(sit: Sit, lang: str, command: str) -> None:
    answer = sit([command], *FIRST, "--lang", lang).after(command)
    assert ("annuler" if lang == "fr" else "undo") in answer
    assert "--load" in answer


def test_board_draws_the_table_again(sit: Sit) -> None:
    answer = sit(["place CHA V1", "board"], *FIRST, "--lang", "en").after("board")
    assert answer.startswith("Agartha · Set-up") and "place VIL EX" in answer


def test_log_tells_everything_or_the_last_lines(sit: Sit) -> None:
    sitting = sit([*SET_UP, "log", "log 2", "log 0"], *FIRST, "--lang", "en")
    assert sitting.after("log").startswith("Tile 1 receives a Knife.")
    assert sitting.after("log 2").endswith("Round 1 begins; you hold the testament.")
    assert sitting.after("log 2").count(".") == 2
    assert sitting.after("log 0").startswith("Nothing has happened yet.")


# Taking back


def test_undo_takes_a_decision_back_and_redo_makes_it_again(sit: Sit) -> None:
    sitting = sit(
        ["place CHA V1", "undo", "redo", "undo", "place CHA L3", "place VIL L3"], *FIRST, "--lang", "en"
    )
    assert sitting.after("undo").startswith("Taken back.")
    assert "│ L1 – V1 – EX – │" in sitting.after("undo")
    assert "V1 Character" in sitting.after("redo")
    assert "L3 Character, Village" in sitting.after("place VIL L3")


def test_undo_stops_where_somebody_learned_something(sit: Sit) -> None:
    sitting = sit([*SET_UP, "undo"], *FIRST, "--lang", "en")
    assert sitting.after("undo").startswith("There is nothing that you can take back")


# Saving and leaving


def test_save_and_load_go_on_where_the_game_stood(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sitting = sit([*SET_UP, "bid 3 @2 action", f"save {file}", "quit"], *FIRST, "--lang", "en")
    assert sitting.status == 0
    assert f"Saved in {file}." in sitting.words
    assert sitting.words.endswith(f"The game is not finished; it is saved in {file}.")
    saved = read_match(file)
    assert saved.state.notation(saved.entries[-2].move) == "bid 3 @2 action"
    again = sit(["bid 1 @3 bid", "save", "bid 2 @3 bid"], "--load", str(file), "--lang", "en")
    assert "A3" in again.text and "You lay token 1 in the bid zone of tile 3." in again.text
    assert again.words.endswith(f"{file} holds it as it was before the last moves.")
    assert len(read_match(file).entries) > len(saved.entries)


def test_in_a_loaded_game_chance_goes_on_as_it_would_have(sit: Sit, tmp_path: Path) -> None:
    file, whole, parted = tmp_path / "half.json", tmp_path / "whole.json", tmp_path / "parted.json"
    half, rest = [*SET_UP, "2", "2"], ["1"] * 200
    sit([*half, f"save {file}"], *FIRST)
    sit([*half, *rest, f"save {whole}"], *FIRST)
    sit([*rest, f"save {parted}"], "--load", str(file))
    assert read_match(whole).state.over
    assert whole.read_text() == parted.read_text()


def test_an_unrelated_file_is_not_replaced_silently(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "thesis.txt"
    file.write_text("precious")
    sitting = sit([f"save {file}"], *FIRST, "--lang", "en")
    assert sitting.after(f"save {file}").startswith(f"{file} exists already and is not this game")
    assert file.read_text() == "precious"
    sit([f"save! {file}"], *FIRST)
    assert len(read_match(file).names) == 2


def test_a_file_that_cannot_be_written_is_one_line_and_the_game_goes_on(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "no" / "such" / "folder.json"
    sitting = sit([f"save {file}", "save", "4"], *FIRST, "--lang", "en")
    assert sitting.after(f"save {file}") == f"{file} cannot be written: No such file or directory."
    assert sitting.after("save") == "Where? Type “save” and the name of a file."
    assert "You put the Character" in sitting.text
    assert sitting.words.endswith("The game is not finished, and was not saved.")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_end_of_the_input_leaves_cleanly(sit: Sit, lang: str) -> None:
    sitting = sit(SET_UP[:1], *FIRST, "--lang", lang)
    assert sitting.status == 0 and sitting.complaints == ""
    goodbye = {
        "en": "The game is not finished, and was not saved.",
        "fr": "La partie n’est pas finie, et elle n’a pas été enregistrée.",
    }
    assert sitting.lines[-1] == goodbye[lang]


def test_control_c_leaves_cleanly(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(lines: Lines) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Lines, "read", interrupted)
    sitting = sit([], *FIRST, "--lang", "en")
    assert sitting.status == 130 and sitting.complaints == ""
    assert sitting.lines[-1] == "The game is not finished, and was not saved."


# A whole game


@pytest.mark.parametrize(
    ("players", "lang", "seed", "result"),
    [
        (2, "en", 9, "You win!"),
        (3, "fr", 9, "Bo l’emporte."),
        (3, "fr", 7, "Vous partagez la victoire\u00a0: Ann et Bo."),
        (4, "en", 9, "You share the victory: Ann, Bo, Cy and Di."),
    ],
)
def test_a_whole_game_ends_with_the_score_sheet_and_an_offer_to_keep_it(
    sit: Sit, tmp_path: Path, players: int, lang: str, seed: int, result: str
) -> None:
    file = tmp_path / "record.json"
    names = ["Ann", "Bo", "Cy", "Di"][:players]
    arguments = ("--seed", str(seed), "--players", str(players), "--names", ",".join(names), "--lang", lang)
    sitting = sit([*["1"] * 150, f"save {file}", "log 1", "dance", "board", ""], *arguments)
    assert sitting.status == 0
    match = read_match(file)
    assert match.state.over
    sheet = sitting.text[sitting.text.index("Score") :]
    lines = {line[:28].strip(): line[28:].split() for line in sheet.splitlines()}
    assert [int(value) for value in lines["Total"]] == match.state.scores()
    assert result in sitting.lines
    ends = {"en": "The sixth round is over: the points are counted.", "fr": "Le sixième tour est fini"}
    assert ends[lang] in sitting.after("log 1").replace("\u00a0", " ")


def test_a_finished_game_can_be_looked_at_again(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    sit([*["1"] * 150, f"save {file}"], "--seed", "9")
    sitting = sit(["quit"], "--load", str(file), "--lang", "en")
    assert sitting.status == 0
    assert "Total" in sitting.text


def test_a_rule_is_told_as_it_stands_in_this_match(sit: Sit) -> None:
    """Under a house rule both the help and a rule asked for by its number tell the rule of this table."""
    sitting = sit(["? ag-act-1", "?"], *FIRST, "--option", "setup_placement=simultaneous", "--lang", "en")
    assert "may decline it" in sitting.after("? ag-act-1")
    assert "shown when everybody has placed" in sitting.after("?")
    usual = sit(["?"], *FIRST, "--lang", "en")
    assert "face up" in usual.after("?") and "everybody has placed" not in usual.after("?")
    duty = sit(["? ag-act-1"], *FIRST, "--option", "exploration_draw=mandatory", "--lang", "fr")
    assert "sauf l’action Piocher" in duty.after("? ag-act-1")


def test_a_line_that_names_a_sector_is_refused_with_its_rule(sit: Sit) -> None:
    answer = sit(["place CHA AMS"], *FIRST, "--lang", "en").after("place CHA AMS")
    assert "AG-PLACE-7" in answer and "only a Move can bring one there" in answer


def test_a_hint_is_a_move_with_reasons_and_the_record_counts_it(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("portulan.bots.advice.STRONGEST", "search:20it")
    file = tmp_path / "match.json"
    sitting = sit([*SET_UP, "hint", f"save {file}"], *FIRST, "--lang", "en")
    told = sitting.after("hint")
    assert re.match(r"A bot would play (bid \d @\d \w+): Lay token", told), told
    assert "by rule of thumb" in told.lower()
    assert read_match(file).advice == [1, 0]
    french = sit([*SET_UP, "conseil"], *FIRST, "--lang", "fr").after("conseil")
    assert french.startswith("Un robot jouerait bid")
