"""Who and what is chosen: questions, targets of a card, and the lines for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from fieldofview.cards import Card, CardSet
from fieldofview.cards import effects as fx

from .acts import Act, Flow, GameOver, Link, T
from .table import Piece, Player, Table, has_actions, is_lasting, marked, words


class Targets(Table):
    """What may be chosen."""

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
