"""Game records: a finished game as one JSON object on one line, played and replayed."""

from array import array
from collections import Counter
from collections.abc import Iterable
from functools import cache
from types import ModuleType
from typing import Any

import engine
from engine.errors import GameError
from simulator.arena import own_player
from simulator.arena.seats import LONGEST, chooser
from simulator.records.form import FORMAT, Record, RecordError, brief, check_form, read

__all__ = ("RecordError", "option_bits", "read", "record", "replay", "scores", "winners")


def option_bits(game: ModuleType, options: dict[str, bool]) -> int:
    """Return named options as the bits a game takes; what is not named keeps its default."""
    bits = game.DEFAULT_OPTIONS
    for name, on in options.items():
        if name not in game.OPTIONS:
            known = ", ".join(game.OPTIONS) or "none"
            raise GameError(f"{game.NAME} has no option {name!r}; its options: {known}")
        bit = 1 << game.OPTIONS.index(name)
        bits = bits | bit if on else bits & ~bit
    return bits


def option_names(game: ModuleType, bits: int) -> dict[str, bool]:
    return {name: bool(bits >> index & 1) for index, name in enumerate(game.OPTIONS)}


def record(
    name: str, seats: list[str], seed: int, first: int, options: dict[str, bool], legal: bool
) -> Record:
    """Play one game and write it down."""
    game, text = engine.game(name), engine.module(name, "text")
    bits = option_bits(game, options)
    state = game.new_game(len(seats), seed, first, bits)
    players = [chooser(player, game, seat, seed) for seat, player in enumerate(seats)]
    result: Record = {
        "format": FORMAT,
        "game": name,
        "players": len(seats),
        "seed": seed,
        "first": first,
        "options": option_names(game, bits),
        "seats": seats,
        "setup": text.setup(state),
        "moves": [],
    }
    listed: list[list[str] | None] = []
    move_text = _move_texts(name)
    own_player.mark.seed = seed
    while not game.is_over(state):
        seat = game.turn(state)
        if chance := text.chance_text(state):
            result["moves"].append([seat, chance])
            listed.append(None)
        if legal:
            listed.append(legal_texts(game, state))
        own_player.mark.ply = len(result["moves"]) + 1
        move = players[seat](state)
        game.apply(state, move)
        result["moves"].append([seat, move_text(move)])
        if len(result["moves"]) > LONGEST:
            raise GameError(f"a game of {name} from seed {seed} does not end")
    if legal:
        result["legal"] = listed
    result["scores"] = scores(game, state)
    result["winners"] = winners(result["scores"])
    return result


def legal_texts(game: ModuleType, state: bytearray) -> list[str]:
    moves = array("H", bytes(2 * game.MOST_MOVES))
    move_text = _move_texts(game.NAME)
    return [move_text(move) for move in moves[: game.legal_moves(state, moves)]]


@cache
def _move_texts(name: str):
    """Return `move_text` with a memory: records write the same few hundred moves over and over."""
    return cache(engine.module(name, "text").move_text)


def scores(game: ModuleType, state: bytearray) -> list[dict[str, Any]]:
    """Return each seat's score, row by row and kind by kind."""
    result = []
    for seat in range(game.seat_count(state)):
        parts = {name: game.score_part(state, seat, i) for i, name in enumerate(game.PARTS)}
        rows = {colour: parts.pop(colour) for colour in game.PARTS[: game.ROWS]}
        parts = {"rows": rows, **parts} if rows else parts
        result.append({**parts, "total": game.score(state, seat)})
    return result


def winners(scores: list[dict[str, Any]]) -> list[int]:
    """Return who has most points; equal totals share the win."""
    best = max(seat["total"] for seat in scores)
    return [seat for seat, score in enumerate(scores) if score["total"] == best]


# ---- replaying


