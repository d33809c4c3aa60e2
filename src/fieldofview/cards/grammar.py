"""What makes a card's text well-formed, so that the rules can perform it.

A text is: choices, then actions, then perhaps `goes`. What may stand where depends on the part of the card. The
published cards keep to this too; for cards of set files `faults` says what is wrong and what would be right.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from . import effects as e
from .card import PARTS, Card
from .complaint import Worded
from .effects import Effect, Fields, Players, Who, Zone
from .words import value, word

MOST_COUNT = 9
MOST_MODES = 9
MOST_WORDS = 12
MOST_POINTS = 999  # that if-points-above compares with
MOST_BONUS = 99  # for each card of a mark

CHOICES = (e.TargetPlayer, e.TargetCard, e.TargetTwin)
CONDITIONS = (e.IfPointsAbove, e.IfMarked)
OF_SOMEBODY = (e.Discard, e.Squint, e.Draw, e.DestroyOwn)  # words that say who
STANDING = (e.Indestructible, e.Lure, e.WorthMore)  # what a card may be always
NAMED_ZONES = (Zone.NAMED_HAND, Zone.NAMED_FIELD)
STARTS = (Zone.FIELD, Zone.HAND, Zone.DISCARD, Zone.DRAW)
CANCELLED_GO = (Zone.DISCARD, Zone.HAND, Zone.DRAW, Zone.FIELD)
GOES = tuple(zone for zone in Zone if zone is not Zone.FIELD)

FOR_A_PLAYER = (e.Steal, e.TakePassed, e.Pass, e.ExchangeHands, e.MissTurn, e.MakePlayTop, e.GiveToField)
FOR_ANOTHER = (e.Steal, e.TakePassed, e.Pass, e.ExchangeHands)  # nobody does these with themselves

# The Fields of View from which the cards are chosen that a word needs; None where any will do.
FOR_CARDS: dict[type[Effect], tuple[Fields | None, ...]] = {
    e.Destroy: (None,),
    e.TakeToHand: (None,),
    e.TakeBack: (Fields.OWN,),
    e.TakeToField: (Fields.OTHERS,),
    e.GiveToField: (None,),
    e.Hide: (None,),
    e.Swap: (Fields.OWN, Fields.OTHERS),
    e.CopyChosen: (None,),
}

# Words with a place of their own: where that is.
ONLY: dict[type[Effect], Worded] = {
    e.OneOf: Worded('"one-of" is the only word of play or each_turn, and holds no other "one-of".'),
    e.Replace: Worded('"replace" is the first word of play, of a mode or of a shown reveal, or alone in each_turn.'),
    e.CopyChosen: Worded(
        'A mirror has play = [{ do = "target-card", other = true }, { do = "copy-chosen" }] and no more.'
    ),
    e.CopyPlayed: Worded('"copy-played" follows "enter-field", "target-player", "make-play-top" and ends the reveal.'),
    e.EnterField: Worded('"enter-field" is the first word of reveal.'),
    e.Cancel: Worded('"cancel" is the first word of reveal or of sacrifice.'),
    e.Goes: Worded('"goes" is the last word of a text.'),
    e.ExtraPlay: Worded('"extra-play" is the only word of each_turn.'),
    e.ExtraDraw: Worded('"extra-draw" is the only word of each_turn.'),
    e.ExtraTurn: Worded('"extra-turn" stands in play or reveal: a turn more in each turn would never end.'),
    e.Reshuffle: Worded('"reshuffle" stands in play or each_turn: a reveal that it brings back would never end.'),
    e.Hide: Worded('"hide" stands in play, or in reveal after "enter-field": the hiding card must lie on the table.'),
    e.IfPointsAbove: Worded('"if-points-above" holds actions only, and no other condition.'),
    e.IfMarked: Worded('"if-marked" holds actions only, and no other condition.'),
    e.WorthMore: Worded('Write always = { do = "worth-more", points = 5, mark = "relic" }.'),
    e.Indestructible: Worded('Write always = "indestructible".'),
    e.Lure: Worded('Write always = "lure".'),
}
MOSTLY = (e.ExtraTurn, e.Hide, e.Reshuffle)  # words that may stand wherever a text does not bar them


class Fault(NamedTuple):
    """One thing wrong with a card: in which part, at which word, and what would be right."""

    part: str
    word: str
    wrong: str
    right: str


def problems(card: Card) -> list[str]:
    """Everything wrong with a card's text, as sentences."""
    return [f"{fault.part}: {fault.wrong} {fault.right}" for fault in faults(card)]


