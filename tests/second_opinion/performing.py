"""What each word of a card does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fieldofview.cards import effects as fx

from .acts import Act, Flow, Link, is_loop_card
from .table import Piece, Player, brought_plague, marked
from .targets import Targets


class Performing(Targets):
    """The actions of a card, one after the other; some of them play or settle something else (`Rules`)."""

    def play(self, who: Player, piece: Piece) -> Flow[None]:
        raise NotImplementedError

    def settle(self, act: Act) -> Flow[None]:
        raise NotImplementedError

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
