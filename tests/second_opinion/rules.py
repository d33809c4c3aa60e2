"""The rules as coroutines: a card, its targets, its window, its actions, all as nested generators.

A generator yields a question (who, which lines) and is sent the line that was chosen, or None when somebody
has left the game and the question must be put again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from fieldofview.cards import Card
from fieldofview.cards import effects as fx

from .table import Piece, Player, Table, is_lasting

T = TypeVar("T")
R = TypeVar("R")
Question = tuple[str, list[str]]
Flow = Generator[Question, str | None, R]

LOOP_CARDS = ("Hindsight", "Mirror Image")


@dataclass(eq=False)
class Act:
    """What a window can stop: a card play, a copy, a Second Sight's REPLACE, a response."""

    actor: Player
    piece: Piece
    is_play: bool = False
    card: Card | None = None  # whose text is performed
    against: Act | None = None  # for a response: what it would cancel
    source: Piece | None = None  # for a copy: the card that must still be on the table (D.65)
    steps: list[fx.Effect] = field(default_factory=list)
    player: Player | None = None  # the player named
    must_hold_more: bool = False
    cards: list[tuple[Piece, fx.Fields]] = field(default_factory=list)  # the cards chosen, and where they may lie
    cancelled: bool = False
    fallen: bool = False
    steals_afterwards: list[tuple[Player, Player]] = field(default_factory=list)  # D.26

    @property
    def bottom(self) -> Act:
        return self.against.bottom if self.against else self

    def does(self, *kinds: type[fx.Effect]) -> bool:
        return any(isinstance(step, kinds) for step in self.steps)


@dataclass(frozen=True, slots=True)
class Link(fx.Effect):
    """Our own word: a mirror begins to give a lasting action (D.67)."""


