"""Random sets: cards of our own making, well-formed and without sense, that use every word of the vocabulary.

`random_set(seed)` is a whole set. Nothing here is a published card; the names are those of colours and glass, but for a
few that other sets print too, so that a mix has cards of the same name (D.3).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial

from fieldofview.cards import Card, CardSet
from fieldofview.cards import effects as fx
from fieldofview.cards.effects import Count, Effect, Fields, Mark, Players, Side, Threat, Who, Zone
from fieldofview.cards.grammar import problems
from fieldofview.cards.nesting import nested

from .table import words

COLOURS = ("Amber", "Blue", "Crimson", "Dun", "Ebony", "Fawn", "Green", "Hazel", "Indigo", "Jade", "Khaki", "Lilac")
GLASSES = ("Bead", "Bottle", "Dome", "Lens", "Marble", "Pane", "Prism", "Vial")
MOST_NESTED = 20  # of one set, so that two and Reflections go together
SHARED = ("Wink", "Mirage", "Shadow", "Peekaboo!", "Lighthouse")  # names that classic sets print

Text = list[Effect]
THREATS = tuple(Threat)


class Scribe:
    """Writes the texts of one set."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(f"cards of set {seed}")

    def some(self) -> int:
        """A small number."""
        return self.dice.choice((1, 1, 1, 2, 2, 3))

    def perhaps(self, chance: float) -> bool:
        return self.dice.random() < chance

    # -- actions ---------------------------------------------------------------------------------------------

    def plain_action(self) -> Effect:
        """An action that needs no choice of a player or of a card in a field."""
        d = self.dice
        several = d.choice((Who.YOU, Who.EVERYONE, Who.OTHERS))
        return d.choice(
            (
                fx.Draw(self.some()),
                fx.Draw(d.choice((Count.PLAYERS, Count.SAME_NAME))),
                fx.Draw(self.some(), d.choice((Who.EVERYONE, Who.OTHERS))),
                fx.Discard(self.some(), several),
                fx.Discard(1, Who.EVERYONE),
                fx.Squint(self.some(), several),
                fx.Squint(1, Who.OTHERS),
                fx.EveryonePasses(d.choice((Side.LEFT, Side.RIGHT))),
                fx.LookAndTake(d.choice((2, 3, 4))),
                fx.TakeFromDiscard(may=self.perhaps(0.5), mark=self.mark()),
                fx.PutInDiscard(self.some()),
                fx.PutOnDrawPile(self.some()),
                fx.BringIn(),
                fx.Draw(self.marks(), d.choice(tuple(Who)[2:])),
                fx.Draw(self.marks()),
                fx.Squint(self.marks(), several),
                fx.DestroyOwn(d.choice((Who.YOU, Who.EVERYONE, Who.OTHERS)), self.mark()),
                fx.DestroyOwn(Who.OTHERS, self.mark()),
            )
        )

    def mark(self) -> Mark | None:
        """A mark, or none in particular."""
        return self.dice.choice((None, *Mark))

    def marks(self) -> Count:
        """As many as there are cards of a mark."""
        return self.dice.choice((Count.RELICS, Count.ZOMBEYES))

    def named_action(self) -> Effect:
        """An action that needs a named player."""
        return self.dice.choice(
            (
                fx.Draw(self.some(), Who.NAMED),
                fx.Discard(self.some()),
                fx.Squint(self.some()),
                fx.Steal(self.some()),
                fx.Steal(1),
                fx.TakePassed(self.some()),
                fx.Pass(self.some()),
                fx.Pass(1),
                fx.ExchangeHands(),
                fx.MissTurn(),
                fx.MakePlayTop(),
                fx.Steal(self.marks()),
                fx.TakePassed(self.marks()),
                fx.Discard(self.marks()),
                fx.DestroyOwn(Who.NAMED, self.mark()),
            )
        )

    def one_action(self) -> Effect:
        """An action that needs no chosen card."""
        return self.named_action() if self.perhaps(0.5) else self.plain_action()

    def condition(self, then: Effect, otherwise: Effect | None) -> Effect:
        """Two actions, of which one depends on what the performer has."""
        texts = (then,), (otherwise,) if otherwise else ()
        if self.perhaps(0.5):
            return fx.IfMarked(self.dice.choice(tuple(Mark)), self.some(), *texts)
        return fx.IfPointsAbove(self.dice.choice((0, 20, 40)), *texts)

    def card_action(self, *, is_short: bool) -> tuple[Text, Effect]:
        """Choices of cards, and the action that needs them; `is_short`: one card at most."""
        d = self.dice
        may, other = self.perhaps(0.25), self.perhaps(0.3)
        anywhere = fx.TargetCard(d.choice((Fields.ANY, Fields.ANY, Fields.OWN, Fields.OTHERS)), other=other, may=may)
        if self.perhaps(0.4):
            anywhere = replace(anywhere, mark=self.mark())
        found: list[tuple[Text, Effect]] = [
            ([anywhere], fx.Destroy()),
            ([anywhere], fx.Destroy()),
            ([anywhere], fx.TakeToHand()),
            ([anywhere], fx.GiveToField()),
            ([anywhere], fx.GiveToField()),
            ([fx.TargetCard(Fields.OTHERS, may=may)], fx.TakeToField()),
            ([fx.TargetCard(Fields.ANY, other=True, may=may)], fx.Hide()),
        ]
        if not is_short:
            found += [
                ([fx.TargetCard(), fx.TargetCard()], fx.Destroy()),
                ([fx.TargetCard(), fx.TargetTwin()], fx.Destroy()),
                ([fx.TargetCard(Fields.OWN), fx.TargetCard(Fields.OTHERS)], fx.Swap()),
                ([fx.TargetCard(Fields.OWN), fx.TargetCard(Fields.OTHERS, mark=self.mark())], fx.Swap()),
            ]
        return d.choice(found)

    def target_player(self, *, may_ask_again: bool) -> fx.TargetPlayer:
        who = self.dice.choice((Players.OTHERS, Players.OTHERS, Players.ANY, Players.OTHERS_WITH_MORE_CARDS))
        still = who is Players.OTHERS_WITH_MORE_CARDS and may_ask_again and self.perhaps(0.7)
        return fx.TargetPlayer(who, still)

    # -- texts -----------------------------------------------------------------------------------------------

    def actions(self, *, is_answer: bool = False) -> Text:
        """Choices first, then one to three actions."""
        choices: Text = []
        done: Text = []
        needs_player = False
        if self.perhaps(0.45):
            choices, action = self.card_action(is_short=is_answer)
            done.append(action)
            needs_player = isinstance(action, fx.GiveToField)
        while not done or self.perhaps(0.3):
            action = self.one_action()
            if self.perhaps(0.15):
                action = self.condition(action, self.one_action() if self.perhaps(0.6) else None)
            done.append(action)
            if len(done) == 3:
                break
        names_one = any(needs_name(action) for action in words(done))
        if needs_player or (names_one and not (is_answer and self.perhaps(0.7))):
            player = self.target_player(may_ask_again=not is_answer)
            is_first = not needs_player and self.perhaps(0.5)
            choices = [player, *choices] if is_first else [*choices, player]
        self.dice.shuffle(done)
        return [*choices, *done]

    def goes(self, text: Text, zones: Sequence[Zone], *, is_answer: bool = False) -> Text:
        """The text, and where its card goes in the end."""
        has_name = is_answer or any(isinstance(e, fx.TargetPlayer) for e in text)
        named = (Zone.NAMED_HAND, Zone.NAMED_FIELD)
        return [*text, fx.Goes(self.dice.choice([z for z in zones if has_name or z not in named]))]

    def play(self) -> Text:
        """What happens when the card is played."""
        if self.perhaps(0.08):
            tail = [self.plain_action()] if self.perhaps(0.4) else []
            text: Text = [fx.Replace(self.dice.choice((1, 2))), *tail]
        elif self.perhaps(0.1):
            modes = [self.leaving(self.actions(), 0.2) for _ in range(self.dice.choice((2, 3)))]
            return [fx.OneOf(tuple(tuple(mode) for mode in modes))]
        elif self.perhaps(0.08):
            text = [fx.TargetCard(Fields.OWN, other=self.perhaps(0.7)), fx.TakeBack()]
        elif self.perhaps(0.08):
            other = self.dice.choice((self.plain_action(), self.plain_action(), fx.ExtraTurn(), fx.Reshuffle()))
            text = [self.condition(self.plain_action(), other)]
        elif self.perhaps(0.06):  # no text with an extra turn brings its card back: that turn would never end
            return [fx.ExtraTurn(), *([self.plain_action()] if self.perhaps(0.5) else [])]
        elif self.perhaps(0.06):
            text = [fx.Reshuffle(), self.plain_action()]
        else:
            text = self.actions()
        return self.leaving(text, 0.25)

    def leaving(self, text: Text, chance: float) -> Text:
        zones = (Zone.DISCARD, Zone.DRAW, Zone.HAND, Zone.NAMED_HAND, Zone.NAMED_FIELD, Zone.NAMED_FIELD, Zone.OUT)
        return self.goes(text, zones) if self.perhaps(chance) else text

    def cancel(self) -> fx.Cancel:
        when = Threat(0)
        for threat in self.dice.sample(THREATS, self.dice.choice((1, 1, 2, 3))):
            when |= threat
        return fx.Cancel(when, self.dice.choice((Zone.DISCARD, Zone.DISCARD, Zone.HAND, Zone.DRAW, Zone.FIELD)))

    def answer(self) -> Text:
        """A reveal that cancels, with what may follow."""
        text: Text = self.actions(is_answer=True) if self.perhaps(0.6) else []
        if self.perhaps(0.5):
            text = self.goes(text, tuple(Zone), is_answer=True)
        return [self.cancel(), *text]

    def entering(self) -> Text:
        """A reveal at any time that comes into the Field of View."""
        return [fx.EnterField(), *(self.leaving(self.actions(), 0.25) if self.perhaps(0.7) else [])]

    def shown(self, *, comes_back: bool) -> Text:
        """A reveal at any time that is shown and goes somewhere."""
        if comes_back:
            return [*self.actions(), fx.Goes(Zone.HAND)]
        zones = (Zone.DISCARD, Zone.DRAW, Zone.FIELD, Zone.FIELD, Zone.NAMED_HAND, Zone.NAMED_FIELD, Zone.OUT)
        return self.goes(self.actions(), zones)

    def each_turn(self) -> Text:
        """A text that its holder may use each turn."""
        if self.perhaps(0.15):
            return [fx.OneOf(tuple(tuple(self.actions()) for _ in range(2)))]
        return self.leaving(self.actions(), 0.2)

    def any_time(self) -> Text:
        """A text that its holder may use in every turn."""
        return self.leaving(self.actions(), 0.3)

    def sacrifice(self) -> Text:
        """A cancel from the Field of View, with what may follow."""
        return [self.cancel(), *(self.actions(is_answer=True) if self.perhaps(0.5) else [])]