def replay(rec: Record) -> list[dict[str, Any]]:
    """Play a record again; its scores, or RecordError naming the first ply that is wrong."""
    check_form(rec)
    game, state = _dealt(rec)
    text = engine.module(game.NAME, "text")
    plies = rec["moves"]
    listed = rec.get("legal", [None] * len(plies))
    if len(listed) != len(plies):
        raise RecordError(f"{len(plies)} moves, but {len(listed)} lists of legal moves")
    chance_told = False
    for index, (ply, legal) in enumerate(zip(plies, listed, strict=True)):
        where = f"ply {index + 1} (moves[{index}])"
        seat, token = _seat_and_token(ply, where)
        if game.is_over(state):
            raise RecordError(f"{where}: {brief(token)} comes after the end of the game")
        if seat != game.turn(state):
            raise RecordError(f"{where}: it is seat {game.turn(state)}'s turn, not seat {seat}'s")
        chance = text.chance_text(state)
        if chance and not chance_told:
            if token != chance:
                said = f"the seed gives {chance!r}, the record says {brief(token)}"
                raise RecordError(f"{where}: {said}")
            if legal is not None:
                raise RecordError(f"{where}: chance has no legal moves to list")
            chance_told = True
            continue
        if "legal" in rec:
            _compare_legal(game, state, legal, where)
        try:
            game.apply(state, text.text_move(token))
        except GameError as error:
            raise RecordError(f"{where}: {error}") from None
        chance_told = False
    if not game.is_over(state):
        raise RecordError(f"ply {len(plies) + 1}: the record stops, but the game is not over")
    _compare_scores(rec, scores(game, state))
    return rec["scores"]


def _dealt(rec: Record) -> tuple[ModuleType, bytearray]:
    """Return the game and its fresh state, which must be the deal that was written down."""
    try:
        game = engine.game(rec["game"])
        bits = option_bits(game, rec["options"])
        state = game.new_game(rec["players"], rec["seed"], rec["first"], bits)
    except GameError as error:
        raise RecordError(f"ply 0, the deal: {error}") from None
    if "seats" in rec and len(rec["seats"]) != rec["players"]:
        raise RecordError(f"seats names {len(rec['seats'])}, not {rec['players']}")
    setup = engine.module(game.NAME, "text").setup(state)
    if difference := _first_difference(rec["setup"], setup, "setup"):
        raise RecordError(f"ply 0, the deal: {difference}")
    return game, state


def _seat_and_token(ply: Any, where: str) -> tuple[int, str]:
    match ply:
        case [int(seat), str(token)] if seat is not True and seat is not False:
            return seat, token
    raise RecordError(f"{where}: {brief(ply)} is not a seat and a move")


def _compare_legal(game: ModuleType, state: bytearray, legal: Any, where: str) -> None:
    if not isinstance(legal, list) or not all(isinstance(token, str) for token in legal):
        raise RecordError(f"{where}: the legal moves are a list of texts, not {brief(legal)}")
    ours = legal_texts(game, state)
    if sorted(legal) != sorted(ours):
        extra = ", ".join(sorted(set(legal) - set(ours))) or "none"
        missing = ", ".join(sorted(set(ours) - set(legal))) or "none"
        twice = ", ".join(token for token, times in Counter(legal).items() if times > 1) or "none"
        raise RecordError(
            f"{where}: listed but not legal: {extra}; legal but missing: {missing}; "
            f"listed twice: {twice}"
        )


def _compare_scores(rec: Record, ours: list[dict[str, Any]]) -> None:
    end = f"ply {len(rec['moves'])}, the end"
    if difference := (
        _first_difference(rec["scores"], ours, "scores")
        or _first_difference(rec["winners"], winners(ours), "winners")
    ):
        raise RecordError(f"{end}: {difference}")


def _first_difference(theirs: Any, ours: Any, where: str) -> str:
    """Return the first place where two JSON values differ, in words; empty if there is none."""
    same_kind = type(theirs) is type(ours)  # 7.0 and True are not the numbers 7 and 1
    if same_kind and isinstance(ours, dict) and theirs.keys() == ours.keys():
        pairs: Iterable = ((f"{where}.{key}", theirs[key], ours[key]) for key in ours)
    elif same_kind and isinstance(ours, list) and len(theirs) == len(ours):
        pairs = ((f"{where}[{i}]", theirs[i], ours[i]) for i in range(len(ours)))
    elif same_kind and not isinstance(ours, dict | list) and theirs == ours:
        return ""
    else:
        return f"{where} is {brief(ours)}, the record says {brief(theirs)}"
    return next(filter(None, (_first_difference(t, o, place) for place, t, o in pairs)), "")
