"""Several people at one screen: a curtain between the seats, and nothing of one shown to another."""

from __future__ import annotations

import pytest

from tests.terminal.conftest import Sit

TABLE = ("--hotseat", "--seed", "46", "--option", "first_player=0", "--names", "Ann,Bo", "--lang", "en")
SET_UP = ("", "1", "1", "", "1", "1", "")
"""Ann sits down and places two cards, Bo does, and Ann sits down again."""
PASS_TO_BO = "Pass the screen to Bo, who presses Enter."


def screens(text: str) -> list[str]:
    """Splits a transcript at the curtains: what each person saw in turn, with the name in front."""
    return text.split("Pass the screen to ")[1:]


def test_nothing_is_shown_before_the_curtain_is_passed(sit: Sit) -> None:
    assert sit([], *TABLE).text.splitlines()[0] == "Pass the screen to Ann, who presses Enter."
    ended = sit([*SET_UP, "bid 3 @1 action"], *TABLE)
    assert ended.lines[-2:] == [PASS_TO_BO, "The game is not finished, and was not saved."]
    assert ended.status == 0


def test_each_sees_the_own_board_at_large_and_the_own_tokens(sit: Sit) -> None:
    ann, bo, ann_again, bo_again = screens(sit([*SET_UP, "bid 3 @1 action", ""], *TABLE).text)
    assert ann.startswith("Ann") and bo.startswith("Bo")
    assert "Ann (A, you)" in ann_again and "Bo (B, you)" in bo_again
    assert "Tokens in hand 1 Move, 2 Swap, 3 Draw" in bo_again
    assert "Ann lays a token in the action zone of tile 1." in bo_again


@pytest.mark.parametrize("other", ["bid 1 @1 action", "bid 2 @1 action"])
def test_what_the_next_person_sees_does_not_depend_on_a_hidden_token(sit: Sit, other: str) -> None:
    seen = [
        screens(sit([*SET_UP, bid, "", "log", "?"], *TABLE).text)[-1] for bid in ("bid 3 @1 action", other)
    ]
    assert seen[0] == seen[1]
    assert "Action A?" in seen[0]


def test_starting_cards_placed_together_stay_hidden_until_all_have_placed(sit: Sit) -> None:
    together = (*TABLE, "--option", "setup_placement=simultaneous")
    seen = [screens(sit(["", *placed, "", "log"], *together).text) for placed in (("1", "1"), ("6", "2"))]
    assert seen[0][1] == seen[1][1]
    assert "Starting cards, still hidden Card ? ×2" in seen[0][1]
    assert "Ann places a starting card, face down for now." in seen[0][1]


def test_news_are_those_since_the_person_s_own_last_decision(sit: Sit) -> None:
    *_, last = screens(sit([*SET_UP, "bid 3 @1 action", "", "bid 2 @1 bid", ""], *TABLE).text)
    assert "You lay token 3" in last and "Bo lays a token in the bid zone of tile 1." in last
    assert "Round 1 begins" not in last


def test_at_the_curtain_the_person_before_may_still_take_back(sit: Sit) -> None:
    sitting = sit([*SET_UP, "bid 3 @1 action", "undo", "bid 1 @2 bid", ""], *TABLE)
    *_, ann, bo = screens(sitting.text)
    assert "Taken back." in ann and "You lay token 1" not in bo
    assert "Ann lays a token in the bid zone of tile 2." in bo
    assert "action zone of tile 1" not in bo


def test_nobody_takes_back_what_another_decided(sit: Sit) -> None:
    sitting = sit([*SET_UP, "bid 3 @1 action", "", "undo"], *TABLE)
    assert sitting.after("undo").startswith("There is nothing that you can take back")


def test_the_curtain_can_be_left(sit: Sit) -> None:
    sitting = sit([*SET_UP, "bid 3 @1 action", "quit"], *TABLE)
    assert sitting.status == 0
    assert sitting.lines[-1] == "The game is not finished, and was not saved."


def test_a_whole_game_by_several_people(sit: Sit) -> None:
    typed = ["1", ""] * 400
    sitting = sit(typed, "--hotseat", "--seed", "3", "--names", "Zoé,Léo,Ana", "--lang", "fr")
    assert sitting.status == 0
    assert "Total" in sitting.text and ("l’emporte" in sitting.text or "se partagent" in sitting.text)