def needs_name(action: Effect) -> bool:
    """Whether an action is about the named player."""
    if isinstance(action, fx.Draw | fx.Discard | fx.Squint | fx.DestroyOwn):
        return action.who is Who.NAMED
    kinds = fx.Steal | fx.TakePassed | fx.Pass | fx.ExchangeHands | fx.MissTurn | fx.MakePlayTop
    return isinstance(action, kinds)


Parts = dict[str, object]


def shapes(scribe: Scribe) -> list[Callable[[], Parts]]:
    """The kinds of card of a set, from which it is made in this order, over and over."""

    def play_or_not() -> Text:
        return scribe.play() if scribe.perhaps(0.5) else []

    return [
        lambda: {"play": scribe.play()},
        lambda: {"play": play_or_not(), "reveal": scribe.answer()},
        lambda: {"play": scribe.play(), "always": worth_more(scribe)},
        lambda: {"play": play_or_not(), "reveal": scribe.entering()},
        lambda: {"play": scribe.play(), "always": standing(scribe)},
        lambda: {"play": play_or_not(), "each_turn": scribe.each_turn()},
        lambda: {"play": scribe.play()},
        lambda: {"play": play_or_not(), "sacrifice": scribe.sacrifice()},
        lambda: {"play": play_or_not(), "reveal": scribe.shown(comes_back=False)},
        lambda: {"play": [fx.TargetCard(other=True), fx.CopyChosen()], "reveal": mirror_reveal(scribe)},
        lambda: {"play": play_or_not(), "reveal": scribe.answer()},
        lambda: {"play": scribe.play()},
        lambda: {"play": play_or_not(), "each_turn": [giver(scribe)], "reveal": mirror_reveal(scribe)},
        lambda: {"reveal": [fx.EnterField(), fx.TargetPlayer(), fx.MakePlayTop(), fx.CopyPlayed()]},
        lambda: {"play": scribe.play()},
        lambda: {"play": play_or_not(), "reveal": scribe.answer()},
        lambda: {"play": scribe.play(), "reveal": scribe.shown(comes_back=scribe.perhaps(0.3))},
        lambda: {"play": play_or_not(), "each_turn": [giver(scribe)]},
        lambda: {"play": play_or_not(), "sacrifice": scribe.sacrifice(), "reveal": mirror_reveal(scribe)},
        lambda: {"play": play_or_not(), "any_time": scribe.any_time()},
    ]