def faults(card: Card) -> list[Fault]:
    """Everything wrong with a card's text."""
    found = [
        *_play(tuple(card.play)),
        *_reveal(tuple(card.reveal)),
        *_each_turn(tuple(card.each_turn)),
        *_any_time(tuple(card.any_time)),
        *_sacrifice(tuple(card.sacrifice)),
        *_whole(card),
    ]
    return list(dict.fromkeys(found))


def plays_the_top(card: Card) -> bool:
    """Whether a card has the top card of the Draw Pile played, which may be such a card again, and so on."""
    return any(isinstance(x, e.MakePlayTop | e.Replace) for x in words_of(card))


def words_of(card: Card) -> Iterator[Effect]:
    """All words of a card, also those inside others."""
    return _all(effect for part in PARTS for effect in getattr(card, part))


@dataclass(frozen=True, slots=True)
class _Text:
    """A run of effects, and what its place on the card allows."""

    part: str
    effects: tuple[Effect, ...]
    goes: tuple[Zone, ...] = ()
    must_go: bool = False
    named: bool = False  # the cancelled card's player serves as the named one
    most_cards: int = 2
    barred: tuple[type[Effect], ...] = ()

    def fault(self, effect: Effect | type[Effect] | None, wrong: str, right: str) -> Fault:
        return Fault(self.part, word(effect) if effect else "", wrong, right)

    def misplaced(self, effect: Effect) -> Fault:
        return self.fault(effect, Worded('"{word}" cannot stand here.', word=word(effect)), ONLY[type(effect)])


# -- the parts of a card -----------------------------------------------------------------------------------------


def _play(effects: tuple[Effect, ...]) -> Iterator[Fault]:
    text = _Text("play", effects, goes=GOES)
    if any(isinstance(x, e.CopyChosen) for x in effects):
        yield from _mirror(text)
    else:
        yield from _modes_or_body(text)


def _each_turn(effects: tuple[Effect, ...]) -> Iterator[Fault]:
    text = _Text("each_turn", effects, goes=GOES, barred=(e.ExtraTurn, e.Hide))
    if len(effects) == 1 and isinstance(effects[0], e.ExtraPlay | e.ExtraDraw | e.Replace):
        yield from _numbers(text, effects)
    elif effects and isinstance(effects[0], e.Replace):
        yield text.misplaced(effects[0])
    else:
        yield from _modes_or_body(text)


def _any_time(effects: tuple[Effect, ...]) -> Iterator[Fault]:
    barred = (e.ExtraTurn, e.Hide, e.Replace, e.Reshuffle, e.OneOf)
    if effects:
        yield from _body(_Text("any_time", effects, goes=GOES, barred=barred))


def _sacrifice(effects: tuple[Effect, ...]) -> Iterator[Fault]:
    if not effects:
        return
    text = _Text("sacrifice", effects[1:], named=True, most_cards=1, barred=(e.Hide, e.Replace))
    if isinstance(effects[0], e.Cancel):
        yield from _numbers(text, effects[:1])
        yield from _body(text)
    else:
        yield text.fault(
            None, Worded("A sacrifice stops a card, but does not say which."), Worded('Begin it with "cancel".')
        )


# What a card in an answer could itself be answered for.
HARMS = (e.Discard, e.Squint, e.Steal, e.TakePassed, e.EveryonePasses, e.MissTurn, e.Destroy, e.DestroyOwn)


def _reveal(effects: tuple[Effect, ...]) -> Iterator[Fault]:
    if not effects:
        return
    first, rest = effects[0], effects[1:]
    if isinstance(first, e.Cancel):
        zones = (*GOES, Zone.FIELD)
        text = _Text("reveal", rest, goes=zones, named=True, most_cards=1, barred=(e.Hide, e.Replace))
        yield from _numbers(text, (first,))
        yield from _body(text)
        harms = any(isinstance(x, HARMS) for x in _all(rest))
        if first.to is Zone.HAND and rest and rest[-1] == e.Goes(Zone.HAND) and harms:
            right = Worded('Send one of the two elsewhere: "cancel" with to = "discard", or "goes" with another zone.')
            yield text.fault(None, Worded("Both cards come back to hands, so it could go on for ever."), right)
    elif isinstance(first, e.EnterField):
        text = _Text("reveal", rest, goes=GOES, barred=(e.Replace, e.Reshuffle))
        if any(isinstance(x, e.MakePlayTop | e.CopyPlayed) for x in rest):
            yield from _play_top(text)
        else:
            yield from _body(text)
        if rest and rest[-1] == e.Goes(Zone.HAND):
            right = Worded('Leave "goes" out, or "enter-field"; or let the card go elsewhere.')
            yield text.fault(
                rest[-1], Worded("The card enters the Field of View only to come back to the hand."), right
            )
    else:
        yield from _body(_Text("reveal", effects, goes=(*GOES, Zone.FIELD), must_go=True, barred=(e.Hide, e.Reshuffle)))


