"""Card text, made from the effects: what a player reads is what the machine does.

A language is a flat list of words (`text_en`, `text_de`): see languages.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from .card import Card
from .effects import (
    Cancel,
    Count,
    DestroyOwn,
    Discard,
    Draw,
    Effect,
    ExtraDraw,
    ExtraPlay,
    Goes,
    IfMarked,
    IfPointsAbove,
    Mark,
    OneOf,
    Replace,
    Squint,
    TargetCard,
    TargetPlayer,
    TargetTwin,
    Threat,
    Zone,
)
from .languages import find_language

CLOSING_MARK = re.compile(r"(?:,| –)(?=[.,;:])")  # of a clause in a sentence; it yields to the next mark


def describe(card: Card, language: str = "en") -> str:
    """The text of a card, one line for each of its parts; the REVEAL part comes last."""
    words = find_language(language).of(card.edition)

    def text(effects: Iterable[Effect]) -> str:
        return _Writer(words, card.name).text(effects)

    lines = [text(card.play)]
    each_turn, sacrifice = tuple(card.each_turn), tuple(card.sacrifice)
    if each_turn:
        lasting = isinstance(each_turn[0], ExtraPlay | ExtraDraw | Replace)
        head = words["each_turn" if lasting else "each_turn.text"]
        lines.append(head.format(text=text(each_turn)))
    if card.any_time:
        lines.append(words["any_time"].format(text=text(card.any_time)))
    if sacrifice and isinstance(sacrifice[0], Cancel):
        threat = _threats(words, sacrifice[0].when)
        lines.append(words["sacrifice"].format(threat=threat, text=text(sacrifice)))
    if card.always:
        lines.append(text([card.always]))
    reveal = tuple(card.reveal)
    if reveal:
        first = reveal[0]
        threat = _threats(words, first.when) if isinstance(first, Cancel) else ""
        head = words.get(f"reveal.{type(first).__name__}", words["reveal"])
        lines.append(head.format(threat=threat, text=text(reveal)))
    if card.starts:
        lines.append(words[f"starts.{card.starts.name}"])
    return "\n".join(line for line in lines if line)


def describe_effect(effect: Effect, language: str = "en") -> str:
    """The text of one effect by itself; what it was aimed at before is "the chosen" player or card."""
    return _Writer(find_language(language).words).text([effect])


def describe_mode(card: Card, number: int, language: str = "en") -> str | None:
    """One of the texts that a card lets its player choose from, counted from 1; None where it has no such choice."""
    choices = [x for part in (card.play, card.each_turn) for x in part if isinstance(x, OneOf)]
    if len(choices) != 1 or not 1 <= number <= len(choices[0].modes):
        return None
    return _Writer(find_language(language).of(card.edition), card.name).bound(choices[0].modes[number - 1])


def _threats(words: Mapping[str, str], when: Threat) -> str:
    """What a response answers: what one would have to do comes first, told in one clause."""
    things = [words[f"make.{threat.name}"] for threat in Threat if threat in when and f"make.{threat.name}" in words]
    clauses = [words["threat.make"].format(things=_listed(things, f" {words['or']} "))] if things else []
    clauses += [words[f"threat.{x.name}"] for x in (Threat.STEAL, Threat.DESTROY, Threat.PLAY) if x in when]
    return words["threats"].format(clauses=_listed(clauses, words["or clause"]))


def _listed(things: Sequence[str], last: str) -> str:
    """A, B or C."""
    return last.join([", ".join(things[:-1]), things[-1]]) if len(things) > 1 else "".join(things)


class _Writer:
    """Writes one run of effects; remembers what was chosen until an effect says what happens to it."""

    def __init__(self, words: Mapping[str, str], name: str | None = None) -> None:
        self.words = words
        self.name = name
        self.player = "player.chosen"
        self.named: TargetPlayer | None = None
        self.cards: list[TargetCard] = []
        self.plural = False
        self.twin: TargetTwin | None = None
        self.said: list[str] = []
        self.was_condition = False  # the last sentence holds in one case only

    def text(self, effects: Iterable[Effect]) -> str:
        """The effects, a sentence each."""
        return " ".join(capital(sentence) for sentence in self.sentences(effects))

    def bound(self, effects: Iterable[Effect]) -> str:
        """The effects as one sentence, so that what follows it cannot be taken for a part of it."""
        return capital("; ".join(sentence.removesuffix(".") for sentence in self.sentences(effects)) + ".")

    def sentences(self, effects: Iterable[Effect]) -> list[str]:
        for effect in effects:
            before = len(self.said)
            self.say(effect)
            if self.was_condition and len(self.said) > before:  # else it could be taken for a part of the condition
                self.said[before] = self.words["in any case"].format(text=capital(self.said[before]))
                self.was_condition = False
            self.was_condition |= isinstance(effect, IfPointsAbove | IfMarked)
        self.leave_over()
        return [CLOSING_MARK.sub("", sentence) for sentence in self.said]

    def say(self, effect: Effect) -> None:
        match effect:
            case TargetPlayer(who=who):
                self.named, self.player = effect, f"player.{who.name}"
            case TargetCard():
                self.cards.append(effect)
            case TargetTwin():
                self.twin = effect
            case OneOf(modes=modes):
                texts = [self.inner(mode) for mode in modes]
                listed = [self.words["OneOf.mode"].format(n=n, text=text) for n, text in enumerate(texts, 1)]
                self.said.append(self.words["OneOf"].format(modes=" ".join(listed)))
            case IfPointsAbove(points=points, then=then, otherwise=otherwise):
                self.condition("IfPointsAbove", None, points, then, otherwise)
            case IfMarked(mark=mark, count=count, then=then, otherwise=otherwise):
                self.condition("IfMarked.1" if count == 1 else "IfMarked", mark, count, then, otherwise)
            case Cancel(when=when, to=to):
                self.act(effect)
                after = f"player.cancelled.{when.name}"
                self.player = after if after in self.words else "player.cancelled"
                if to is not Zone.DISCARD:
                    self.said.append(self.words[f"cancelled.{to.name}"])
            case _:
                self.act(effect)

    def condition(
        self, word: str, mark: Mark | None, n: int, then: Iterable[Effect], otherwise: Iterable[Effect]
    ) -> None:
        """What happens if something is so, and what else."""
        self.leave_over()
        self.said.append(self.words[word].format(n=n, then=self.inner(then), **self.nouns(mark)))
        if otherwise:
            self.said.append(self.words["otherwise"].format(text=self.inner(otherwise)))

    def inner(self, effects: Iterable[Effect]) -> str:
        """A text within this one, about the player that this one speaks of."""
        writer = _Writer(self.words, self.name)
        if self.named is None:
            writer.player = self.player
        return writer.bound(effects)

    def act(self, effect: Effect) -> None:
        """An effect that does something, with the choices before it filled in and used up."""
        count = getattr(effect, "count", None)
        counted = count.mark if isinstance(count, Count) else None
        count = 1 if counted else count
        template = self.template(effect, count)
        said = template.format(
            n=count,
            points=getattr(effect, "points", 0),
            **self.nouns(getattr(effect, "mark", None)),
            called=self.words["called"].format(name=self.name) if self.name else self.words["this name"],
            player=self.words[self.player],
            player_dat=self.words.get(f"{self.player}.dat", self.words[self.player]),
            card=self.chosen_cards(),
            first=self.card(self.cards[:1]),
            second=self.card(self.cards[1:2]),
        )
        if counted:
            said = self.words["for each"].format(text=capital(said), **self.nouns(counted))
        self.said.append(said)
        if "{player" in template:
            if self.named is not None and self.named.still and f"still.{self.named.who.name}" in self.words:
                self.said.append(self.words[f"still.{self.named.who.name}"])
            self.named, self.player = None, "player.that"
        if "{card}" in template or "{first}" in template:
            self.plural = len(self.cards) > 1 or self.twin is not None
            self.cards, self.twin = [], None

    def nouns(self, mark: Mark | None) -> dict[str, str]:
        """What a card is called, with its mark or without."""
        return {noun: self.words[f"{noun}.{mark.name}" if mark else noun] for noun in ("noun", "nouns")}

    def template(self, effect: Effect, count: int | Count | None) -> str:
        word = type(effect).__name__
        side = getattr(effect, "side", None)
        may = getattr(effect, "may", False) or any(card.may for card in self.cards)
        number = count.name if isinstance(count, Count) else count
        variants = [f"{word}.{number}"]
        if isinstance(effect, Draw | Discard | Squint | DestroyOwn):
            variants = [f"{word}.{effect.who.name}.{number}", f"{word}.{effect.who.name}", *variants]
        if isinstance(effect, Goes):
            variants = [f"{word}.{effect.to.name}{'' if self.said and not self.was_condition else '.alone'}"]
        if isinstance(effect, Cancel):
            variants.append(f"{word}.{effect.when.name}")
        if side:
            variants.append(f"{word}.{side.name}")
        if may:
            variants.append(f"{word}.may")
        return next(self.words[key] for key in [*variants, word] if key in self.words)

    def chosen_cards(self) -> str:
        """All cards chosen so far as one phrase."""
        alike = {(card.fields, card.other, card.mark) for card in self.cards}
        if len(self.cards) > 1 and len(alike) == 1:
            key = self.key("cards", self.cards[0])
            said = self.words[key].format(n=len(self.cards), **self.nouns(self.cards[0].mark))
        else:
            said = f" {self.words['and']} ".join(self.card([card]) for card in self.cards) or self.card([])
        return self.words["twins"].format(card=said) if self.twin else said

    def card(self, chosen: list[TargetCard]) -> str:
        if not chosen:
            return self.words["cards.chosen" if self.plural else "card.chosen"]
        return self.words[self.key("card", chosen[0])].format(**self.nouns(chosen[0].mark))

    def key(self, noun: str, card: TargetCard) -> str:
        return f"{noun}.{card.fields.name}{'.other' if card.other else ''}"

    def leave_over(self) -> None:
        """Say choices of which nothing came yet; what comes later speaks of the chosen ones."""
        if self.named:
            self.said.append(self.words["TargetPlayer"].format(player=self.words[self.player]))
            self.named, self.player = None, "player.that"
        for card in self.cards:
            self.said.append(self.words["TargetCard.may" if card.may else "TargetCard"].format(card=self.card([card])))
        self.cards = []
        if self.twin:
            self.said.append(self.words["TargetTwin"])
        self.twin = None


def capital(sentence: str) -> str:
    """The sentence with a capital at its start."""
    return sentence[:1].upper() + sentence[1:]
