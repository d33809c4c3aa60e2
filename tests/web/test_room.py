"""What each screen has room for: a card that can be read, hands that no field covers, names that are not cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from fieldofview.cards import every_card
from fieldofview.server.faces import face

from .players import wait_until
from .screens import SCREENS, SEATS

FOCUS = """() => {
  const size = (it) => parseFloat(getComputedStyle(it).fontSize);
  const focus = document.querySelector('.focus').getBoundingClientRect();
  const card = document.querySelector('.focus .big .card');
  const said = [...document.querySelectorAll('.focus .right p')].filter((it) => it.checkVisibility());
  const paper = card.querySelector('.paper').getBoundingClientRect();
  const whole = (it, place) => it?.checkVisibility() && it.getBoundingClientRect().bottom <= place.bottom + 1;
  const beside = document.querySelector('.focus .right .text');
  const on = card.querySelector('.text');
  const lash = [...document.querySelectorAll('.focus .lash')].map((it) => it.getBoundingClientRect());
  const box = card.getBoundingClientRect();
  return {
    wide: card.offsetWidth,
    text: whole(on, paper) ? size(on) : whole(beside, focus) ? size(beside) : 0,
    lashes: [box.top - Math.min(...lash.map((it) => it.top)), Math.max(...lash.map((it) => it.bottom)) - box.bottom],
    out: said.filter((it) => it.getBoundingClientRect().bottom > focus.bottom + 1).map((it) => it.innerText),
  };
}"""

# Lashes of the clock of which a part lies on the card.
COVERED = """() => {
  const card = document.querySelector('.focus .big').getBoundingClientRect();
  const lies = ({ x, y }) => x > card.left && x < card.right && y > card.top && y < card.bottom;
  return [...document.querySelectorAll('.focus .lash')].filter((path) => {
    const [far, here] = [path.getTotalLength(), path.getScreenCTM()];
    const points = Array.from({ length: 300 }, (_, i) => path.getPointAtLength((far * i) / 300));
    return points.some((it) => lies(it.matrixTransform(here)));
  }).length;
}"""

# Cards whose middle cannot be pressed, since something lies over it or it is scrolled out of its place.
HIDDEN = """(selector) => [...document.querySelectorAll(selector)].filter((it) => {
  const box = it.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !top || !it.contains(top);
}).map((it) => it.getAttribute('aria-label'))"""

NAMES = """() => {
  const curve = document.querySelector('.curve');
  curve.parentElement.style.width = '420px';  // as paper does, without telling anybody
  const edge = curve.getBoundingClientRect().right;
  const names = [...curve.querySelectorAll('.who')];
  const out = names.filter((it) => it.getBoundingClientRect().right > edge).length;
  return { names: names.map((it) => it.textContent), out };
}"""


EVIL_EYE = face(every_card()["Evil Eye"], "en")["text"]


def in_other_words(route: Any, said: str, other: str) -> None:
    found = route.fetch()
    route.fulfill(response=found, body=found.text().replace(said, other))


@pytest.fixture
def look(browser: Any, gallery: str) -> Iterator[Callable[..., Any]]:
    contexts: list[Any] = []

    def opened(
        state: str, size: tuple[int, int], there: str = "main.table", said: tuple[str, str] | None = None
    ) -> Any:
        viewport = {"width": size[0], "height": size[1]}
        contexts.append(browser.new_context(viewport=viewport, locale="en-GB", reduced_motion="reduce"))
        page = contexts[-1].new_page()
        if said:  # a card says something else than it does
            page.route("**/assets/*.js", lambda route: in_other_words(route, *said))
        page.goto(f"{gallery}/gallery?state={state}")
        page.wait_for_selector(there)
        page.wait_for_timeout(300)  # places are measured
        return page

    yield opened
    for context in contexts:
        for page in context.pages:
            page.unroute_all(behavior="ignoreErrors")  # what is still being fetched is not wanted any more
        context.close()


@pytest.mark.parametrize("state", ["window", "window-other", "staged"])
def test_on_an_upright_tablet_the_card_in_question_is_lifted_and_read(look: Callable[..., Any], state: str) -> None:
    found = look(state, (768, 1024)).evaluate(FOCUS)
    assert found["wide"] >= 220
    assert found["text"] == 14
    assert found["out"] == []


def test_with_twelve_players_the_text_stands_beside_the_card_or_on_it(look: Callable[..., Any]) -> None:
    for size, wide, text in (((768, 1024), 160, 16), ((2560, 1440), 215, 14)):
        found = look("twelve", size).evaluate(FOCUS)
        assert found["wide"] >= wide
        assert found["text"] >= text
        assert found["out"] == []


def test_large_screens_are_filled(look: Callable[..., Any]) -> None:
    page = look("window", (2560, 1440))
    assert page.evaluate("parseFloat(getComputedStyle(document.querySelector('.log')).fontSize)") >= 17
    assert page.evaluate("document.querySelector('.at-hand .card').offsetWidth") >= 220
    assert page.evaluate("document.querySelector('.seat .card').offsetWidth") >= 110
    assert page.evaluate(HIDDEN, ".seat .slot, .at-hand .slot") == []


TABLES = {screen.size: screen.states for screen in SCREENS if set(SEATS) & set(screen.states)}


def wanted(state: str, size: tuple[int, int]) -> int:
    """How wide the card in question is at least: 160 px on phones and from seven players on, else 220."""
    return 160 if min(size) < 480 or state == "twelve" else 220


@pytest.mark.parametrize("size", TABLES, ids=lambda size: "x".join(map(str, size)))
def test_the_card_in_question_is_the_largest_thing_on_every_screen(
    look: Callable[..., Any], size: tuple[int, int]
) -> None:
    for state in ("window", "window-other", "sealed", "staged", "twelve"):
        page = look(state, size)
        found = page.evaluate(FOCUS)
        assert found["wide"] >= wanted(state, size), state
        assert found["text"] >= 12, f"{state}: a card is never without its text"
        assert found["out"] == [], state
        assert min(found["lashes"]) > 4, f"{state}: the clock is not covered"
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "all of it is in sight"
        page.context.close()


# Others' cards that are not whole in their place, that another one lies over, or whose points have no room.
CUT = """() => [...document.querySelectorAll('.seat .field:not(.known) li')].filter((it) => {
  const card = it.querySelector('.card').getBoundingClientRect();
  const points = it.querySelector('.points').getBoundingClientRect();
  const place = it.closest('.seat').getBoundingClientRect();
  const below = (it.querySelector('.small .title') ?? it).getBoundingClientRect();
  const over = [...it.parentElement.children].some((other) => {
    const next = other.getBoundingClientRect();
    return other !== it && card.left < next.right - 1 && card.right > next.left + 1 &&
      card.top < next.bottom - 1 && card.bottom > next.top + 1;
  });
  return over || card.height < 34 || card.width < 34 || card.bottom > place.bottom || card.right > place.right ||
    points.bottom > (it.querySelector('.small') ? below.top + 1 : card.bottom);
}).map((it) => it.textContent)"""


@pytest.mark.parametrize("state", ["window", "twelve"])
@pytest.mark.parametrize("size", [(1366, 657), (1280, 720), (1366, 768), (1440, 900), (1920, 1080)], ids=str)
def test_every_card_of_others_is_whole_and_the_card_in_question_large_on_low_screens(
    look: Callable[..., Any], state: str, size: tuple[int, int]
) -> None:
    page = look(state, size)
    assert page.locator(".seat .field li .card").count() > 20
    assert page.evaluate(CUT) == []
    assert page.evaluate(HIDDEN, ".seat .slot, .actions button") == []
    assert page.evaluate(FOCUS)["wide"] >= wanted(state, size)


@pytest.mark.parametrize("state", ["watching", "watching-twelve", "window", "twelve"])
def test_no_time_is_covered(look: Callable[..., Any], state: str) -> None:
    for size in ((1440, 900), (2560, 1440), (430, 932), (390, 844), (844, 390)):
        page = look(state, size)
        assert page.locator(".focus .lash").count() == 2
        assert page.evaluate(COVERED) == 0, size
        page.context.close()


LONG = [face(every_card()[name], "de")["text"].replace("\n", " ") for name in ("Two-Way Mirror", "Counterspy")]


@pytest.mark.parametrize("text", LONG, ids=["longest", "long"])
@pytest.mark.parametrize("size", TABLES, ids=lambda size: "x".join(map(str, size)))
def test_long_texts_stand_on_the_card_or_beside_it(look: Callable[..., Any], size: tuple[int, int], text: str) -> None:
    for state, said in (("window", "Another player DISCARDS 2 cards."), ("twelve", EVIL_EYE)):
        page = look(state, size, said=(said, text))
        assert page.evaluate(FOCUS)["text"] >= 12, state
        page.context.close()


@pytest.mark.parametrize(
    ("state", "size"), [("window", (1440, 900)), ("own-turn", (1440, 900)), ("window", (1280, 720))]
)
def test_hand_cards_stand_side_by_side_and_open(look: Callable[..., Any], state: str, size: tuple[int, int]) -> None:
    """With their text where there is the height for it, and none without while others have it."""
    page = look(state, size)
    hand = page.locator(".at-hand .slot")
    boxes = [hand.nth(number).bounding_box() for number in range(hand.count())]
    assert len({round(box["y"]) for box in boxes}) == 1
    texts = page.locator(".at-hand .text").evaluate_all("(found) => found.map((it) => it.checkVisibility())")
    assert texts == ([True] * hand.count() if size[1] >= 900 else [])
    if size[1] >= 900:
        assert min(box["width"] for box in boxes) >= 150
    hand.nth(1).hover()
    opened = page.wait_for_selector(".lifted .text")
    assert opened.evaluate("(it) => getComputedStyle(it).fontSize") == "14px"
    assert page.locator(".lifted .card").evaluate("(it) => it.offsetWidth") >= 220
    page.mouse.move(4, 4)
    page.wait_for_selector(".lifted", state="detached")
    hand.nth(0).focus()
    page.keyboard.press("ArrowLeft")  # to the last one, which is scrolled to
    page.wait_for_selector(".lifted")
    box = hand.last.bounding_box()
    assert (
        box["x"] + box["width"]
        <= page.locator(".at-hand").bounding_box()["x"] + page.locator(".at-hand").bounding_box()["width"] + 1
    )
    page.keyboard.press("Escape")
    page.wait_for_selector(".lifted", state="detached")


@pytest.mark.parametrize("state", ["window", "sealed", "hint-window", "twelve"])
def test_all_answers_are_in_sight_on_a_small_phone_and_the_safe_one_is_lowest(
    look: Callable[..., Any], state: str
) -> None:
    page = look(state, (360, 640))
    if state == "hint-window":
        page.keyboard.press("Escape")
        page.wait_for_timeout(300)
    assert page.evaluate(HIDDEN, ".actions button") == []
    low = [box["y"] + box["height"] for box in (it.bounding_box() for it in page.locator(".actions button").all())]
    safe = page.locator(".actions .safe").bounding_box()
    assert safe["y"] + safe["height"] == pytest.approx(max(low), abs=1)
    assert page.locator(".focus .bank, .focus .clock").first.is_visible()


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (640, 360)], ids=["desktop", "low", "flat"])
def test_now_stands_in_one_place_and_no_answer_is_cut(look: Callable[..., Any], size: tuple[int, int]) -> None:
    corners = set()
    for state in ("window", "window-other", "sealed", "staged", "own-turn", "choices", "choices-many"):
        page = look(state, size)
        assert page.evaluate("(it) => it.scrollHeight <= it.clientHeight", page.query_selector(".actions")), state
        if state not in ("choices", "choices-many"):
            cut = "[...document.querySelectorAll('.answers')].some((it) => it.scrollHeight > it.clientHeight)"
            assert not page.evaluate(cut), state
        assert page.evaluate(HIDDEN, "[data-act=now]") == [], state
        box = page.locator(".pair").bounding_box()
        corners.add((round(box["x"] + box["width"]), round(box["y"] + box["height"])))
        page.context.close()
    assert len(corners) == 1


def test_upright_answers_stand_below_hold_and_now_in_their_order(look: Callable[..., Any]) -> None:
    for size in ((390, 844), (360, 640), (768, 1024)):
        page = look("window", size)
        above = max(box["y"] for box in (it.bounding_box() for it in page.locator(".pair button").all()))
        answers = [it.bounding_box() for it in page.locator(".answers button").all()]
        places = [(round(box["y"]), round(box["x"])) for box in answers]
        assert min(places)[0] > above + 40
        assert places == sorted(places)
        assert max(box["x"] + box["width"] for box in answers) == pytest.approx(
            answers[-1]["x"] + answers[-1]["width"], abs=1
        )


def test_hand_cards_out_of_sight_are_counted(look: Callable[..., Any]) -> None:
    page = look("own-turn", (360, 640))
    assert page.inner_text(".hand .more") == "+2"
    page.locator(".hand ul").evaluate("(it) => (it.scrollLeft = it.scrollWidth)")
    page.wait_for_selector(".hand .more:not(.after)")
    assert page.locator(".hand .more.after").count() == 0
    page = look("own-turn", (2560, 1440))
    assert page.locator(".hand .more, .hand .before, .hand .after").count() == 0


def test_what_has_no_name_says_it_when_pointed_at(look: Callable[..., Any]) -> None:
    page = look("twelve", (1280, 720))
    chips = page.locator(".seat .slot:has(.tile)")
    assert chips.count() > 20
    assert all(chips.evaluate_all("(found) => found.map((it) => it.title.length > 6)"))


def middle_of(page: Any) -> None:
    """Go to the middle of a replay."""
    move = "(it) => { it.value = it.max / 2; it.dispatchEvent(new Event('input', { bubbles: true })); }"
    page.locator("input[type=range]").evaluate(move)
    wait_until(page, "document.querySelectorAll('.seat .field:not(.known) .slot').length > 2")
    page.wait_for_timeout(300)


def test_open_hands_are_seen_however_many_cards_lie_before_them(look: Callable[..., Any]) -> None:
    page = look("replay-full", (1280, 720))
    middle_of(page)
    assert page.locator(".seat .field:not(.known) .slot").count() >= 3 * 16
    assert page.locator(".seat .known .slot").count() >= 3
    assert page.evaluate(HIDDEN, ".seat .known .slot") == []


WHOLE = """() => [...document.querySelectorAll(".focus :is(.left, .right)")]
  .filter((it) => it.scrollHeight > it.clientHeight + 1).map((it) => it.innerText)"""


def test_who_looks_on_lying_down_reads_the_card_and_all_that_is_said_of_it(look: Callable[..., Any]) -> None:
    page = look("watching", (640, 360))
    found = page.evaluate(FOCUS)
    assert found["wide"] >= 160
    assert found["text"] >= 12
    for state in ("watching", "watching-two", "replay"):
        assert look(state, (640, 360)).evaluate(WHOLE) == []


def test_a_phone_lying_down_shows_the_fields_of_a_replay(look: Callable[..., Any]) -> None:
    page = look("replay", (640, 360))
    middle_of(page)
    assert page.evaluate("document.querySelector('.at-seats').clientWidth") > 440
    assert len(page.evaluate(HIDDEN, ".seat .field:not(.known) .slot")) == 0
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "all of it is in sight"


@pytest.mark.parametrize("size", [(360, 640), (390, 844)], ids=["small", "tall"])
@pytest.mark.parametrize(("state", "cards"), [("watching", 29), ("watching-two", 11), ("replay", 5)])
def test_who_looks_on_with_an_upright_phone_sees_every_card(
    look: Callable[..., Any], state: str, cards: int, size: tuple[int, int]
) -> None:
    page = look(state, size)
    if state == "replay":
        middle_of(page)
    assert page.locator(".seat .pips").count() == 0
    slots = page.locator(".seat .field:not(.known) .slot")
    assert slots.count() >= cards
    assert page.evaluate(HIDDEN, ".seat .field:not(.known) .slot") == []
    least = 30 if state == "replay" and size[0] == 360 else 40  # with all hands there is as much again
    assert min(slots.evaluate_all("(found) => found.map((it) => it.offsetWidth)")) >= least
    found = page.evaluate(FOCUS) if page.locator(".focus .big").count() else {"out": []}
    assert found["out"] == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "all of it is in sight"
    page.locator(".seat .who .cover").nth(1).click()
    page.wait_for_selector("dialog.sheet[open] .slot")


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (1280, 720)], ids=["upright", "flat", "desktop"])
@pytest.mark.parametrize(("state", "least"), [("choices", 4), ("choices-many", 14)])
def test_every_option_can_be_reached(look: Callable[..., Any], state: str, least: int, size: tuple[int, int]) -> None:
    page = look(state, size)
    count = page.locator(".actions .answers [data-legal]").count()
    assert count >= least
    for number in range(1, count + 1):
        option = f".actions .answers [data-legal]:nth-child({number})"
        page.locator(option).evaluate("(it) => it.scrollIntoView({ block: 'nearest' })")
        assert page.evaluate(HIDDEN, option) == []
        assert page.locator(option).evaluate("(it) => it.scrollHeight <= it.offsetHeight"), "its words have room"


def test_what_lies_in_the_discard_pile_is_chosen_there_too(look: Callable[..., Any]) -> None:
    page = look("choices-many", (1280, 720))
    page.click(".pile.discard.legal button")
    page.wait_for_selector("dialog[open] .slot[data-legal] >> nth=13")
    assert "choose a card of the Discard Pile" in page.inner_text("dialog[open]")


def test_more_than_six_players_are_a_strip_for_onlookers_too(look: Callable[..., Any]) -> None:
    page = look("watching-twelve", (360, 640))
    assert page.locator(".seat .pips").count() == 12
    assert page.evaluate(FOCUS)["wide"] >= 150


def test_the_curve_keeps_long_names_on_paper(look: Callable[..., Any]) -> None:
    found = look("end-full", (1280, 800), ".curve .who").evaluate(NAMES)
    assert len(found["names"]) == 3
    assert [name for name in found["names"] if "…" in name] == []
    assert found["out"] == 0


ON_ONE_SCALE = """() => {
  const middle = (it) => { const box = it.getBoundingClientRect(); return box.left + box.width / 2; };
  const right = (it) => it.getBoundingClientRect().right;
  const edge = right(document.querySelector('.curve'));
  const cut = [...document.querySelectorAll('.curve .who')].filter((it) => right(it) > edge);
  const scale = [...document.querySelectorAll('.curve .scale')].map((it) => it.getBoundingClientRect());
  return {
    lines: [...document.querySelectorAll('.curve .mark')].map(middle),
    letters: [...document.querySelectorAll('.deck .letter span')].map(middle),
    cut: cut.map((it) => it.textContent),
    over: scale.filter((it, i) => i > 0 && it.bottom - 4 > scale[i - 1].top).length,
  };
}"""


@pytest.mark.parametrize("state", ["replay", "replay-full"])
def test_the_curve_of_a_replay_goes_with_its_line_of_turns(look: Callable[..., Any], state: str) -> None:
    for size in ((1920, 1080), (2560, 1440)):
        found = look(state, size, ".deck .curve").evaluate(ON_ONE_SCALE)
        assert len(found["lines"]) == len(found["letters"]) > 0
        assert all(abs(line - letter) < 2 for line, letter in zip(found["lines"], found["letters"], strict=True))
        assert found["cut"] == []
        assert found["over"] == 0


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844), (360, 640), (844, 390), (768, 1024)], ids=str)
def test_what_is_refused_is_told_in_sight_and_for_a_while(look: Callable[..., Any], size: tuple[int, int]) -> None:
    page = look("refused", size)
    assert page.locator(".refused").count() == 1
    assert page.evaluate(HIDDEN, ".refused") == []
    page.wait_for_selector(".refused", state="detached", timeout=20_000)