def _mirror(text: _Text) -> Iterator[Fault]:
    match text.effects:
        case (e.TargetCard(other=True), e.CopyChosen()):
            return
        case (e.TargetCard() as chosen, e.CopyChosen()):
            yield text.fault(chosen, Worded("A card cannot copy itself."), Worded("Give the target-card other = true."))
        case _:
            yield text.misplaced(next(x for x in text.effects if isinstance(x, e.CopyChosen)))


def _play_top(text: _Text) -> Iterator[Fault]:
    match text.effects:
        case (e.TargetPlayer(), e.MakePlayTop()) | (e.TargetPlayer(), e.MakePlayTop(), e.CopyPlayed()):
            yield from _target_player(text, text.effects[:1], text.effects[1:])
        case _:
            right = Worded(
                'Such a reveal is "enter-field", "target-player", "make-play-top", perhaps "copy-played", and no more.'
            )
            odd = next(x for x in text.effects if isinstance(x, e.MakePlayTop | e.CopyPlayed))
            yield text.fault(odd, Worded('"{word}" cannot stand beside these words.', word=word(odd)), right)


def _whole(card: Card) -> Iterator[Fault]:
    """What the parts of a card have to do with each other."""
    lasting = [part for part in ("each_turn", "any_time", "sacrifice") if getattr(card, part)]
    sacrifice = tuple(card.sacrifice)
    if len(lasting) > 1:
        wrong = Worded("A card has {lasting} or {lasting2}, not both.", lasting=lasting[0], lasting2=lasting[1])
        yield Fault(lasting[1], "", wrong, Worded("Leave one of them out."))
    copies = any(isinstance(x, e.CopyChosen | e.CopyPlayed) for x in (*card.play, *card.reveal))
    if copies and lasting:
        part = lasting[0]
        yield Fault(
            part,
            "",
            Worded("A card that copies takes its {part} from the card it copies.", part=part),
            Worded("Leave {part} out.", part=part),
        )
    if card.always is not None and not isinstance(card.always, STANDING):
        wrong = Worded('"{word}" does not hold always.', word=word(card.always))
        yield Fault("always", word(card.always), wrong, Worded('It is "indestructible", "lure" or "worth-more".'))
    if isinstance(card.always, e.WorthMore) and not 1 <= abs(card.always.points) <= MOST_BONUS:
        right = Worded("They are 1 to {most_bonus}, or as many below zero.", most_bonus=MOST_BONUS)
        yield Fault("always", "worth-more", Worded('"worth-more" has points that cannot be.'), right)
    if isinstance(card.always, e.Indestructible):
        yield from _never_discarded(card, sacrifice)


def _never_discarded(card: Card, sacrifice: tuple[Effect, ...]) -> Iterator[Fault]:
    stays = Worded("An indestructible card never goes from a Field of View to the Discard Pile")
    if sacrifice:
        yield Fault(
            "sacrifice",
            "",
            Worded("{stays}, so it cannot be sacrificed.", stays=stays),
            Worded("Leave sacrifice or always out."),
        )
    reveal = tuple(card.reveal)
    entered = reveal if reveal and isinstance(reveal[0], e.EnterField) else ()
    texts = {part: tuple(getattr(card, part)) for part in ("play", "each_turn", "any_time")}
    for part, effects in (*texts.items(), ("reveal", entered)):
        if any(isinstance(x, e.Goes) and x.to is Zone.DISCARD for x in _all(effects)):
            yield Fault(
                part,
                "goes",
                Worded("{stays}, yet this one says it goes there.", stays=stays),
                Worded('Leave out "goes" or always.'),
            )


# -- texts -------------------------------------------------------------------------------------------------------


