"""`fov verify`: what it says of records that are right, and of those that are not."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import fieldofview as fov
from fieldofview.cli import main
from fieldofview.game.setup import deal_game, make_setup

Captured = pytest.CaptureFixture[str]


def finished(seed: int | None = None, *, dealer: int | None = None) -> fov.Game:
    """A game that its player shuffles whenever they can."""
    secret = bytes(range(32)) if seed is None else None
    names = ["Ann", "Bob", "Cy"]
    game = deal_game(make_setup(3, ["reflections"], seed, secret=secret, names=names, dealer=dealer, turn_limit=40))
    dice = Random(2)
    while game.decision is not None:
        lines = [option.line for option in game.decision.options]
        wanted = [line for line in lines if line.startswith("play Refocus")]
        game.answer(wanted[0] if wanted else dice.choice(lines))
    return game


def verified(capsys: Captured, path: Path, text: str, *arguments: str) -> tuple[int, str, str]:
    path.write_text(text, encoding="utf-8")
    status = main(["verify", str(path), *arguments])
    return status, *capsys.readouterr()


def test_a_right_record_is_told_sentence_by_sentence(capsys: Captured, tmp_path: Path) -> None:
    game = finished()
    status, out, err = verified(capsys, tmp_path / "game.fov", game.record(), "--commitment", str(game.commitment))
    lines = out.splitlines()
    assert (status, err) == (0, "")
    assert [line.partition(":")[0] for line in lines] == ["Commitment", "Deal", "Shuffles", "Answers", "Outcome"]
    assert str(game.commitment) in lines[0]
    assert "the dealer, " in lines[1]
    assert "shuffled again" in lines[2]
    assert "not shuffled again" not in lines[2]
    assert f"all {len(game.answers)} " in lines[3]
    assert game.outcome is not None
    assert game.names[game.outcome.winners[0]] in lines[4]


def test_a_dealer_who_was_named_was_not_chosen_by_lot(capsys: Captured, tmp_path: Path) -> None:
    _, out, _ = verified(capsys, tmp_path / "game.fov", finished(dealer=1).record())
    assert "the order of the cards follows from the secret." in out


def test_a_seeded_record_promised_nothing(capsys: Captured, tmp_path: Path) -> None:
    status, out, _ = verified(capsys, tmp_path / "game.fov", fov.new_game(2, seed=5).record())
    assert status == 0
    assert "dealt by the seed 5; nothing was committed to" in out
    assert "not over yet" in out
    assert "Commitment" not in out


def test_what_is_wrong_is_one_sentence(capsys: Captured, tmp_path: Path) -> None:
    game = finished()
    text = game.record()
    secret = game.setup.secret
    assert secret is not None
    wrong = {
        "other secret": (text.replace(secret.hex(), bytes(32).hex()), "does not open"),
        "other answer": (text[: text.rindex(":")] + ": play Moonbeam\n", "does not fit"),
        "cut": ("\n".join(text.splitlines()[:-2]), "cut short"),
        "sealed": (game.record(sealed=True), "is sealed"),
        "old": (text.replace("version = 2", "version = 1"), "version 1"),
        "no record": ("dear diary", "no record"),
    }
    for kind, (spoilt, sentence) in wrong.items():
        assert spoilt != text
        status, out, err = verified(capsys, tmp_path / "game.fov", spoilt)
        assert (status, out, err.count("\n")) == (1, "", 1), kind
        assert sentence in err, kind
    status, _, err = verified(capsys, tmp_path / "game.fov", text, "--commitment", "ab" * 32)
    assert status == 1
    assert "another commitment" in err


def test_files_that_cannot_be_read(capsys: Captured, tmp_path: Path) -> None:
    (tmp_path / "noise.fov").write_bytes(b"\xff\xfe\x00\xd8")
    assert main(["verify", str(tmp_path / "noise.fov")]) == 1
    assert "not UTF-8 text" in capsys.readouterr().err
    assert main(["verify", str(tmp_path / "nowhere.fov")]) == 2
    assert "nowhere.fov" in capsys.readouterr().err
