"""The rules as coroutines: a card, its targets, its window, its actions, all as nested generators."""

from __future__ import annotations

from functools import partial
from operator import itemgetter

from fieldofview.cards import effects as fx

from .acts import Act, Flow, answers, is_any_time, tells
from .performing import Performing
from .table import Piece, Player, text_of, used_text, words

GIVERS = (fx.ExtraPlay, fx.ExtraDraw, fx.Replace)  # what a card gives each turn under a line of its own


class Rules(Performing):
    """How a card is played, and who may answer it."""

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
