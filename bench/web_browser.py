"""What a person feels: from a click to the change in another browser, and how soon the first page is there."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

from bench import contenders as who, web_report as report, web_tables

Serve: TypeAlias = Callable[[Path], AbstractContextManager[tuple[str, int]]]

FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
CLICKS: Final = 60
OPENINGS: Final = 7

# On the page of the one who clicks: choose and send at random. On the other's: note when the change is in the DOM.
CLICK: Final = """() => {
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  const cards = [...document.querySelectorAll(".choosing input[type=radio]")];
  if (cards.length) any(cards).click();
  const target = any([...document.querySelectorAll("button.target")].filter((each) => each.checkVisibility()));
  const sent = performance.timeOrigin + performance.now();
  target.click();
  return sent;
}"""
WATCH: Final = """() => {
  const seen = () => document.querySelector("#act input[name=seen]")?.value;
  const before = seen();
  window.changed = new Promise((done) => {
    const look = new MutationObserver(() => {
      if (seen() === before) return;
      look.disconnect();
      done(performance.timeOrigin + performance.now());
    });
    look.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}"""
SIZE: Final = """() => {
  const page = performance.getEntriesByType("navigation")[0];
  const files = performance.getEntriesByType("resource");
  const fonts = files.filter(({ name }) => name.endsWith(".woff2"));
  const sum = (list) => list.reduce((total, { transferSize }) => total + transferSize, 0);
  const bytes = page.transferSize + sum(files) - sum(fonts);
  return { bytes, interactive: page.domInteractive, loaded: page.loadEventEnd };
}"""


@contextmanager
def _browser() -> Iterator[Any]:
    found = shutil.which("chromium")
    if found is None:
        raise who.Absent("chromium is not installed")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


def clicks(folder: Path, serve: Serve) -> dict[str, Any]:
    """Two browsers at one table: from the click in the one to the changed DOM in the other."""
    web_tables.prepare(folder, 6, players=2, least=20)
    took: list[float] = []
    with serve(folder) as (home, _), _browser() as browser:
        for table in web_tables.read(folder):
            pages = [_seat(browser, home, cookie, table.code) for cookie in table.cookies]
            while len(took) < CLICKS:
                mover = next((page for page in pages if page.locator(".prompt.yours").count()), None)
                if mover is None:
                    break
                other = pages[1 - pages.index(mover)]
                other.evaluate(WATCH)
                seen = mover.locator("#act input[name=seen]").input_value()
                sent = mover.evaluate(CLICK)
                took.append((other.evaluate("() => window.changed") - sent) / 1000)
                mover.wait_for_function(
                    "(seen) => document.querySelector('#act input[name=seen]')?.value !== seen", arg=seen
                )
                mover.wait_for_timeout(60)
            for page in pages:
                page.context.close()
    return {"clicks": len(took), **report.spread(took)}


def _seat(browser: Any, home: str, cookie: str, code: str) -> Any:
    from farwest.web.identity import PERSON_COOKIE

    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.add_cookies([{"name": PERSON_COOKIE, "value": cookie, "url": home}])
    page = context.new_page()
    page.goto(f"{home}/t/{code}")
    page.wait_for_timeout(400)  # its stream is open
    return page


def first_page(folder: Path, serve: Serve) -> dict[str, Any]:
    """The home page and a table for somebody who has never been here: bytes on the wire, milliseconds."""
    web_tables.prepare(folder, 1, players=2, least=20)
    (table,) = web_tables.read(folder)
    found: dict[str, Any] = {}
    with serve(folder) as (home, _), _browser() as browser:
        for name, path in (("home", "/"), ("table", f"/t/{table.code}")):
            seen = [_open(browser, home + path) for _ in range(OPENINGS)]
            found[name] = {
                "kilobytes_without_fonts": round(max(each["bytes"] for each in seen) / 1000, 1),
                "interactive_ms": round(sorted(each["interactive"] for each in seen)[OPENINGS // 2], 1),
                "loaded_ms": round(sorted(each["loaded"] for each in seen)[OPENINGS // 2], 1),
            }
    return found


def _open(browser: Any, address: str) -> dict[str, float]:
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("() => performance.getEntriesByType('navigation')[0].loadEventEnd > 0")
    size: dict[str, float] = page.evaluate(SIZE)
    context.close()
    return size


PARTS: Final[dict[str, Callable[[Path, Serve], dict[str, Any]]]] = {"clicks": clicks, "first-page": first_page}