def worth_more(scribe: Scribe) -> fx.WorthMore:
    return fx.WorthMore(scribe.dice.choice((-5, 5, 10)), scribe.dice.choice(tuple(Mark)))


def standing(scribe: Scribe) -> Effect:
    return scribe.dice.choice((fx.Indestructible(), fx.Lure(), fx.Lure(), worth_more(scribe)))


def giver(scribe: Scribe) -> Effect:
    return scribe.dice.choice((fx.ExtraPlay(), fx.ExtraDraw(), fx.Replace(1)))


def mirror_reveal(scribe: Scribe) -> Text:
    return scribe.answer() if scribe.perhaps(0.3) else []


@cache
def random_set(seed: int, kinds: int = 20, copies: int = 3) -> CardSet:
    """A set of so many kinds of card, the same for the same seed, with four Enigma cards."""
    scribe = Scribe(seed)
    dice = scribe.dice
    names = [f"{colour} {glass}" for colour in COLOURS for glass in GLASSES]
    dice.shuffle(names)
    made = shapes(scribe)
    cards = []
    for n in range(kinds):
        name = dice.choice(SHARED) if n == kinds - 1 else names.pop()
        cards.append(_card(scribe, name, copies, made[n % len(made)], is_zombeye=n % 4 == seed % 4))
    return CardSet(
        f"random-{seed}",
        f"Random set {seed}",
        tuple(_not_too_nested(cards)),
        seats=6,
        plague=dice.choice((2, 3, 3, 4, 7)),
        plague_from=((), ((3, 4),), ((4, 2), (5, 5)))[seed % 3],
        enigmas=tuple(_enigmas(scribe, seed, made)),
    )