def _modes_or_body(text: _Text) -> Iterator[Fault]:
    chosen = next((x for x in text.effects if isinstance(x, e.OneOf)), None)
    if chosen is None:
        yield from _body(text)
        return
    if len(text.effects) > 1:
        yield text.misplaced(chosen)
    if not 2 <= len(chosen.modes) <= MOST_MODES:
        yield text.fault(
            chosen,
            Worded("Of {modes_count} modes nothing can be chosen.", modes_count=len(chosen.modes)),
            Worded("Give 2 to {most_modes}.", most_modes=MOST_MODES),
        )
    barred = (*text.barred, e.Replace) if text.part == "each_turn" else text.barred
    for mode in chosen.modes:
        if mode:
            yield from _body(_Text(text.part, mode, goes=text.goes, barred=barred))
        else:
            yield text.fault(chosen, Worded("A mode is empty."), Worded("Write in it what happens, or leave it out."))


def _body(text: _Text) -> Iterator[Fault]:
    """Choices, actions, perhaps `goes`."""
    yield from _numbers(text, text.effects)
    yield from _order(text)
    choices = tuple(x for x in text.effects if isinstance(x, CHOICES))
    actions = tuple(x for x in text.effects if not isinstance(x, CHOICES))
    yield from _places(text, actions)
    if choices and any(isinstance(x, e.Replace) for x in actions):
        right = Worded('Leave the other choices out: "replace" chooses by itself.')
        yield text.fault(e.Replace, Worded('"replace" cannot stand beside other choices.'), right)
    yield from _target_player(text, choices, actions)
    yield from _target_cards(text, choices, actions)
    yield from _going(text)
    if any(isinstance(x, e.ExtraTurn) for x in _all(actions)) and actions[-1] == e.Goes(Zone.HAND):
        right = Worded('Leave out "extra-turn", or let the card go elsewhere.')
        yield text.fault(
            e.ExtraTurn, Worded("An extra turn from a card that comes back to the hand never ends."), right
        )
    words = {type(x) for x in _all(actions)}
    if e.MakePlayTop in words and words & {e.PutOnDrawPile, e.Squint} and words & {e.TakeBack, e.TakeToHand}:
        wrong = Worded(
            "The card has one played that it took from the table, which could do the same with it, for ever."
        )
        yield text.fault(
            e.MakePlayTop, wrong, Worded("Leave out what takes a card to the hand, or what puts it on the pile.")
        )
    if len(list(_all(text.effects))) > MOST_WORDS:
        yield text.fault(
            None, Worded("The text has more than {most_words} words.", most_words=MOST_WORDS), Worded("Shorten it.")
        )


def _order(text: _Text) -> Iterator[Fault]:
    acted: Effect | None = None
    for effect in text.effects:
        if not isinstance(effect, CHOICES):
            acted = acted or effect
        elif acted is not None:
            right = Worded("Choices come first, so that they are known before anybody responds.")
            yield text.fault(
                effect, Worded('"{word}" comes after "{word2}".', word=word(effect), word2=word(acted)), right
            )


def _places(text: _Text, actions: tuple[Effect, ...]) -> Iterator[Fault]:
    """Words that may not stand in such a text, or not at this place of it."""
    for number, effect in enumerate(actions):
        if isinstance(effect, e.Goes):
            if number < len(actions) - 1:
                yield text.misplaced(effect)
        elif isinstance(effect, CONDITIONS):
            yield from _condition(text, effect)
        elif isinstance(effect, e.Replace):
            if number > 0 or e.Replace in text.barred:
                yield text.misplaced(effect)
        elif type(effect) in text.barred or (type(effect) in ONLY and not isinstance(effect, MOSTLY)):
            yield text.misplaced(effect)


def _condition(text: _Text, effect: e.IfPointsAbove | e.IfMarked) -> Iterator[Fault]:
    said = word(effect)
    if not effect.then:
        yield text.fault(
            effect, Worded('"{said}" does not say what then happens.', said=said), Worded("Give it then = [...].")
        )
    for inner in (*effect.then, *effect.otherwise):
        if isinstance(inner, (*CHOICES, *FOR_CARDS)):
            right = Worded("Chosen cards are dealt with outside it; its parts hold actions without chosen cards.")
            yield text.fault(inner, Worded('"{word}" cannot stand in "{said}".', word=word(inner), said=said), right)
        elif type(inner) in text.barred or (type(inner) in ONLY and not isinstance(inner, e.ExtraTurn | e.Reshuffle)):
            right = ONLY[type(effect)] if isinstance(inner, CONDITIONS) else ONLY[type(inner)]
            yield text.fault(inner, Worded('"{word}" cannot stand in "{said}".', word=word(inner), said=said), right)


