"""The table drawn: players and their Fields of View, what has happened, a hand, and what can be answered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.console import Console
from rich.text import Text

from fieldofview.views import Decision, Kind, View, words
from fieldofview.views.view import Lying

from .phrases import phrase
from .shelf import card_of, set_titles
from .wording import PLAIN, YOU, color, label, listed, sentence, short_text

GOAL = 100
FEW_EVENTS, MANY_EVENTS = 3, 14
NAME_WIDTH = 16
INDENT = "    "
UNTOLD = {*words.QUIET, Kind.BEGAN}  # whose turn it is, the table shows
HEADING = "bold"
QUIET = "dim"
NUMBER = "bold green"


@dataclass(slots=True)
class Drawing:
    """Draws views on one console."""

    console: Console
    bots: Sequence[str | None]
    language: str = "en"

    def says(self, key: str, **values: object) -> str:
        return phrase(self.language, key, **values)

    def table(self, view: View, since: int) -> list[Text]:
        """The whole table in lines; events from number `since` on are new to the viewer."""
        above = [*self.heading(view), *self.players(view), *self.settling(view)]
        below = [*self.hand(view), *self.question(view)]
        room = self.console.height - len(above) - len(below) - 2
        if room <= FEW_EVENTS:
            above = [line for line in above if line.plain and line.plain != self.no_field]
            room = self.console.height - len(above) - len(below) - 2
        events = self.events(view, since, min(max(room, FEW_EVENTS), MANY_EVENTS))
        return [self.fitting(line) for line in (*above, *events, *below)]

    def fitting(self, line: Text) -> Text:
        """A line for terminals that show ASCII alone."""
        if not self.console.options.ascii_only:
            return line
        fitted = line.copy()
        fitted.plain = "".join(PLAIN.get(c, c) for c in line.plain)
        return fitted

    def wrapped(self, text: Text, indent: int) -> list[Text]:
        lines = text.wrap(self.console, self.console.width - indent)
        return [Text(" " * indent).append_text(line) for line in lines]

    def rule(self, title: str) -> Text:
        line = Text().append("─ ", QUIET).append(title, HEADING)
        line.truncate(self.console.width - 2, overflow="ellipsis")
        return line.append(f" {'─' * (self.console.width - line.cell_len - 1)}", QUIET)

    # -- what lies on the table --

    def heading(self, view: View) -> list[Text]:
        sets = " + ".join(set_titles(view))
        piles = self.says("piles", draw=view.draw_size, discard=len(view.discard))
        if view.discard:
            piles += self.says("on top", card=view.discard[0])
        left = f"{sets} · {self.says('turn', n=view.turns + 1)}"
        if view.time_called:
            left += f" · {self.says('time called')}"
        gap = self.console.width - len(left) - len(piles)
        if gap >= 2:
            return [Text().append(left, HEADING).append(" " * gap + piles), Text()]
        return [Text(left, HEADING), Text(piles), Text()]

    def players(self, view: View) -> list[Text]:
        lines = []
        for seat in range(len(view.names)):
            lines.append(self.player(view, seat))
            lines += self.field(view.fields[seat], alive=view.alive[seat])
        return [*lines, Text()]

    def player(self, view: View, seat: int) -> Text:
        name = view.names[seat]
        shown = name if len(name) <= NAME_WIDTH else name[: NAME_WIDTH - 1] + "…"
        size = min(max(map(len, view.names)), NAME_WIDTH)
        line = Text().append("▶ " if seat == view.turn and not view.over else "  ", "bold")
        line.append(shown.ljust(size), f"bold {color(seat)}")
        line.append("  ").append_text(self.bar(view.points[seat], color(seat)))
        line.append(f" {view.points[seat]:>4}", "bold")
        line.append(f"   {self.says('in hand', n=view.hand_sizes[seat])}")
        for note in self.notes(view, seat):
            line.append(f" · {note}")
        return line

    def bar(self, points: int, style: str) -> Text:
        """The way to 100 Viewpoints."""
        size = 30 if self.console.width >= 100 else 20
        full = min(max(points * size // GOAL, 0), size)
        return Text().append("█" * full, style).append("░" * (size - full), QUIET)

    def notes(self, view: View, seat: int) -> list[str]:
        if not view.alive[seat]:
            return [self.says("left")]
        notes = []
        if self.bots[seat]:
            notes.append(self.says("bot"))
        if view.extra[seat]:
            notes.append(self.says("extra", n=view.extra[seat]))
        if view.missed[seat]:
            notes.append(self.says("misses", n=view.missed[seat]))
        if view.plague and view.zombeyes[seat]:
            notes.append(self.says("zombeyes", n=view.zombeyes[seat], most=view.plague))
        if view.tokens[seat]:
            notes.append(self.says("tokens", n=view.tokens[seat]))
        if view.banned[seat]:
            notes.append(self.says("banned"))
        return notes

    @property
    def no_field(self) -> str:
        return INDENT + self.says("no field")

    def field(self, cards: Sequence[Lying], *, alive: bool = True) -> list[Text]:
        if not cards:
            return [Text(self.no_field, QUIET)] if alive else []
        lines = [Text(INDENT)]
        for number, card in enumerate(cards):
            item = self.lying(card)
            if number:
                lines[-1].append(" ·", QUIET)
                if lines[-1].cell_len + item.cell_len + 3 > self.console.width:
                    lines.append(Text(INDENT))
                else:
                    lines[-1].append(" ")
            lines[-1].append_text(item)
        return lines

    def lying(self, card: Lying) -> Text:
        item = Text(card.name).append(f" {card.points}", "bold")
        if card.copies:
            item.append(self.says("as", card=card.copies), "italic")
        if card.hides:
            item.append(self.says("hides", cards=", ".join(card.hides)), "italic")
        if card.used:
            item.append(self.says("used"), QUIET)
        item.truncate(self.console.width - len(INDENT) - 2, overflow="ellipsis")
        return item

    # -- what happens --

    def settling(self, view: View) -> list[Text]:
        if not view.settling:
            return []
        lines = [self.rule(self.says("settling"))]
        for depth, level in enumerate(view.settling):
            text = words.settling(level, view.names, self.language)
            lines += self.wrapped(self.sentence(text, view), 2 + 2 * depth)
        if view.window is not None:
            could = sorted({*view.window.from_hand, *view.window.from_table})
            who = listed([view.names[seat] for seat in could], self.language)
            lines += self.wrapped(self.sentence(self.says("could answer", who=who), view), 2)
        return lines

    def sentence(self, text: str, view: View, style: str = "") -> Text:
        return sentence(text, view.names, style, self.language)

    def events(self, view: View, since: int, room: int) -> list[Text]:
        """The newest events; those seen before fill up what little there is."""
        told = [
            (words.sentence(event, view.names, self.language), number >= since)
            for number, event in enumerate(view.events)
            if event.kind not in UNTOLD
        ]
        runs = [(text, fresh, len(list(same))) for (text, fresh), same in groupby(told)]
        fresh = sum(is_fresh for _, is_fresh, _ in runs)
        count = min(max(fresh, FEW_EVENTS), room, len(runs))
        if not count:
            return []
        lines = [self.rule(self.says("happened") + (self.says("more") if fresh > count else ""))]
        for text, is_fresh, times in runs[-count:]:
            line = self.sentence(text, view, "" if is_fresh else QUIET)
            lines += self.wrapped(line.append(f" (×{times})") if times > 1 else line, 2)
        return lines

    # -- the viewer's own --

    def hand(self, view: View) -> list[Text]:
        if view.seat is None or view.over:
            return []
        name = view.names[view.seat]
        lines = [self.rule(self.says("your hand") if name == YOU else self.says("hand", name=name))]
        numbers = numbers_in_hand(view, view.decision) if view.decision else {}
        counts = Counter(view.hand)
        shown = {name: f"{name} ×{count}" if count > 1 else name for name, count in counts.items()}
        if view.decision and view.decision.kind in ("respond", "open moment"):
            shown |= {name: self.says("reveal", card=shown[name]) for name in numbers}
        size = max(map(len, shown.values()), default=0)
        for name in counts:
            card = card_of(view, name)
            number = numbers.get(name)
            line = Text().append(f"{number:>3}  " if number else "     ", NUMBER)
            line.append(shown[name].ljust(size), "bold")
            line.append(f" {card.points:>4}  ")
            line.append(short_text(card, self.language), QUIET if view.decision and not number else "")
            line.truncate(self.console.width, overflow="ellipsis")
            lines.append(line)
        if not counts:
            lines.append(Text(f"     {self.says('no cards')}", QUIET))
        if view.draw_known:
            tops = ", ".join(name or "?" for name in view.draw_known)
            lines += self.wrapped(Text(self.says("known draw", cards=tops), "italic"), 5)
        return lines

    def question(self, view: View) -> list[Text]:
        """The decision, and those options that are not numbered in the hand."""
        decision = view.decision
        if decision is None:
            return []
        taken = set(numbers_in_hand(view, decision).values())
        rest = [
            (number, label(option, decision, view, self.language))
            for number, option in enumerate(decision.options, 1)
            if number not in taken
        ]
        prompt = words.prompt(decision, self.language)
        return [self.rule(self.says("question", name=decision.name, prompt=prompt)), *self.columns(rest)]

    def columns(self, items: Sequence[tuple[int, str]]) -> list[Text]:
        """Numbered items, as many beside each other as fit, counted downwards."""
        if not items:
            return []
        width = self.console.width
        size = min(max(len(text) for _, text in items), width - 6)
        across = max(1, width // (size + 7)) if len(items) > 4 else 1
        rows = -(-len(items) // across)
        lines = []
        for row in range(rows):
            line = Text()
            for number, text in items[row::rows]:
                cut = text if len(text) <= size else text[: size - 1] + "…"
                line.append(f"{number:>3}  ", NUMBER).append(cut.ljust(size + 2))
            line.rstrip()
            lines.append(line)
        return lines


def numbers_in_hand(view: View, decision: Decision) -> dict[str, int]:
    """For each card of the hand the number of the option that plays, reveals or picks it."""
    options = list(enumerate(decision.options, 1))
    picks = {o.card for _, o in options if o.verb == "choose" and o.of is None}
    verbs = {"play"} if decision.kind == "action" else {"reveal"}
    if decision.kind == "pick" and picks == set(view.hand):
        verbs = {"choose"}
    numbers: dict[str, int] = {}
    for number, option in options:
        if option.card is not None and option.of is None and option.verb in verbs:
            if option.card in view.hand:
                numbers.setdefault(option.card, number)
    return numbers
