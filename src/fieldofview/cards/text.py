"""Card text, made from the effects: what a player reads is what the machine does.

A language is a flat list of words (`text_en`, `text_de`); another is one more list and a line in LANGUAGES.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from fieldofview.rulings.editions import CLASSIC

from . import text_de, text_en
from .card import Card
from .effects import (
    Cancel,
    Count,
    Discard,
    Draw,
    Effect,
    ExtraDraw,
    ExtraPlay,
    Goes,
    IfPointsAbove,
    OneOf,
    Replace,
    Squint,
    TargetCard,
    TargetPlayer,
    TargetTwin,
    Threat,
    Zone,
)


@dataclass(frozen=True, slots=True)
class Language:
    """The words of one language."""

    code: str
    name: str
    words: Mapping[str, str]
    later: Mapping[str, str]  # what the later editions say otherwise

    def of(self, edition: str) -> Mapping[str, str]:
        """The words of an edition."""
        return self.words if edition == CLASSIC else {**self.words, **self.later}


LANGUAGES: dict[str, Language] = {
    "en": Language("en", "English", text_en.WORDS, text_en.LATER),
    "de": Language("de", "Deutsch", text_de.WORDS, text_de.LATER),
}


class UnknownLanguage(ValueError):
    """Cards have no text in this language."""

    def __init__(self, asked: str) -> None:
        known = " and ".join(f"{code} ({language.name})" for code, language in LANGUAGES.items())
        super().__init__(f"There is no card text in language {asked!r}; there is {known}.")


def find_language(code: str) -> Language:
    """The language with this code, whatever its case."""
    try:
        return LANGUAGES[code.strip().lower()]
    except KeyError:
        raise UnknownLanguage(code) from None


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


def _threats(words: Mapping[str, str], when: Threat) -> str:
    return f" {words['or']} ".join(words[f"threat.{threat.name}"] for threat in Threat if threat in when)


class _Writer:
    """Writes one run of effects; remembers what was chosen until an effect says what happens to it."""

    def __init__(self, words: Mapping[str, str], name: str | None = None) -> None:
        self.words = words
        self.name = name or words["this name"]
        self.player = "player.chosen"
        self.named: TargetPlayer | None = None
        self.cards: list[TargetCard] = []
        self.plural = False
        self.twin: TargetTwin | None = None
        self.said: list[str] = []

    def text(self, effects: Iterable[Effect]) -> str:
        for effect in effects:
            self.said.append(self.say(effect))
        self.said += self.left_over()
        return " ".join(capital(sentence) for sentence in self.said if sentence)

    def say(self, effect: Effect) -> str:
        match effect:
            case TargetPlayer(who=who):
                self.named, self.player = effect, f"player.{who.name}"
                return ""
            case TargetCard():
                self.cards.append(effect)
                return ""
            case TargetTwin():
                self.twin = effect
                return ""
            case OneOf(modes=modes):
                texts = [self.inner(mode) for mode in modes]
                listed = [self.words["OneOf.mode"].format(n=n, text=text) for n, text in enumerate(texts, 1)]
                return self.words["OneOf"].format(modes=" ".join(listed))
            case IfPointsAbove(points=points, then=then, otherwise=otherwise):
                self.said += self.left_over()
                said = self.words["IfPointsAbove"].format(n=points, then=self.inner(then))
                if otherwise:
                    said += " " + capital(self.words["otherwise"].format(text=self.inner(otherwise)))
                return said
        said = self.act(effect)
        if isinstance(effect, Cancel):
            after = f"player.cancelled.{effect.when.name}"
            self.player = after if after in self.words else "player.cancelled"
            if effect.to is not Zone.DISCARD:
                said += " " + capital(self.words[f"cancelled.{effect.to.name}"])
        return said

    def inner(self, effects: Iterable[Effect]) -> str:
        writer = _Writer(self.words, self.name)
        if self.named is None:
            writer.player = self.player
        return writer.text(effects)

    def act(self, effect: Effect) -> str:
        """An effect that does something, with the choices before it filled in and used up."""
        count = getattr(effect, "count", None)
        template = self.template(effect, count)
        said = template.format(
            n=count,
            name=self.name,
            player=self.words[self.player],
            player_dat=self.words.get(f"{self.player}.dat", self.words[self.player]),
            card=self.chosen_cards(),
            first=self.card(self.cards[:1]),
            second=self.card(self.cards[1:2]),
        )
        if "{player" in template:
            said += self.ask_again()
            if self.named is not None:
                self.named, self.player = None, "player.chosen"
        if "{card}" in template or "{first}" in template:
            self.plural = len(self.cards) > 1 or self.twin is not None
            self.cards, self.twin = [], None
        return said

    def template(self, effect: Effect, count: int | Count | None) -> str:
        word = type(effect).__name__
        side = getattr(effect, "side", None)
        may = getattr(effect, "may", False) or any(card.may for card in self.cards)
        number = count.name if isinstance(count, Count) else count
        variants = [f"{word}.{number}"]
        if isinstance(effect, Draw | Discard | Squint):
            variants = [f"{word}.{effect.who.name}.{number}", f"{word}.{effect.who.name}", *variants]
        if isinstance(effect, Goes):
            variants = [f"{word}.{effect.to.name}"] if any(self.said) else [f"{word}.{effect.to.name}.alone"]
        if isinstance(effect, Cancel):
            variants.append(f"{word}.{effect.when.name}")
        if side:
            variants.append(f"{word}.{side.name}")
        if may:
            variants.append(f"{word}.may")
        return next(self.words[key] for key in [*variants, word] if key in self.words)

    def ask_again(self) -> str:
        if self.named is None or not self.named.still:
            return ""
        again = self.words.get(f"still.{self.named.who.name}")
        return f" {again}" if again else ""

    def chosen_cards(self) -> str:
        """All cards chosen so far as one phrase."""
        alike = {(card.fields, card.other) for card in self.cards}
        if len(self.cards) > 1 and len(alike) == 1:
            key = self.key("cards", self.cards[0])
            said = self.words[key].format(n=len(self.cards))
        else:
            said = f" {self.words['and']} ".join(self.card([card]) for card in self.cards) or self.card([])
        return self.words["twins"].format(card=said) if self.twin else said

    def card(self, chosen: list[TargetCard]) -> str:
        if not chosen:
            return self.words["cards.chosen" if self.plural else "card.chosen"]
        return self.words[self.key("card", chosen[0])]

    def key(self, noun: str, card: TargetCard) -> str:
        return f"{noun}.{card.fields.name}{'.other' if card.other else ''}"

    def left_over(self) -> Iterable[str]:
        """Choices of which nothing came yet; what comes later speaks of the chosen ones."""
        if self.named:
            yield self.words["TargetPlayer"].format(player=self.words[self.player])
            self.named, self.player = None, "player.chosen"
        for card in self.cards:
            yield self.words["TargetCard.may" if card.may else "TargetCard"].format(card=self.card([card]))
        self.cards = []
        if self.twin:
            yield self.words["TargetTwin"]
        self.twin = None


def capital(sentence: str) -> str:
    """The sentence with a capital at its start."""
    return sentence[:1].upper() + sentence[1:]
