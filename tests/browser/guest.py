"""People at the table: each one a browser of its own, with eyes, a mouse, thumbs or a keyboard."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Download,
    FilePayload,
    Locator,
    Page,
    Request,
    TimeoutError,
    expect,
)

from browser.saying import said

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PATIENCE = 150_000
"""What takes longer than so many milliseconds does not come, however busy the machine is."""
THUMB = 40
"""What is to be touched is at least so many pixels wide and high."""

# Only addressed seats get choices; the list of them is there as long as the question is.
ASKED = ".prompt.mine"
OVER = ".result, .after"
WIDTH = """() => Math.max(...[document.documentElement, ...document.querySelectorAll(
  'main, .felt:not([aria-hidden]), dialog[open] .content')].map((one) => one.scrollWidth))"""
TOO_SMALL = """([what, least]) => [...document.querySelectorAll(what)]
  .map((one) => [one.getBoundingClientRect(), one.getAttribute('aria-label') || one.innerText])
  .filter(([box]) => box.width > 0 && (box.width < least || box.height < least))
  .map(([box, name]) => `${name}: ${box.width} x ${box.height}`)"""
# A line that is cut belongs to a test, and the page says so in words.
NO_LINE = "WebSocket connection|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED"
# What somebody has set once, and the browser remembers.
REMEMBERS = """if (!localStorage.getItem('spieltisch'))
  localStorage.setItem('spieltisch', '%s')"""
TAUGHT = """for (const game of ['imperator', 'villainous'])
  localStorage.setItem(`spieltisch-${game}-taught`, 'first')"""
# A browser that keeps nothing for later: every page and file comes from the server.
FORGETS = "delete Navigator.prototype.serviceWorker"
# `wait_for_function` does not wait for what is promised: to it every promise is true.
COPIED = """async () => {
  for (;;) {
    const text = await navigator.clipboard.readText()
    if (text) return text
    await new Promise((drawn) => requestAnimationFrame(drawn))
  }
}"""
ON_ITS_WAY = "li button[aria-pressed=true], .acts [role=status]"


class Guest:
    """A person with a browser: what they do, what they see, and what went wrong meanwhile.

    `lists`: they play from the list of choices, else on the board alone. `pace`: how fast they are
    shown what others do; a test that is not about it has no time for it. `taught`: no tutor comes
    in the games of which everybody knows how they are played here. `keeps`: the browser keeps what
    can be read offline; what a test is shown must not depend on when it has done so.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        name: str = "",
        lists: bool = True,
        pace: str = "none",
        taught: bool = True,
        keeps: bool = False,
        **context: Any,
    ) -> None:
        locale = {"de": "de-DE", "en": "en-GB"}[language]
        # A calm page is a fast one; what moves has tests of its own.
        wanted = {"viewport": DESK, "reduced_motion": "reduce", "locale": locale, **context}
        self.language = language
        self.name = name
        self.context = browser.new_context(base_url=f"http://{address}", **wanted)
        self.context.set_default_timeout(PATIENCE)
        self.remembers(list=lists, pace=pace)
        if taught:
            self.context.add_init_script(TAUGHT)
        if not keeps:
            self.context.add_init_script(FORGETS)
        self.troubles: list[str] = []
        self._forgiven: list[re.Pattern[str]] = []
        self.page = self._watched(self.context.new_page())
        self.context.on("page", self._watched)

    def remembers(self, **settings: str | bool | int) -> None:
        """Before the first page: the browser has kept these settings."""
        self.context.add_init_script(REMEMBERS % json.dumps(settings))

    # What must not happen

    def _watched(self, page: Page) -> Page:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("dialog", lambda dialog: self._surprised(dialog.message, dialog.dismiss))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        # Whoever leaves a page or saves a file ends a request; nothing is wrong with that.
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"failed: {request.url} {request.failure}")

    def _surprised(self, message: str, dismiss: Callable[[], None]) -> None:
        self.troubles.append(f"dialog: {message}")
        dismiss()

    def forgives(self, pattern: str) -> None:
        """This belongs to the test: the page says in words what the browser logs as an error."""
        self._forgiven.append(re.compile(pattern))

    # Time

    def has_a_clock(self) -> None:
        """Before the first page: its time is one that can be stopped."""
        self.page.clock.install()

    def stops_time(self) -> None:
        """Whatever waits for its time on this page waits until time `passes`."""
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + 1)

    def passes(self, milliseconds: int) -> None:
        """So much time passes on this page, and at once."""
        self.page.clock.run_for(milliseconds)

    def leaves(self) -> None:
        self.context.close()

    def unforgiven(self) -> list[str]:
        return [one for one in self.troubles if not any(p.search(one) for p in self._forgiven)]

    # Words

    def say(self, key: str, **values: str | int) -> str:
        """The page's own words: `ui-<key>` in this person's language."""
        return said(self.language, f"ui-{key}", **values)

    def game(self, key: str, **values: str | int) -> str:
        return said(self.language, key, **values)

    def button(self, key: str, exact: bool = True, **values: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **values), exact=exact)

    def speaks(self, language: str) -> None:
        """Switch the language where the page offers it."""
        name = {"de": "Deutsch", "en": "English"}[language]
        self.page.get_by_role("button", name=name).first.click()
        self.language = language
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    # Rooms

    def goes(self, path: str) -> None:
        self.page.goto(path)
        expect(self.page.locator("main").first).to_be_visible()

    def sets_table(
        self,
        others: Sequence[str] = ("bot",),
        options: Mapping[str, int | bool] | None = None,
        names: Mapping[int, str] | None = None,
        game: str = "imperator",
    ) -> Locator:
        """Fill in the set-up page of a game. `others`: who sits on the seats 2 and up."""
        self.goes(f"/new/{game}")
        form = self.page.locator("form")
        form.get_by_label(self.say("your-name")).fill(self.name)
        count = form.get_by_role("radio", name=str(len(others) + 1), exact=True)
        if count.count():
            count.check()
        for seat, who in enumerate(others, 2):
            group = form.get_by_role("group", name=self.say("seat-number", number=seat))
            group.get_by_role("radio", name=self.say(f"who-{who}")).check()
            if who == "here":
                called = form.get_by_label(self.say("name-of-seat", number=seat))
                called.fill((names or {}).get(seat, f"P{seat}"))
        if options:
            form.get_by_text(self.say("options"), exact=True).click()
        for option, value in (options or {}).items():
            self.chooses(form, option, value)
        return form

    def chooses(self, form: Locator, option: str, value: int | bool) -> None:
        field = form.get_by_label(self.game(f"option-{option}"), exact=True)
        if isinstance(value, bool):
            field.set_checked(value)
        else:
            field.fill(str(value))
            field.blur()

    def opens(self, *others: str, **options: int | bool) -> str:
        """Open a room for friends; its code."""
        self.sets_table(others or ("friend",), options)
        self.button("open-table").click()
        return self.code()

    def begins(self, *others: str, names: Mapping[int, str] | None = None, **options: Any) -> None:
        """Sit down with bots or others on this device and begin at once."""
        self.sets_table(others or ("bot",), options, names)
        self.button("play-now").click()
        self.page.wait_for_url("**/r/*")

    def code(self) -> str:
        self.page.wait_for_url("**/r/*")
        expect(self.page.get_by_text(self.say("invite-title"), exact=True)).to_be_visible()
        return self.page.url.rsplit("/", 1)[1]

    def link(self, button: str = "copy-link") -> str:
        """The link behind a button that copies it. The clipboard is everybody's."""
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page.evaluate("navigator.clipboard.writeText('')")
        self.button(button).click()
        return str(self.page.evaluate(COPIED))

    def follows(self, link: str) -> None:
        self.goes(link)
        self.page.get_by_label(self.say("your-name")).fill(self.name)
        self.button("join").click()
        self.page.wait_for_url("**/r/*")

    def types(self, code: str) -> None:
        """Enter by the code, on the start page."""
        form = self.page.locator("form").filter(has=self.page.get_by_text(self.say("join-title")))
        form.get_by_label(self.say("code")).fill(code)
        form.get_by_label(self.say("your-name")).fill(self.name)
        form.get_by_role("button", name=self.say("join")).click()

    def goes_on_with(self, record: bytes) -> None:
        """Open a room for a match that was saved."""
        self.goes("/")
        file: FilePayload = {
            "name": "match.json",
            "mimeType": "application/json",
            "buffer": record,
        }
        self.page.locator("input[type=file]").set_input_files(file)
        self.button("record-go-on").click()
        self.page.wait_for_url("**/r/*")

    @property
    def people(self) -> Locator:
        """The sheet that shows who is here."""
        return self.page.get_by_role("dialog", name=self.say("people"))

    def presses_at(self, name: str, button: str) -> None:
        """Press a button in the row of this seat, in the sheet that shows who is here."""
        row = self.people.get_by_role("listitem").filter(has_text=name)
        row.get_by_role("button", name=self.say(button), exact=True).click()

    def sits(self) -> None:
        """Whoever comes in finds a free seat taken for them."""
        self.page.get_by_role("heading", name=self.say("seats-title")).wait_for()
        ready = self.button("i-am-ready")
        ready.or_(self.button("sit").first).first.wait_for()
        if not ready.count():
            self.button("sit").first.click()
        ready.click()
        expect(self.button("not-ready-after-all")).to_be_visible()

    def unfolds_rules(self) -> Locator:
        """All that the lobby lets one set about the match."""
        rules = self.page.get_by_role("region", name=self.say("how-to-set"))
        rules.locator("summary").click()
        return rules

    def starts(self) -> None:
        self.button("start").click()

    # The table

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    @property
    def choices(self) -> Locator:
        listed = self.page.get_by_role("list", name=self.say("choices"))
        return listed.get_by_role("button")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("log")).get_by_role("listitem")

    @property
    def result(self) -> Locator:
        return self.page.locator("section.result").get_by_role("heading")

    @property
    def phase(self) -> str:
        """The name of the phase on the table."""
        return self.page.locator(".plaque strong").inner_text()

    @property
    def asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    @property
    def over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def waits(self, timeout: float = PATIENCE) -> bool:
        """Until this person is asked (true) or the match is over (false)."""
        self.page.locator(f"{ASKED}, {OVER}").first.wait_for(timeout=timeout)
        return not self.over

    def picks(self, index: int = 0) -> str:
        """Pick from the list without confirming; what it says."""
        choice = self.choices.nth(index)
        text = choice.locator("span").first.inner_text()
        choice.click()
        expect(choice).to_have_attribute("aria-pressed", "true")
        return text

    def moves(self, pick: Callable[[int], int] = lambda count: 0) -> str:
        """Take one of the choices in the list; what it said."""
        self.choices.first.wait_for()  # A page that was just resized draws its list anew.
        index = pick(self.choices.count())
        text = self.picks(index)
        self.choices.nth(index).click()
        self.settles()
        return text

    def settles(self) -> None:
        """Until the choice that was sent is taken."""
        expect(self.page.locator(ON_ITS_WAY)).to_have_count(0)

    def plays(self, random: Random, until: Callable[[], bool] = lambda: False) -> int:
        """Answer whatever is asked, to the end of the match; how often."""
        made = 0
        while self.waits() and not until():
            self.moves(random.randrange)
            made += 1
        return made

    # What is to be seen

    def width(self) -> int:
        """How wide the page is, with all that sticks out of the table or of a sheet."""
        return int(self.page.evaluate(WIDTH))

    def too_small(self, what: str) -> list[str]:
        """What of this is too small for a thumb."""
        found: list[str] = self.page.evaluate(TOO_SMALL, [what, THUMB])
        return found

    def text(self) -> str:
        """All that can be read or heard on the page."""
        return str(
            self.page.evaluate(
                """() => [document.title, document.body.innerText,
                  ...[...document.querySelectorAll('*')].flatMap((one) =>
                    ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext']
                      .map((name) => one.getAttribute(name)).filter(Boolean)),
                ].join('\\n')"""
            )
        )

    def downloads(self, link: Locator) -> Download:
        with self.page.expect_download() as saved:
            link.click()
        return saved.value


Visit = Callable[..., Guest]
"""Somebody comes: a name, and how their browser is."""


def play_out(players: Sequence[Guest], random: Random, look: Callable[[], None]) -> int:
    """Let people at several browsers play to the end of the match; how many choices they took."""
    made = 0
    while not all(one.over for one in players):
        asked = [one for one in players if one.asked]
        for one in asked:
            one.moves(random.randrange)
            made += 1
        look()
        if not asked:
            _next(players)
    return made


def _next(players: Sequence[Guest]) -> None:
    """Until somebody is asked, or the match is over."""
    for turn in range(PATIENCE // 100):
        one = players[turn % len(players)]
        try:
            one.waits(timeout=100)
        except TimeoutError:
            continue
        if one.asked or all(other.over for other in players):
            return
    raise AssertionError("the table waits for nobody")