class Rules(Table):
    """What may be chosen, and what then happens."""

    responses: list[Act]  # responses that are not settled yet, the innermost last

    # -- asking ----------------------------------------------------------------------------------------------

    def ask(
        self,
        who: Player,
        options: Callable[[], Sequence[tuple[str, T]]],
        *,
        unless: str = "",
        as_long_as: Callable[[], bool] = lambda: True,
    ) -> Flow[T | None]:
        """One pick by one player; None if they decline (`unless`), leave, or nothing can be picked."""
        while who.alive and as_long_as():
            found = dict(options())
            if not found:
                return None
            lines = [*found, unless] if unless else list(found)
            line = yield who.name, lines
            if line is not None:
                return found.get(line)
        return None

    # -- a card play -----------------------------------------------------------------------------------------

    def play(self, who: Player, piece: Piece) -> Flow[None]:
        """A card is played, from the hand or from the Draw Pile (D.20)."""
        self.to_field(piece, who)
        act = Act(who, piece, is_play=True, card=piece.card)
        yield from self.choose_targets(act, piece.card.play)
        yield from self.settle(act)

    def settle(self, act: Act) -> Flow[None]:
        """Window, actions, and the steals that waited for them."""
        yield from self.window(act)
        while self.is_standing(act) and act.must_hold_more and self.source_is_there(act):
            target = act.player
            if target is None or (target.alive and len(target.hand) > len(act.actor.hand)):
                break
            act.player = yield from self.ask(
                act.actor,
                lambda: self.player_lines(act.actor, fx.Players.OTHERS_WITH_MORE_CARDS),
                unless="done",
                as_long_as=lambda: self.is_standing(act),
            )
            if act.player is None:
                break
            yield from self.window(act)
        if self.is_standing(act) and self.source_is_there(act):
            for step in act.steps:
                if act.actor.alive:
                    yield from self.perform(act, step)
        for thief, victim in act.steals_afterwards:
            yield from self.steal(thief, victim, 1)

    def is_standing(self, act: Act) -> bool:
        """Neither cancelled nor hidden (D.58), and its player is still there (D.73)."""
        if not act.actor.alive or act.cancelled or act.fallen:
            return False
        return act.against is not None or not self.is_hidden(act.piece)

    def source_is_there(self, act: Act) -> bool:
        return act.source is None or self.holder(act.source) is not None

    # -- targets ---------------------------------------------------------------------------------------------

    def choose_targets(self, act: Act, effects: Iterable[fx.Effect]) -> Flow[None]:
        """All choices before the window; what is left are the steps of the act."""
        effects = tuple(effects)
        wants = [e for e in effects if isinstance(e, fx.TargetCard)]
        is_idle = act.actor.loop_shown and any(isinstance(e, fx.TakeBack) for e in effects)
        if any(isinstance(e, fx.Swap) for e in effects):  # a swap needs a card on either side
            is_idle = not all(self.card_lines(act, effects, e) for e in wants)
        if is_idle:
            effects = tuple(e for e in effects if e not in wants)
        for effect in effects:
            if not act.actor.alive:
                return
            match effect:
                case fx.TargetPlayer(who=who, still=still):
                    act.must_hold_more = still
                    act.player = yield from self.ask(act.actor, partial(self.player_lines, act.actor, who))
                case fx.TargetCard(fields=fields, may=may):
                    chosen = yield from self.ask(
                        act.actor,
                        partial(self.card_lines, act, effects, effect),
                        unless="done" if may else "",
                    )
                    if chosen:
                        act.cards.append((chosen, fields))
                case fx.TargetTwin():
                    twin = yield from self.ask(act.actor, lambda: self.twin_lines(act), unless="done")
                    if twin:
                        act.cards.append((twin, fx.Fields.ANY))
                case fx.Replace(count=count):
                    for _ in range(count):
                        chosen = yield from self.ask(act.actor, lambda: self.replace_lines(act), unless="done")
                        if not chosen:
                            break
                        act.cards.append((chosen, fx.Fields.OWN))
                    act.steps.append(effect)
                case fx.OneOf(modes=modes):
                    lines = [(f"choose option {n}", mode) for n, mode in enumerate(modes, 1)]
                    mode = yield from self.ask(act.actor, lines.copy)
                    yield from self.choose_targets(act, mode or ())
                case fx.CopyChosen():
                    if act.cards:
                        chosen, _ = act.cards.pop()
                        yield from self.choose_copy(act, chosen)
                case _:
                    act.steps.append(effect)

    def choose_copy(self, act: Act, chosen: Piece) -> Flow[None]:
        """The acting mirror becomes the chosen card, or what a chosen mirror has become (D.36)."""
        act.source = chosen
        card: Card | None = chosen.card
        original: Piece | None = chosen
        if chosen.is_mirror:
            card, original = chosen.copied, chosen.original
        act.card = act.piece.copied = card
        act.piece.original = original
        if card is None:
            return
        if is_lasting(card):
            if original is None:
                act.piece.copied = None
            else:
                act.steps.append(Link())
        else:
            yield from self.choose_targets(act, card.play)

    def player_lines(self, actor: Player, who: fx.Players) -> list[tuple[str, Player]]:
        found = self.others(actor)
        if who is fx.Players.OTHERS_WITH_MORE_CARDS:
            found = [p for p in found if len(p.hand) > len(actor.hand)]
        return [(f"choose {p.name}", p) for p in found]

    def card_lines(self, act: Act, effects: Sequence[fx.Effect], effect: fx.TargetCard) -> list[tuple[str, Piece]]:
        kinds = {type(e) for e in effects}
        return self.field_lines(
            act,
            effect.fields,
            destroys=fx.Destroy in kinds,
            is_lured=fx.CopyChosen not in kinds,  # D.71
            without=act.piece if effect.other else None,
        )

    def replace_lines(self, act: Act) -> list[tuple[str, Piece]]:
        return self.field_lines(act, fx.Fields.OWN, destroys=True)

    def twin_lines(self, act: Act) -> list[tuple[str, Piece]]:
        if not act.cards:
            return []
        first, _ = act.cards[-1]
        home = self.holder(first)
        options = self.field_lines(act, fx.Fields.ANY, destroys=True)
        return [(line, p) for line, p in options if p.name == first.name and self.holder(p) is home]

    def field_lines(
        self,
        act: Act,
        fields: fx.Fields,
        *,
        destroys: bool,
        is_lured: bool = True,
        without: Piece | None = None,
    ) -> list[tuple[str, Piece]]:
        chosen = [piece for piece, _ in act.cards]
        found: list[tuple[str, Piece]] = []
        for player in self.clockwise(act.actor):
            if not self.is_in_reach(act.actor, player, fields):
                continue
            legal = [p for p in player.field if p not in chosen and p is not without]
            if destroys:
                legal = [p for p in legal if not p.is_indestructible]
            if is_lured:
                legal = [p for p in legal if p.is_lure] or legal  # D.39
            found += self.lines("choose", legal, player)
        return found

    @staticmethod
    def is_in_reach(actor: Player, owner: Player, fields: fx.Fields) -> bool:
        return fields is fx.Fields.ANY or (owner is actor) == (fields is fx.Fields.OWN)

    def legal_cards(self, act: Act) -> list[Piece]:
        """The chosen cards that can still be acted on (D.59)."""
        found = []
        for piece, fields in act.cards:
            owner = self.holder(piece)
            if owner and self.is_in_reach(act.actor, owner, fields):
                found.append(piece)
        return found

    # -- windows ---------------------------------------------------------------------------------------------

    def window(self, act: Act) -> Flow[None]:
        """Everybody is asked once around, from the player who acts (D.21, D.54)."""
        for player in self.clockwise(act.actor):
            while self.is_standing(act):
                piece = yield from self.ask(
                    player,
                    partial(self.response_lines, player, act),
                    unless="decline",
                    as_long_as=lambda: self.is_standing(act),
                )
                if piece is None:
                    break
                if is_any_time(piece.card) and piece in player.hand:
                    yield from self.reveal_any_time(player, piece)
                else:
                    yield from self.respond(player, piece, act)

    def response_lines(self, player: Player, act: Act) -> list[tuple[str, Piece]]:
        threats = self.threats(player, act)
        shown = [p for p in player.hand if is_any_time(p.card) or cancels(p.card) & threats]
        found = self.lines("reveal", shown)
        if act.is_play and not act.piece.is_indestructible:
            found += self.lines("use", [p for p in player.field if self.is_lighthouse(p) and p is not act.piece])
        return found

    def is_lighthouse(self, piece: Piece) -> bool:
        card = self.lasting_card(piece)
        return card is not None and card.sacrifice is not None

    def threats(self, player: Player, act: Act) -> fx.Threat:
        """What the act holds in store for this player (D.22)."""
        found = fx.Threat(0)
        if act.against:
            if self.holder(act.against.piece) is player:
                found |= fx.Threat.DESTROY  # VT.46, D.57
            if steals_back(act.piece.card) and act.against.actor is player:
                found |= fx.Threat.STEAL
            return found
        if act.does(fx.EveryoneDiscards) or (act.does(fx.Discard) and act.player is player):
            found |= fx.Threat.DISCARD
        if act.does(fx.MissTurn) and act.player is player:
            found |= fx.Threat.MISS
        if act.does(fx.Steal) and act.player is player:
            found |= fx.Threat.STEAL
        if act.does(fx.Destroy, fx.Replace):
            if any(self.holder(piece) is player for piece in self.legal_cards(act)):
                found |= fx.Threat.DESTROY
        return found

    def respond(self, player: Player, piece: Piece, act: Act) -> Flow[None]:
        """A response, with a window of its own; if it holds, the act is cancelled (D.24)."""
        is_sacrifice = piece in player.field
        if is_sacrifice:
            self.to_discard(piece)  # D.25
        else:
            self.put(piece, self.limbo)
        response = Act(player, piece, against=act)
        self.responses.append(response)
        yield from self.window(response)
        self.responses.remove(response)
        if response.fallen or response.cancelled:
            return
        act.cancelled = True
        if self.holder(act.piece) or act.piece in self.limbo:
            self.to_discard(act.piece)
        if not is_sacrifice:
            self.to_discard(piece)
        if not is_sacrifice and steals_back(piece.card):
            if act.against:
                act.bottom.steals_afterwards.append((player, act.actor))
            else:
                yield from self.steal(player, act.actor, 1)

    # -- any-time reveals ------------------------------------------------------------------------------------

    def reveal_lines(self, player: Player) -> list[tuple[str, Piece]]:
        return self.lines("reveal", [p for p in player.hand if is_any_time(p.card)])

    def reveal_any_time(self, player: Player, piece: Piece) -> Flow[None]:
        """Peekaboo! and Two-Way Mirror (D.37)."""
        self.to_field(piece, player)
        if not any(isinstance(e, fx.MakePlayTop) for e in piece.card.reveal) or not self.draw_pile:
            return
        named = yield from self.ask(player, lambda: self.player_lines(player, fx.Players.OTHERS))
        if named is None:
            return
        played = self.draw_pile[0]
        yield from self.play(named, played)
        performer = self.holder(piece)
        if performer is None or not performer.alive or self.holder(played) is None:
            return
        act = Act(performer, piece)
        yield from self.choose_copy(act, played)
        if act.steps:
            yield from self.settle(act)

    # -- actions ---------------------------------------------------------------------------------------------

    def perform(self, act: Act, step: fx.Effect) -> Flow[None]:
        """One action of a card, for the player who performs it."""
        me, cards = act.actor, self.legal_cards(act)
        named = act.player if act.player and act.player.alive else None
        match step:
            case fx.Draw(count=fx.Count.PLAYERS):
                self.draw(me, len(self.alive))
            case fx.Draw(count=fx.Count.SAME_NAME):
                self.draw(me, sum(p.card is act.card for p in self.on_table()))
            case fx.Draw(count=int(count)):
                self.draw(me, count)
            case fx.EveryoneDraws(count=count):
                for player in self.clockwise(me):
                    self.draw(player, count)
            case fx.LookAndTake(count=count):
                yield from self.look_and_take(me, count)
            case fx.TakeBack() if cards and not me.loop_shown:
                self.to_hand(cards[0], me)
                if cards[0].name in LOOP_CARDS and not self.draw_pile:
                    me.loop_shown = all(p.points < 100 for p in self.alive)  # D.41
            case fx.TakeToHand() if cards:
                self.to_hand(cards[0], me)
            case fx.TakeToField() if cards:
                self.to_field(cards[0], me)
            case fx.TakeFromDiscard(may=may):
                taken = yield from self.ask(
                    me, lambda: self.lines("choose", self.discard_pile), unless="done" if may else ""
                )
                if taken:
                    self.to_hand(taken, me)
            case fx.Steal(count=count) if named:
                yield from self.steal(me, named, count)
            case fx.TakePassed(count=count) if named:
                for _ in range(count):
                    passed = yield from self.pick_of_hand(act, named)
                    if passed:
                        self.to_hand(passed, me)
            case fx.EveryonePasses(side=side):
                yield from self.everyone_passes(act, side)
            case fx.ExchangeHands() if named:
                self.exchange_hands(me, named)
            case fx.Discard(count=count) if named:
                yield from self.discard(act, named, count)
            case fx.EveryoneDiscards():
                for player in self.clockwise(me):
                    yield from self.discard(act, player, 1)
            case fx.PutInDiscard(count=count):
                yield from self.discard(act, me, count)
            case fx.PutOnDrawPile(count=count):
                for _ in range(count):
                    laid = yield from self.pick_of_hand(act, me)
                    if laid:
                        self.to_draw_pile(laid)
            case fx.Destroy():
                for piece in cards:
                    self.to_discard(piece)
            case fx.Replace():
                yield from self.replace(me, cards)
            case fx.Swap() if len(cards) == 2:
                theirs = self.holder(cards[1])
                assert theirs is not None
                self.to_field(cards[0], theirs)
                self.to_field(cards[1], me)
            case fx.Hide() if cards and self.holder(act.piece) and cards[0] is not act.piece:
                self.hide(cards[0], act.piece)
            case fx.Reshuffle():
                self.reshuffle()
            case fx.MissTurn() if named:
                named.missed += 1
            case fx.ExtraTurn():
                me.extra += 1
            case fx.IfPointsAbove(points=points, then=then, otherwise=otherwise):
                for inner in then if me.field_points > points else otherwise:
                    yield from self.perform(act, inner)
            case Link():
                if self.holder(act.piece) and act.piece.original is not None:
                    act.piece.linked = True

    def pick_of_hand(self, act: Act, player: Player) -> Flow[Piece | None]:
        """A player chooses a card of their own hand, for as long as the card's player is there."""
        return (
            yield from self.ask(player, lambda: self.lines("choose", player.hand), as_long_as=lambda: act.actor.alive)
        )

    def discard(self, act: Act, player: Player, count: int) -> Flow[None]:
        for _ in range(count):
            piece = yield from self.pick_of_hand(act, player)
            if piece:
                self.to_discard(piece)

    def steal(self, thief: Player, victim: Player, count: int) -> Flow[None]:
        for _ in range(count):
            piece = yield from self.ask(
                thief,
                lambda: self.lines("choose", victim.hand, victim),
                as_long_as=lambda: victim.alive,
            )
            if piece:
                self.to_hand(piece, thief)

    def look_and_take(self, me: Player, count: int) -> Flow[None]:
        seen = self.draw_pile[:count]
        taken = yield from self.ask(me, lambda: self.lines("choose", seen))
        if taken is None:
            return
        self.to_hand(taken, me)
        seen.remove(taken)
        while seen:
            laid = yield from self.ask(me, lambda: self.lines("choose", seen))
            if laid is None:
                return
            seen.remove(laid)
            self.put(laid, self.draw_pile, top=True)  # D.45: the last one lies on top

    def everyone_passes(self, act: Act, side: fx.Side) -> Flow[None]:
        picks: list[tuple[Player, Piece]] = []
        for player in self.clockwise(act.actor):
            piece = yield from self.pick_of_hand(act, player)
            if piece:
                picks.append((player, piece))
        if not act.actor.alive:
            return
        for player, piece in picks:
            if player.alive:
                order = self.clockwise(player)
                self.to_hand(piece, order[1] if side is fx.Side.LEFT else order[-1])

    def replace(self, me: Player, cards: Sequence[Piece]) -> Flow[None]:
        for piece in cards:
            self.to_discard(piece)
        for _ in cards:
            if me.alive and self.draw_pile:
                yield from self.play(me, self.draw_pile[0])

    def lasting_replace(self, me: Player, acting: Piece) -> Flow[None]:
        """The once-a-turn REPLACE of a Second Sight, or of a mirror that acts as one (D.63)."""
        act = Act(me, acting, source=acting.original if acting.linked else None)
        chosen = yield from self.ask(me, lambda: self.replace_lines(act))
        if chosen is None:
            return
        act.cards.append((chosen, fx.Fields.OWN))
        act.steps.append(fx.Replace(1))
        yield from self.settle(act)


def is_any_time(card: Card) -> bool:
    return any(isinstance(effect, fx.EnterField) for effect in card.reveal)


def cancels(card: Card) -> fx.Threat:
    """What the card cancels when it is revealed."""
    found = fx.Threat(0)
    for effect in card.reveal:
        if isinstance(effect, fx.Cancel):
            found |= effect.when
    return found


def steals_back(card: Card) -> bool:
    return any(isinstance(effect, fx.Steal) for effect in card.reveal)
