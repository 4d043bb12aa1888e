"""The table in a real browser, by mouse, keyboard and finger, from the previews: no hub, no store.

Left out where Debian's Chromium is not installed.
"""

import shutil
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from tools import preview

CHROMIUM = shutil.which("chromium")
pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="chromium is not installed"),
    pytest.mark.long,
    pytest.mark.timeout(300),
]
WIDE, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=CHROMIUM, args=preview.CHROMIUM)
        yield browser
        browser.close()


class Visitor:
    """Somebody at a table of the preview, and everything that the browser complained about."""

    def __init__(self, browser: Any, size: dict[str, int], **dress: Any) -> None:
        self.server = preview.serve(0)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.house = f"http://127.0.0.1:{self.server.server_port}"
        cookies = {"theme": dress.pop("theme", "light"), "lang": dress.pop("lang", "fr")}
        self.context = browser.new_context(viewport=size, **dress)
        self.context.add_cookies([{"name": n, "value": v, "url": self.house} for n, v in cookies.items()])
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", lambda message: self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def sit(self, name: str) -> Any:
        self.page.goto(f"{self.house}/t/{name}")
        self.page.wait_for_function("() => document.fonts.status === 'loaded'")
        return self.page

    def leave(self) -> None:
        self.context.close()
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def visitor(chromium: Any, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Wide, unless the test is marked otherwise by its parameter; nothing may be complained about."""
    dress: dict[str, Any] = dict(getattr(request, "param", {}))
    found = Visitor(chromium, dress.pop("size", WIDE), **dress)
    yield found
    found.leave()
    assert found.complaints == []


on_a_phone = pytest.mark.parametrize("visitor", [{"size": PHONE, "has_touch": True}], indirect=True)


def prompt(page: Any) -> str:
    return str(page.inner_text("#say"))


# Choosing.


def test_by_mouse_a_card_and_a_front_are_one_act(visitor: Visitor) -> None:
    page = visitor.sit("place")
    card = page.locator(".pick input").nth(1)
    card.check(force=True)
    assert prompt(page).startswith("Choisissez une façade pour")
    front = page.locator(".hot.target:not(.square)").first
    front.hover()
    page.wait_for_selector("#tip .look")
    assert "Force" in page.inner_text("#tip")
    assert page.locator("#town .ghost").count() == 1
    before = page.locator("#town .card:not(.ghost)").count()
    front.click()
    page.wait_for_function(f"() => document.querySelectorAll('#town .card:not(.ghost)').length > {before}")
    assert page.locator("#town .ghost").count() == 0


def test_a_front_without_a_card_says_what_comes_first(visitor: Visitor) -> None:
    page = visitor.sit("place")
    page.locator(".hot.target:not(.square)").first.click()
    page.wait_for_selector("#tip .why")
    assert "d’abord" in page.inner_text("#tip")
    assert prompt(page) == "Choisissez un gangster à placer."


def test_what_is_held_can_be_let_go(visitor: Visitor) -> None:
    page = visitor.sit("two")
    first = prompt(page)
    for let_go in ("Escape", "z", "button", "chip"):
        page.locator(".pick input").first.check(force=True)
        assert prompt(page) != first
        if let_go == "button":
            page.locator("#undo-button").click()
        elif let_go == "chip":
            page.locator(".steps button").first.click()
        else:
            page.keyboard.press(let_go)
        assert prompt(page) == first
        assert page.locator(".pick input:checked").count() == 0


def test_why_not_by_pointer_and_by_key(visitor: Visitor) -> None:
    page = visitor.sit("place")
    page.locator(".pick input").first.check(force=True)
    page.locator(".hot.barred").first.hover()
    page.wait_for_selector("#tip .why")
    assert "WG-2.2.2" in page.inner_text("#tip")
    page.mouse.move(5, 5)
    page.locator(".hot.barred").first.focus()
    page.keyboard.press("?")
    page.wait_for_selector("#tip .why")
    assert page.locator(".hot.barred").first.get_attribute("aria-describedby") == "tip"


def test_by_keyboard_alone_a_whole_turn(visitor: Visitor) -> None:
    page = visitor.sit("two")
    cards = page.locator("#town .card:not(.ghost)").count()
    page.keyboard.press("2")
    assert page.locator(".pick input").nth(1).is_checked()
    page.keyboard.press("Enter")
    focused = page.evaluate("document.activeElement.id")
    assert focused.startswith("hot-")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.id") != focused
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('#say').textContent.includes('regarder')")
    assert page.locator("#town .card:not(.ghost)").count() == cards + 1
    page.wait_for_function("() => document.activeElement.closest('#town')")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('#say').textContent.includes('regarder')")


def test_the_board_is_one_stop_of_the_tab_key(visitor: Visitor) -> None:
    page = visitor.sit("peek")
    assert page.locator('#town [tabindex="0"]:is(button)').count() == 1
    assert page.locator("#town button").count() > 20


def test_letters_can_be_switched_off(visitor: Visitor) -> None:
    page = visitor.sit("place")
    page.locator("#menu summary").click()
    page.locator("#letters").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    assert page.locator(".pick input:checked").count() == 0


def test_who_asks_for_it_confirms_with_the_mouse_too(visitor: Visitor) -> None:
    page = visitor.sit("place")
    page.locator("#menu summary").click()
    page.locator("#confirm").check()
    page.keyboard.press("Escape")
    page.locator(".pick input").first.check(force=True)
    cards = page.locator("#town .card:not(.ghost)").count()
    page.locator(".hot.target:not(.square)").first.click()
    page.wait_for_selector("#tip.firm .decide")
    assert page.locator("#town .card:not(.ghost)").count() == cards
    page.locator("#tip .decide").click()
    page.wait_for_function(f"() => document.querySelectorAll('#town .card:not(.ghost)').length > {cards}")


@on_a_phone
def test_a_finger_looks_first_and_decides_with_the_button(visitor: Visitor) -> None:
    page = visitor.sit("place")
    page.locator(".pick input").nth(1).tap(force=True)
    page.locator(".hot.target:not(.square)").first.tap(position={"x": 10, "y": 5})
    page.wait_for_selector("#looked .decide")
    assert page.locator("[data-picked]").count() == 1
    name = page.inner_text("#looked h2")
    page.locator("#looked [data-go='1']").tap()
    page.wait_for_function(f"() => document.querySelector('#looked h2').textContent !== {name!r}")
    cards = page.locator("#town .card:not(.ghost)").count()
    page.locator("#looked .decide").tap()
    page.wait_for_function(f"() => document.querySelectorAll('#town .card:not(.ghost)').length > {cards}")


@on_a_phone
def test_on_a_phone_everything_can_be_touched_and_nothing_runs_out_of_the_window(visitor: Visitor) -> None:
    for name in preview.SCENES:
        page = visitor.sit(name)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, name
        small = page.evaluate(TOO_SMALL)
        assert small == [], name


TOO_SMALL = """() => [...document.querySelectorAll("button, summary, label.pick, .opt, .topbar a")]
  .filter((e) => e.checkVisibility({ checkVisibilityCSS: true }) && getComputedStyle(e).pointerEvents !== "none")
  .filter((e) => !e.closest("#side"))
  .map((e) => {
    const box = e.getBoundingClientRect(), more = getComputedStyle(e, "::before");
    const grown = more.content !== "none" && more.position === "absolute" && e.matches(".hot");
    const width = grown ? Math.max(box.width, parseFloat(more.width)) : box.width;
    const height = grown ? Math.max(box.height, parseFloat(more.height)) : box.height;
    return [e.id || e.className || e.textContent.trim(), Math.round(width), Math.round(height)];
  })
  .filter(([, width, height]) => width < 44 || height < 44)"""


# News.


def test_a_resolution_is_played_line_by_line_and_can_be_skipped(visitor: Visitor) -> None:
    page = visitor.sit("late")
    page.locator(".pick input").first.check(force=True)
    page.locator(".hot.target:not(.square)").first.click()
    page.wait_for_selector("#caption:not([hidden])")
    assert page.locator(".unplayed").count() > 0
    page.wait_for_timeout(200)
    page.keyboard.press("Shift")
    assert page.locator("#caption").is_visible()
    page.keyboard.press("Enter")
    page.wait_for_selector("#caption", state="hidden")
    assert page.locator(".unplayed, [data-home]").count() == 0
    assert page.locator(".end h2, .victim").first.is_visible()
    page.locator("#news").click()
    page.wait_for_selector("#caption:not([hidden])")


@pytest.mark.parametrize("visitor", [{"reduced_motion": "reduce"}], indirect=True)
def test_who_wants_no_motion_gets_the_result_at_once(visitor: Visitor) -> None:
    page = visitor.sit("late")
    page.locator(".pick input").first.check(force=True)
    page.locator(".hot.target:not(.square)").first.click()
    page.wait_for_selector(".end h2, .victim")
    assert page.locator("#caption").is_hidden()
    assert page.locator(".unplayed").count() == 0


def test_a_line_of_the_journal_lights_what_it_names(visitor: Visitor) -> None:
    page = visitor.sit("place")
    line = page.locator("#journal li[data-shows]").last
    line.hover()
    assert page.locator(".named").count() >= 1


@pytest.mark.parametrize("visitor", [{}, {"size": PHONE, "has_touch": True}], indirect=True)
def test_tabs_and_drawer(visitor: Visitor) -> None:
    page = visitor.sit("place")
    if page.viewport_size["width"] < 900:
        page.locator('.topbar [data-panel="journal"]').click()
    page.locator("#tab-chat").click()
    assert page.locator("#panel-chat").is_visible()
    assert page.locator("#panel-journal").is_hidden()
    page.keyboard.press("ArrowLeft")
    assert page.locator("#panel-journal").is_visible()


# Accessibility.

AXE = [
    *[
        (scene, WIDE, theme)
        for scene in ("scout", "place", "peek", "two", "victim", "end")
        for theme in ("light", "dark")
    ],
    *[(scene, PHONE, "light") for scene in ("place", "peek", "victim", "end", "watch")],
    *[(scene, size, "light") for scene in ("curtain", "place/text", "end/text") for size in (WIDE, PHONE)],
]


@pytest.mark.parametrize(("scene", "size", "theme"), AXE)
def test_axe_finds_nothing(chromium: Any, scene: str, size: dict[str, int], theme: str) -> None:
    from axe_playwright_python.sync_playwright import Axe

    visitor = Visitor(chromium, size, theme=theme, bypass_csp=True)
    page = visitor.sit(scene)
    if scene == "place":
        page.locator(".pick input").nth(1).check(force=True)
        page.locator(".hot.target:not(.square)").first.focus()
        page.wait_for_timeout(300)
    found = Axe().run(page).response["violations"]
    visitor.leave()
    assert [(each["id"], [node["html"] for node in each["nodes"]][:3]) for each in found] == []
