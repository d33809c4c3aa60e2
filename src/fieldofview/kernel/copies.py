"""Mirror Image and Two-Way Mirror: performing another card's actions (D.35-D.37, D.65-D.70)."""

from __future__ import annotations

from .frames import pop, push
from .layout import Frame, Printed, State
from .ops import IS_ANSWER, IS_COPY, IS_PLAY, ROW_IDLE
from .zones import begin_copy, field, is_alive, is_field, lies_open, owner, take_top


def copied_kind(s: State, t: Printed, card: int) -> int:
    """Whose actions choosing this card means: its own, or those a mirror has copied from a card that still lies in a
    Field of View (D.36); -1 for none."""
    kind = t.kind[card]
    if t.mirror[kind]:
        return s.copied[card] - 1 if lies_open(s, s.link[card]) else -1
    if t.play_at[kind] == ROW_IDLE and t.ability[kind] < 0:
        return -1
    return kind


def copied_card(s: State, t: Printed, card: int) -> int:
    """The original behind a chosen card."""
    if t.mirror[t.kind[card]]:
        return s.link[card]
    return card


def become(s: State, t: Printed, f: Frame, chosen: int) -> int:
    """From here on the frame performs the chosen card's text with the mirror as the acting card."""
    kind = copied_kind(s, t, chosen)
    f.chosen = chosen
    f.flags |= IS_COPY
    f.kind = kind
    f.a = -1
    f.b = -1
    f.seat = -1
    f.n = 0
    f.at = 0
    if kind >= 0 and is_field(s.place[f.card]):
        begin_copy(s, t, f.card, kind, copied_card(s, t, chosen))
    return kind


def do_copy_chosen(s: State, t: Printed, f: Frame) -> None:
    """Mirror Image takes on the chosen card's actions; with nothing to copy it is just a card being played."""
    kind = -1
    if f.a >= 0:
        kind = become(s, t, f, f.a)
    if kind < 0:
        f.flags &= ~IS_COPY
        f.pc = ROW_IDLE
    else:
        f.pc = t.play_at[kind]


def play_from_pile(s: State, t: Printed, seat: int) -> int:
    """The top card of the Draw Pile is played: an ordinary play (D.50)."""
    card = take_top(s, t, field(seat))
    push(s, t.play_at[t.kind[card]], card, t.kind[card], seat, IS_PLAY)
    return card


def do_make_play(s: State, t: Printed, f: Frame) -> None:
    """The named player plays the top card of the Draw Pile."""
    f.pc += 1
    if f.seat >= 0 and is_alive(s, f.seat) and s.n_draw > 0:
        if f.flags & IS_ANSWER == 0:  # a response notes there when it was revealed (D.26)
            f.chosen = s.draw[s.n_draw - 1]
        play_from_pile(s, t, f.seat)


def do_copy_played(s: State, t: Printed, f: Frame) -> None:
    """Whoever has the mirror now performs the played card's actions, if both are still on the table (D.37)."""
    if not lies_open(s, f.chosen) or not lies_open(s, f.card):
        pop(s)
        return
    f.player = owner(s.place[f.card])
    kind = become(s, t, f, f.chosen)
    if kind < 0:
        pop(s)
    else:
        f.pc = t.play_at[kind]