def _going(text: _Text) -> Iterator[Fault]:
    last = text.effects[-1] if text.effects else None
    if text.must_go and not isinstance(last, e.Goes):
        right = Worded(
            'End it with { do = "goes", to = "..." }, or begin it with "enter-field" or, as a response, with "cancel".'
        )
        yield text.fault(None, Worded("The reveal does not say what becomes of the card (E21.kw.reveal)."), right)
    if isinstance(last, e.Goes) and last.to not in text.goes:
        if not text.goes:
            wrong, right = Worded("A sacrificed card is in the Discard Pile already."), Worded('Leave "goes" out.')
        else:
            wrong, right = (
                Worded("The card lies in the Field of View already."),
                Worded('Leave "goes" out, or name another zone.'),
            )
        yield text.fault(last, wrong, right)


# -- what choices are for ----------------------------------------------------------------------------------------


def needs_player(effect: Effect) -> bool:
    """Whether a word does something with the named player."""
    if isinstance(effect, OF_SOMEBODY):
        return effect.who is Who.NAMED
    if isinstance(effect, e.Goes):
        return effect.to in NAMED_ZONES
    return isinstance(effect, FOR_A_PLAYER)


def _all(effects: Iterable[Effect]) -> Iterator[Effect]:
    """These effects and those inside them."""
    for effect in effects:
        yield effect
        if isinstance(effect, CONDITIONS):
            yield from _all((*effect.then, *effect.otherwise))
        elif isinstance(effect, e.OneOf):
            for mode in effect.modes:
                yield from _all(mode)


def _target_player(text: _Text, choices: tuple[Effect, ...], actions: tuple[Effect, ...]) -> Iterator[Fault]:
    players = [x for x in choices if isinstance(x, e.TargetPlayer)]
    users = [x for x in _all(actions) if needs_player(x)]
    if len(players) > 1:
        yield text.fault(players[1], Worded("The text names two players."), Worded('Leave one "target-player" out.'))
    if users and not players and not text.named:
        right = Worded('Put { do = "target-player" } first.')
        if isinstance(users[0], OF_SOMEBODY):
            right = Worded(
                'Put {{ do = "target-player" }} first, or say who: who = "{you}", "everyone", "others".',
                you=value(Who.YOU),
            )
        yield text.fault(
            users[0], Worded('"{word}" needs a named player, and the text names none.', word=word(users[0])), right
        )
    for player in players:
        if not users:
            right = Worded('Leave "target-player" out, or say what the named player does.')
            yield text.fault(player, Worded("The text names a player, but nothing happens to them."), right)
        if player.still and player.who is not Players.OTHERS_WITH_MORE_CARDS:
            right = Worded('Leave still out, or write who = "others-with-more-cards".')
            yield text.fault(
                player, Worded("still asks again when hands have changed, but here hands do not count."), right
            )
        if player.who is Players.ANY:
            for user in users:
                if isinstance(user, FOR_ANOTHER):
                    right = Worded('Leave out who = "any": it is another player.')
                    yield text.fault(user, Worded('Nobody can do "{word}" with themselves.', word=word(user)), right)


def _target_cards(text: _Text, choices: tuple[Effect, ...], actions: tuple[Effect, ...]) -> Iterator[Fault]:
    cards = [x for x in choices if isinstance(x, e.TargetCard)]
    twins = [x for x in choices if isinstance(x, e.TargetTwin)]
    users = [x for x in actions if type(x) in FOR_CARDS]
    if len(cards) + len(twins) > text.most_cards:
        wrong = Worded("The text chooses {cards_count} cards.", cards_count=len(cards) + len(twins))
        yield text.fault(
            cards[0] if cards else twins[0],
            wrong,
            Worded("Such a text chooses {most_cards} at most.", most_cards=text.most_cards),
        )
    if cards and not users:
        right = Worded('Leave "target-card" out, or say what happens to the card: "destroy", "take-to-hand", ...')
        yield text.fault(cards[0], Worded("The text chooses a card, but nothing happens to it."), right)
    if len(users) > 1:
        wrong = Worded('"{word}" and "{word2}" both want the chosen card.', word=word(users[0]), word2=word(users[1]))
        yield text.fault(users[1], wrong, Worded("A card goes one way: leave one of them out."))
    elif users:
        yield from _chosen_for(text, users[0], cards, twins)
    if twins and not (len(cards) == 1 == len(twins) and any(isinstance(x, e.Destroy) for x in users)):
        right = Worded('It follows exactly one "target-card", and "destroy" follows it.')
        yield text.fault(twins[0], Worded('"target-twin" chooses a second card of the same name.'), right)
    elif twins and choices.index(twins[0]) < choices.index(cards[0]):
        yield text.fault(
            twins[0], Worded('"target-twin" comes before the card it is like.'), Worded('Put it after "target-card".')
        )
    if any(card.may for card in cards) and len(cards) + len(twins) > 1:
        right = Worded("Leave may out: of two chosen cards neither is optional by itself.")
        yield text.fault(cards[0], Worded("One of two chosen cards is optional."), right)


