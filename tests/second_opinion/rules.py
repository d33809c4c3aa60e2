"""The rules as coroutines: a card, its targets, its window, its actions, all as nested generators.

A generator yields a question (who, which lines) and is sent the line that was chosen, or None when somebody
has left the game and the question must be put again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from operator import itemgetter
from typing import TypeVar

from fieldofview.cards import Card, CardSet
from fieldofview.cards import effects as fx

from .table import Piece, Player, Table, brought_plague, has_actions, is_lasting, marked, text_of, used_text, words

T = TypeVar("T")
R = TypeVar("R")
Question = tuple[str, list[str]]
Flow = Generator[Question, str | None, R]

GIVERS = (fx.ExtraPlay, fx.ExtraDraw, fx.Replace)  # what a card gives each turn under a line of its own


def tells(card: Card) -> bool:
    """Whether a reveal at any time does more than enter the field; a mirror's copy is no text of its own."""
    text = text_of(card.reveal)
    return not (len(text) == 1 and isinstance(text[0], fx.EnterField)) and not any(
        isinstance(e, fx.CopyPlayed) for e in text
    )


class GameOver(Exception):
    """Only one player is left."""


@dataclass(eq=False)
class Act:
    """What a window can stop: a card play, a copy, a reveal, the use of a text for each turn, a response."""

    actor: Player
    piece: Piece
    is_play: bool = False
    card: Card | None = None  # whose text is performed
    against: Act | None = None  # for a response: what it would cancel
    cancel: fx.Cancel | None = None  # and how
    source: Piece | None = None  # for a copy: the card that must still be on the table (D.65)
    steps: list[fx.Effect] = field(default_factory=list)
    player: Player | None = None  # the player named
    must_hold_more: bool = False
    cards: list[tuple[Piece, fx.Fields]] = field(default_factory=list)  # the cards chosen, and where they may lie
    cancelled: bool = False
    shown: int = 0  # for a response: when
    steals_afterwards: list[tuple[int, Player, Player, int | fx.Count]] = field(default_factory=list)  # D.26

    @property
    def bottom(self) -> Act:
        return self.against.bottom if self.against else self


@dataclass(frozen=True, slots=True)
class Link(fx.Effect):
    """Our own word: a mirror begins to give a lasting action (D.67)."""