def _not_too_nested(cards: list[Card]) -> Iterator[Card]:
    """Of cards that may lie on one another a set holds only so many: some get a single copy."""
    found = nested({card: card.copies for card in cards})
    done, left = 0, len(found)
    for card in cards:
        if card in found:
            left -= 1
            fits = done + card.copies + left <= MOST_NESTED
            card = card if fits else replace(card, copies=1)
            done += card.copies
        yield card


def _enigmas(scribe: Scribe, seed: int, made: list[Callable[[], Parts]]) -> Iterator[Card]:
    """One for each zone that they start in; two of them bring in the card that lies aside."""
    bringing: list[Parts] = [
        {"each_turn": [fx.BringIn()]},
        {"play": [fx.BringIn(), fx.Draw(1)]},
        {"reveal": [fx.EnterField(), fx.BringIn()]},
    ]
    for n, zone in enumerate((Zone.FIELD, Zone.HAND, Zone.DISCARD, Zone.DRAW)):
        make = partial(scribe.dice.choice, bringing) if n % 2 == seed % 2 else scribe.dice.choice(made)
        name = f"Enigma {GLASSES[n]} {seed}"
        yield _card(scribe, name, 1, make, is_zombeye=scribe.perhaps(0.3), starts=zone)


def _card(
    scribe: Scribe, name: str, copies: int, make: Callable[[], Parts], *, is_zombeye: bool, starts: Zone | None = None
) -> Card:
    """A card that set files would accept; what cannot be played is made anew."""
    marks = {mark for mark, is_on in (("zombeye", is_zombeye), ("relic", scribe.perhaps(0.2))) if is_on}
    points = scribe.dice.choice((-15, -10, -5, 0, 5, 5, 10, 10, 15, 20))
    while True:
        card = Card(
            name,
            points,
            copies,
            **make(),  # type: ignore[arg-type]
            marks=frozenset(marks),
            starts=starts,
            document="",
            edition="viewniverse",
        )
        if not problems(card):
            return card