def _chosen_for(text: _Text, user: Effect, cards: list[e.TargetCard], twins: list[e.TargetTwin]) -> Iterator[Fault]:
    wanted = FOR_CARDS[type(user)]
    right = Worded("Put {targets} first.", targets=", ".join(_target(fields) for fields in wanted))
    if len(cards) < len(wanted):
        more = Worded("one chosen card") if len(wanted) == 1 else Worded("two chosen cards")
        yield text.fault(
            user,
            Worded(
                '"{word}" needs {more}, and the text chooses {cards_count}.',
                word=word(user),
                more=more,
                cards_count=len(cards) or Worded("none"),
            ),
            right,
        )
        return
    if len(cards) > len(wanted) and not isinstance(user, e.Destroy):
        wrong = Worded(
            '"{word}" deals with {value}, not with {cards_count}.',
            word=word(user),
            value=Worded("one card") if len(wanted) == 1 else Worded("two cards"),
            cards_count=len(cards),
        )
        yield text.fault(user, wrong, Worded('Leave the other "target-card" out.'))
    for card, fields in zip(cards, wanted, strict=False):
        if fields is not None and card.fields is not fields:
            wrong = Worded(
                '"{word}" does not take a card with fields = "{fields}" here.',
                word=word(user),
                fields=value(card.fields),
            )
            yield text.fault(user, wrong, right)
            break
    if isinstance(user, e.GiveToField):
        order = [type(x) for x in text.effects if isinstance(x, e.TargetCard | e.TargetPlayer)]
        if order[:1] == [e.TargetPlayer]:
            yield text.fault(
                e.TargetPlayer, Worded("The player is named before the card."), Worded('Put "target-card" first.')
            )


def _target(fields: Fields | None) -> str:
    given = f', fields = "{value(fields)}"' if fields else ""
    return f'{{ do = "target-card"{given} }}'


# -- numbers -----------------------------------------------------------------------------------------------------


def _numbers(text: _Text, effects: Iterable[Effect]) -> Iterator[Fault]:
    for effect in _all(effects):
        count = getattr(effect, "count", 1)
        most = 2 if isinstance(effect, e.Replace) else MOST_COUNT
        if isinstance(count, int) and not 1 <= count <= most:
            yield text.fault(
                effect,
                Worded('"{word}" has a count that cannot be.', word=word(effect)),
                Worded("It is 1 to {most}.", most=most),
            )
        if isinstance(count, e.Count) and count.mark is None and not isinstance(effect, e.Draw):
            wrong = Worded('"{word}" cannot count "{count}".', word=word(effect), count=value(count))
            yield text.fault(effect, wrong, Worded('Give count a number, "relics" or "zombeyes".'))
        elif isinstance(effect, e.Draw) and isinstance(count, e.Count) and not count.mark and effect.who is not Who.YOU:
            right = Worded("Leave who out, or give count a number.")
            yield text.fault(
                effect, Worded('count = "{count}" is for this card\'s player only.', count=value(count)), right
            )
        if isinstance(effect, e.IfPointsAbove) and not -MOST_POINTS <= effect.points <= MOST_POINTS:
            right = Worded("They are -{most_points} to {most_points}.", most_points=MOST_POINTS)
            yield text.fault(effect, Worded('"if-points-above" has points that cannot be.'), right)
        if isinstance(effect, e.Cancel):
            yield from _cancel(text, effect)


def _cancel(text: _Text, effect: e.Cancel) -> Iterator[Fault]:
    if not effect.when:
        known = ", ".join(f'"{value(threat)}"' for threat in e.Threat)
        yield text.fault(
            effect, Worded('"cancel" answers nothing.'), Worded("Give it when: one or more of {known}.", known=known)
        )
    if effect.to not in CANCELLED_GO:
        known = ", ".join(f'"{value(zone)}"' for zone in CANCELLED_GO)
        yield text.fault(
            effect,
            Worded('A cancelled card cannot go to "{to}".', to=value(effect.to)),
            Worded("Choose from: {known}.", known=known),
        )