class Rules(Table):
    """What may be chosen, and what then happens."""

    sets: Sequence[str | CardSet]
    plague: int  # so many Zombeyes overwhelm a player; 0: the rule is not in the game
    turn: Player
    unsettled: list[Act]  # acts whose card may be shown, the innermost last

    # -- leaving ---------------------------------------------------------------------------------------------

    def drop(self, player: Player) -> None:
        """A player is out: their cards go, shown ones too (D.40, D.73)."""
        showing = {act.piece: act for act in self.unsettled if act.piece in self.limbo}  # the last one of each
        for piece, act in showing.items():
            if act.actor is player:
                self.out_of_game(piece)
        self.remove_player(player)
        if len(self.alive) == 1:
            raise GameOver

    def check_plague(self) -> None:
        """Whoever has too many Zombeyes is overwhelmed, one at a time (D.4)."""
        while self.plague:
            found = [p for p in self.clockwise(self.turn) if p.zombeyes >= self.plague]
            if not found:
                return
            self.drop(found[0])

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
        self.check_plague()
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
            yield from self.perform_all(act, act.steps)
        for _, thief, victim, count in sorted(act.steals_afterwards, key=itemgetter(0)):
            yield from self.steal(thief, victim, count)

    def is_standing(self, act: Act) -> bool:
        """Neither cancelled nor hidden (D.58), and its player is still there (D.73)."""
        if not act.actor.alive or act.cancelled:
            return False
        return act.against is not None or not self.is_hidden(act.piece)

    def source_is_there(self, act: Act) -> bool:
        return act.source is None or self.holder(act.source) is not None

    # -- targets ---------------------------------------------------------------------------------------------

    def choose_targets(self, act: Act, effects: Iterable[fx.Effect]) -> Flow[None]:
        """All choices before the window; what is left are the steps of the act."""
        effects = tuple(effects)
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
            if original is None or self.holder(original) is None:
                card = None
        if card is None or not has_actions(card):  # D.67
            card = original = None
        act.card = act.piece.copied = card
        act.piece.original = original
        if card is None:
            return
        if is_lasting(card):
            act.steps.append(Link())
        yield from self.choose_targets(act, card.play)

    def player_lines(self, actor: Player, who: fx.Players) -> list[tuple[str, Player]]:
        found = self.clockwise(actor) if who is fx.Players.ANY else self.others(actor)
        if who is fx.Players.OTHERS_WITH_MORE_CARDS:
            found = [p for p in found if len(p.hand) > len(actor.hand)]
        return [(f"choose {p.name}", p) for p in found]

    def card_lines(self, act: Act, effects: Sequence[fx.Effect], effect: fx.TargetCard) -> list[tuple[str, Piece]]:
        """The cards that may be chosen now; none where the choice would be for nothing."""
        kinds = {type(e) for e in effects}
        if fx.TakeBack in kinds and act.actor.loop_shown:
            return []
        if fx.Swap in kinds:  # it needs a card on either side
            if effect.fields is fx.Fields.OWN:
                theirs = next(e for e in effects if isinstance(e, fx.TargetCard) and e is not effect)
                if not self.legal_lines(act, kinds, theirs):
                    return []
            elif not act.cards:
                return []
        return self.legal_lines(act, kinds, effect)

    def legal_lines(self, act: Act, kinds: set[type[fx.Effect]], effect: fx.TargetCard) -> list[tuple[str, Piece]]:
        return self.field_lines(
            act,
            effect.fields,
            destroys=fx.Destroy in kinds,
            is_lured=fx.CopyChosen not in kinds,  # D.71
            without=act.piece if effect.other else None,
            mark=effect.mark,
        )

    def replace_lines(self, act: Act) -> list[tuple[str, Piece]]:
        return self.field_lines(act, fx.Fields.OWN, destroys=True)

    def twin_lines(self, act: Act) -> list[tuple[str, Piece]]:
        if not act.cards:
            return []
        first, _ = act.cards[-1]
        home = self.holder(first)
        options = self.field_lines(act, fx.Fields.ANY, destroys=True)
        return [(line, p) for line, p in options if p.card.name == first.card.name and self.holder(p) is home]

    def field_lines(
        self,
        act: Act,
        fields: fx.Fields,
        *,
        destroys: bool,
        is_lured: bool = True,
        without: Piece | None = None,
        mark: fx.Mark | None = None,
    ) -> list[tuple[str, Piece]]:
        chosen = [piece for piece, _ in act.cards]
        found: list[tuple[str, Piece]] = []
        for player in self.clockwise(act.actor):
            if not self.is_in_reach(act.actor, player, fields):
                continue
            legal = [p for p in player.field if p not in chosen and p is not without and marked(p, mark)]
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
                elif piece in self.awake(player):
                    yield from self.use(player, piece)
                else:
                    yield from self.respond(player, piece, act)

    def response_lines(self, player: Player, act: Act) -> list[tuple[str, Piece]]:
        threats = self.threats(player, act)
        stays = act.piece.is_indestructible
        shown = [p for p in player.hand if self.may_reveal(p) or answers(p.card.reveal, threats, stays=stays)]
        used = [p for p in player.field if p is not act.piece and answers(self.sacrifice_of(p), threats, stays=stays)]
        return self.lines("reveal", shown) + self.lines("use", used + self.awake(player))

    def sacrifice_of(self, piece: Piece) -> tuple[fx.Effect, ...]:
        card = self.lasting_card(piece)
        return text_of(card.sacrifice) if card else ()

    def threats(self, player: Player, act: Act) -> fx.Threat:
        """What the act holds in store for this player (D.22)."""
        found = fx.Threat(0)
        if any(player in self.those(act, step.who) and self.own_lines(player, step) for step in self.partings(act)):
            found |= fx.Threat.DESTROY
        if act.is_play:
            found |= fx.Threat.PLAY
        if act.against and act.cancel and act.cancel.to is fx.Zone.DISCARD:
            piece = act.against.piece
            if self.holder(piece) is player and not piece.is_indestructible:
                found |= fx.Threat.DESTROY  # VT.46, D.57
        is_named = act.player is player
        for step in words(act.steps):  # whatever it depends on
            match step:
                case fx.Discard(who=who) if player in self.those(act, who):
                    found |= fx.Threat.DISCARD
                case fx.Squint(who=who) if player in self.those(act, who):
                    found |= fx.Threat.SQUINT
                case fx.MissTurn() if is_named:
                    found |= fx.Threat.MISS
                case fx.Steal() if is_named and self.is_partner(act, player, step):
                    found |= fx.Threat.STEAL
                case fx.TakePassed() if is_named and self.is_partner(act, player, step):  # by another's will
                    found |= fx.Threat.PASS
                case fx.EveryonePasses():
                    found |= fx.Threat.PASS
                case fx.Destroy() | fx.Replace():
                    if any(self.holder(piece) is player for piece in self.legal_cards(act)):
                        found |= fx.Threat.DESTROY
        return found

    @staticmethod
    def partings(act: Act) -> list[fx.DestroyOwn]:
        """What makes players part with cards of their own, whatever it depends on."""
        return [step for step in words(act.steps) if isinstance(step, fx.DestroyOwn)]

    def own_lines(self, player: Player, step: fx.DestroyOwn) -> list[tuple[str, Piece]]:
        """The cards of their own that a player may part with, lures first."""
        legal = [p for p in player.field if marked(p, step.mark) and not p.is_indestructible]
        return self.lines("choose", [p for p in legal if p.is_lure] or legal, player)

    @staticmethod
    def amount(performer: Player, count: int | fx.Count) -> int:
        """A number, or the performer's cards of a mark."""
        if isinstance(count, int):
            return count
        assert count.mark
        return performer.count(count.mark)

    @staticmethod
    def is_partner(act: Act, player: Player | None, step: fx.Effect) -> bool:
        """Nobody steals from themselves, passes to themselves or exchanges hands with themselves."""
        return player is not act.actor

    def those(self, act: Act, who: fx.Who) -> list[Player]:
        """Whom a word means, clockwise from the player who performs it."""
        match who:
            case fx.Who.YOU:
                return [act.actor]
            case fx.Who.NAMED:
                return [act.player] if act.player and act.player.alive else []
            case fx.Who.EVERYONE:
                return self.clockwise(act.actor)
            case fx.Who.OTHERS:
                return self.others(act.actor)

    def respond(self, player: Player, piece: Piece, act: Act) -> Flow[None]:
        """A response, with choices and a window of its own; if it holds, the act is cancelled (D.24)."""
        is_sacrifice = piece in player.field
        if is_sacrifice:
            card = self.lasting_card(piece)
            cancel, *text = self.sacrifice_of(piece)
            self.to_discard(piece)  # D.25
            self.check_plague()
        else:
            card = piece.card
            cancel, *text = card.reveal
            self.put(piece, self.limbo)
        assert isinstance(cancel, fx.Cancel)
        response = Act(player, piece, card=card, against=act, cancel=cancel, player=act.actor, shown=piece.arrived)
        self.unsettled.append(response)
        yield from self.choose_targets(response, text)
        yield from self.window(response)
        if self.is_standing(response):
            self.stop(act, response, cancel.to)
            if not is_sacrifice and not any(isinstance(step, fx.Goes) for step in response.steps):
                self.to_discard(piece)
            self.check_plague()
            yield from self.perform_all(response, response.steps)
        self.unsettled.remove(response)

    def stop(self, act: Act, by: Act, to: fx.Zone) -> None:
        """An act is cancelled, and its card goes where the cancelling card says; a used one stays (D.24, D.57)."""
        act.cancelled = True
        is_shown = act.piece in self.limbo and act.piece is not by.piece
        if not is_shown and self.holder(act.piece) is None:
            return
        match to:
            case fx.Zone.HAND if act.actor.alive:
                self.to_hand(act.piece, act.actor)
            case fx.Zone.DRAW:
                self.to_draw_pile(act.piece)
            case fx.Zone.DISCARD if is_shown or not act.piece.is_indestructible:
                self.to_discard(act.piece)
            case fx.Zone.FIELD if is_shown:
                self.to_discard(act.piece)

    # -- reveals at any time, and texts for each turn --------------------------------------------------------

    def reveal_lines(self, player: Player) -> list[tuple[str, Piece]]:
        return self.lines("reveal", [p for p in player.hand if self.may_reveal(p)])

    def may_reveal(self, piece: Piece) -> bool:
        """At any time; but texts that do more than enter the field thirty times a turn: no end otherwise."""
        return is_any_time(piece.card) and (self.told < 30 or not tells(piece.card))

    def reveal_any_time(self, player: Player, piece: Piece) -> Flow[None]:
        """A card enters the field, or is shown, and its text is performed; it is no play (D.16)."""
        text = text_of(piece.card.reveal)
        self.told += tells(piece.card)
        if isinstance(text[0], fx.EnterField):
            self.to_field(piece, player)
            self.check_plague()
            text = text[1:]
        else:
            self.put(piece, self.limbo)
        if any(isinstance(e, fx.CopyPlayed) for e in text):
            yield from self.two_way(player, piece)
        elif text:
            act = Act(player, piece, card=piece.card)
            self.unsettled.append(act)
            yield from self.choose_targets(act, text)
            yield from self.settle(act)
            self.unsettled.remove(act)

    def two_way(self, player: Player, piece: Piece) -> Flow[None]:
        """Two-Way Mirror, once it lies in the field (D.37)."""
        if not self.draw_pile:
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

    def use_lines(self, player: Player) -> list[tuple[str, Piece]]:
        """Texts for each turn that are used by the name of their card."""
        found = [p for p, card in self.unused(player) if not isinstance(used_text(card)[0], GIVERS)]
        return self.lines("use", found)

    def awake(self, player: Player) -> list[Piece]:
        """Cards with a text for any time that is unused in this turn (D.85)."""
        return [piece for piece, card in self.unused(player) if card.any_time]

    def use(self, me: Player, acting: Piece) -> Flow[None]:
        """The text for each turn or any time of a card, or of a mirror that acts as one; it is no play."""
        card = self.lasting_card(acting)
        assert card is not None
        acting.used_in_turn = self.turn_number
        act = Act(me, acting, card=card, source=acting.original if acting.linked else None)
        yield from self.choose_targets(act, used_text(card))
        yield from self.settle(act)

    # -- actions ---------------------------------------------------------------------------------------------

    def perform_all(self, act: Act, steps: Iterable[fx.Effect]) -> Flow[None]:
        for step in steps:
            if act.actor.alive:
                yield from self.perform(act, step)
                self.check_plague()

    def perform(self, act: Act, step: fx.Effect) -> Flow[None]:
        """One action of a card, for the player who performs it."""
        me, cards = act.actor, self.legal_cards(act)
        named = act.player if act.player and act.player.alive else None
        partner = named if self.is_partner(act, named, step) else None
        match step:
            case fx.Draw(count=fx.Count.PLAYERS):
                self.draw(me, len(self.alive))
            case fx.Draw(count=fx.Count.SAME_NAME) if act.card:
                self.draw(me, sum(p.card.name == act.card.name for p in self.on_table()))
            case fx.Draw(count=count, who=who):
                for player in self.those(act, who):
                    self.draw(player, self.amount(me, count))
            case fx.LookAndTake(count=count):
                yield from self.look_and_take(me, count)
            case fx.TakeBack() if cards and not me.loop_shown:
                self.to_hand(cards[0], me)
                if is_loop_card(cards[0].card) and not self.draw_pile:
                    me.loop_shown = all(p.points < 100 for p in self.alive)  # D.41
            case fx.TakeToHand() if cards:
                self.to_hand(cards[0], me)
            case fx.TakeToField() if cards:
                self.to_field(cards[0], me)
            case fx.TakeFromDiscard(may=may, mark=mark):
                taken = yield from self.ask(
                    me,
                    lambda: self.lines("choose", [p for p in self.discard_pile if marked(p, mark)]),
                    unless="done" if may else "",
                )
                if taken:
                    self.to_hand(taken, me)
            case fx.Steal(count=count) if partner:
                if act.against and act.against.against:
                    act.bottom.steals_afterwards.append((act.shown, me, partner, count))  # D.26
                else:
                    yield from self.steal(me, partner, count)
            case fx.TakePassed(count=count) if partner:
                yield from self.hand_over(act, partner, me, self.amount(me, count))
            case fx.Pass(count=count) if partner:
                yield from self.hand_over(act, me, partner, count)
            case fx.EveryonePasses(side=side):
                yield from self.everyone_passes(act, side)
            case fx.ExchangeHands() if partner:
                self.exchange_hands(me, partner)
            case fx.BringIn():
                for piece in list(me.aside):
                    self.to_hand(piece, me)
                    numbers = (self.plague, brought_plague(piece.card, self.sets, len(self.players)))
                    self.plague = min((number for number in numbers if number), default=0)  # D.82
            case fx.Discard(count=count, who=who):
                for player in self.those(act, who):
                    yield from self.discard(act, player, self.amount(me, count))
            case fx.Squint(count=count, who=who):
                for player in self.those(act, who):
                    yield from self.put_on_draw_pile(act, player, self.amount(me, count))
            case fx.PutInDiscard(count=count):
                yield from self.discard(act, me, count)
            case fx.PutOnDrawPile(count=count):
                yield from self.put_on_draw_pile(act, me, count)
            case fx.Destroy():
                for piece in cards:
                    self.to_discard(piece)
            case fx.DestroyOwn(who=who):
                for player in self.those(act, who):
                    yield from self.part_with(act, player, step)
            case fx.Replace():
                yield from self.replace(me, cards)
            case fx.Swap() if len(cards) == 2:
                theirs = self.holder(cards[1])
                assert theirs is not None
                self.to_field(cards[0], theirs)
                self.to_field(cards[1], me)
            case fx.GiveToField() if cards and named and self.holder(cards[0]) is not named:
                self.to_field(cards[0], named)
            case fx.Hide() if cards and self.holder(act.piece) and cards[0] is not act.piece:
                self.hide(cards[0], act.piece)
            case fx.Reshuffle():
                self.reshuffle()
            case fx.MissTurn() if named:
                named.missed += 1
            case fx.ExtraTurn():
                me.extra += 1
            case fx.IfPointsAbove(points=points, then=then, otherwise=otherwise):
                yield from self.perform_all(act, then if me.field_points > points else otherwise)
            case fx.IfMarked(mark=mark, count=count, then=then, otherwise=otherwise):
                yield from self.perform_all(act, then if me.count(mark) >= count else otherwise)
            case fx.MakePlayTop() if named and self.draw_pile:
                yield from self.play(named, self.draw_pile[0])
            case fx.Goes(to=to):
                self.go(act, to, named)
            case Link():
                if self.holder(act.piece) and act.piece.original is not None:
                    act.piece.linked = True

    def pick_of_hand(self, act: Act, player: Player, taker: Player | None = None) -> Flow[Piece | None]:
        """A player chooses a card of their own hand, for as long as the card's player is there, and the taker."""
        return (
            yield from self.ask(
                player,
                lambda: self.lines("choose", player.hand),
                as_long_as=lambda: act.actor.alive and (taker is None or taker.alive),
            )
        )

    def part_with(self, act: Act, player: Player, step: fx.DestroyOwn) -> Flow[None]:
        piece = yield from self.ask(player, lambda: self.own_lines(player, step), as_long_as=lambda: act.actor.alive)
        if piece:
            self.to_discard(piece)

    def discard(self, act: Act, player: Player, count: int) -> Flow[None]:
        for _ in range(count):
            piece = yield from self.pick_of_hand(act, player)
            if piece:
                self.to_discard(piece)

    def put_on_draw_pile(self, act: Act, player: Player, count: int) -> Flow[None]:
        for _ in range(count):
            piece = yield from self.pick_of_hand(act, player)
            if piece:
                self.to_draw_pile(piece)  # D.45: the last one lies on top

    def hand_over(self, act: Act, giver: Player, taker: Player, count: int) -> Flow[None]:
        """PASS: the giver chooses."""
        for _ in range(count):
            piece = yield from self.pick_of_hand(act, giver, taker)
            if piece:
                self.to_hand(piece, taker)

    def go(self, act: Act, to: fx.Zone, named: Player | None) -> None:
        """The acting card itself goes, if it lies uncovered in a field or is being shown."""
        piece, home = act.piece, self.holder(act.piece)
        is_shown = piece in self.limbo
        if home is None and not is_shown:
            return
        match to:
            case fx.Zone.DISCARD if is_shown or not piece.is_indestructible:
                self.to_discard(piece)
            case fx.Zone.DRAW:
                self.to_draw_pile(piece)
            case fx.Zone.HAND:
                self.to_hand(piece, act.actor)
            case fx.Zone.FIELD if home is not act.actor:
                self.to_field(piece, act.actor)
            case fx.Zone.NAMED_HAND if named:
                self.to_hand(piece, named)
            case fx.Zone.NAMED_FIELD if named:
                if home is not named:
                    self.to_field(piece, named)
            case fx.Zone.OUT:
                self.out_of_game(piece)
            case _ if is_shown:
                self.to_discard(piece)

    def steal(self, thief: Player, victim: Player, count: int | fx.Count) -> Flow[None]:
        for _ in range(self.amount(thief, count)):
            piece = yield from self.ask(
                thief,
                lambda: self.lines("choose", victim.hand, victim if victim is not thief else None),
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
        self.check_plague()
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
    text = text_of(card.reveal)
    return bool(text) and not isinstance(text[0], fx.Cancel)


def answers(text: Iterable[fx.Effect], threats: fx.Threat, *, stays: bool) -> bool:
    """Whether a text cancels what threatens any of this; a play that `stays` only by sending it elsewhere (D.25)."""
    for effect in text:
        if isinstance(effect, fx.Cancel):
            met = effect.when & threats
            if stays and effect.to is fx.Zone.DISCARD:
                met &= ~fx.Threat.PLAY
            if met:
                return True
    return False


def is_loop_card(card: Card) -> bool:
    """Hindsight, Mirror Image, and what functions like them (D.41)."""
    return any(isinstance(effect, fx.TakeBack | fx.CopyChosen) for effect in words(card.play))
