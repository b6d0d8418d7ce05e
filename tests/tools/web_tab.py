"""A tab with the page in it, and somebody who looks, listens and presses."""

from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import BrowserContext, Page

# Everything that is ever said, though the page keeps only the last of it; and each policy breach.
_LISTEN = """
window.heard = []; window.breaches = []; window.tones = 0; window.pictures = 0;
window.changed = 0; // when what the screen shows did so last
addEventListener("securitypolicyviolation", (e) => breaches.push(e.violatedDirective));
addEventListener("DOMContentLoaded", () => {
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes) heard.push(node.textContent.trim());
  }).observe(document.getElementById("said"), { childList: true });
});
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => {
      pictures += data.type === "frame";
      if (["frame", "light", "sleep"].includes(data.type)) changed = performance.now();
    });
  }
};
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...times) { tones += 1; start.apply(this, times); };
"""
# One pixel for each of the panel's, and whether all that stand for it are the same.
_PIXELS = """(width) => {
  const canvas = document.getElementById("screen");
  const all = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const pixels = new Uint32Array(all.data.buffer);
  const times = canvas.width / width, height = canvas.height / times;
  const small = new Uint32Array(width * height);
  let sharp = Number.isInteger(times);
  for (let at = 0; at < pixels.length; at++) {
    const x = at % canvas.width, y = Math.floor(at / canvas.width);
    const place = Math.floor(y / times) * width + Math.floor(x / times);
    if (x % times === 0 && y % times === 0) small[place] = pixels[at];
    else if (small[place] !== pixels[at]) sharp = false;
  }
  const bytes = new Uint8Array(small.buffer);
  let text = "";
  for (let at = 0; at < bytes.length; at += 32768)
    text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return [width, height, sharp, btoa(text)];
}"""
TAP_MS = 30  # longer than contacts bounce
QUIET_MS = 240  # without another picture: no motion has such a gap
MOST_LINES = 12  # of a menu
PATIENCE_S = 30  # nothing takes that long, even on a busy machine


class Tab:
    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.page: Page = context.new_page()
        self.errors: list[str] = []
        self.requests: list[str] = []
        self.page.on("console", self._hear_console)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.add_init_script(_LISTEN)

    def _hear_console(self, message) -> None:
        ours = "willReadFrequently" in message.text  # it is the test that looks so often
        if message.type in ("error", "warning") and not ours:
            self.errors.append(message.text)

    def open(self, link: str = "") -> "Tab":
        """Open the page and wait for its first picture."""
        self.page.goto(self.address + (f"#{link}" if link else ""))
        self.wait_until_on()
        return self

    def go_near(self) -> None:
        """Be at the page's place, where its files are kept, without the page."""
        self.page.goto(self.address + "sw.js")
        self.page.wait_for_timeout(100)
        self.errors.clear()  # there is no icon for a script

    def reload(self) -> None:
        self.page.reload()
        self.wait_until_on()

    def wait_until_on(self) -> None:
        self.page.wait_for_selector('#handheld[data-state="on"]', timeout=30_000)
        self.wait_for("heard.length > 0")

    def wait_for(self, condition: str) -> None:
        """Wait until something is true, or a promise of it, looking from within: to ask from here
        takes longer."""
        came = self.page.evaluate(
            f"""new Promise((resolve) => {{
              const end = performance.now() + {1000 * PATIENCE_S};
              const look = async () => {{
                if (await ({condition})) resolve(true);
                else if (performance.now() > end) resolve(false);
                else setTimeout(look, 20);
              }};
              look();
            }})"""
        )
        assert came, f"{condition}; last heard: {self.heard()[-3:]}"

    # ---- listening

    def heard(self) -> list[str]:
        """Return all that was ever said; over a whole game, that is a lot."""
        return self.page.evaluate("heard")

    def last(self) -> str:
        return self.page.evaluate("heard.at(-1)")

    def times_heard(self) -> int:
        return self.page.evaluate("heard.length")

    def has_heard(self, text: str) -> bool:
        return self.page.evaluate(f"heard.some((saying) => saying.includes({text!r}))")

    def wait_to_hear(self, text: str, since: int = 0) -> str:
        """Return the first saying with this text in it, from a number on."""
        find = f"heard.slice({since}).find((saying) => saying.includes({text!r}))"
        self.wait_for(find)
        return self.page.evaluate(find)

    # ---- pressing

    def press(self, *keys: str) -> None:
        """Tap keys one after another, as quickly as a thumb can."""
        for key in keys:
            self.page.keyboard.press(key, delay=TAP_MS)
            self.page.wait_for_timeout(TAP_MS)

    def press_and_hear(self, key: str) -> str:
        """Press a key, and return what is said upon it."""
        before = self.times_heard()
        self.press(key)
        self.wait_for(f"heard.length > {before}")
        return self.page.evaluate(f"heard[{before}]")

    def press_and_see(self, key: str) -> None:
        """Press a key that changes the picture, and wait until nothing moves any more."""
        self.page.evaluate("window.pressed = performance.now()")
        self.press(key)
        self.wait_for("changed > pressed")
        self.settle()

    def choose(self, line: str) -> None:
        """Go down in a menu until this line is said, and open it."""
        for _ in range(MOST_LINES):
            if line in self.last():
                break
            self.press_and_hear("ArrowDown")
        assert line in self.last()
        self.press_and_hear("Enter")

    def drop(self, path: Path) -> None:
        """Let a file fall onto the page, as a mouse does that has dragged it there."""
        session = self.page.context.new_cdp_session(self.page)
        files = {"items": [], "files": [str(path)], "dragOperationsMask": 1}
        for step in ("dragEnter", "dragOver", "drop"):
            event = {"type": step, "x": 300, "y": 300, "data": files}
            session.send("Input.dispatchDragEvent", event)
        session.detach()

    def settle(self) -> None:
        """Wait until the picture has not changed for a while."""
        self.page.evaluate("window.asked = performance.now()")
        self.wait_for(f"performance.now() > Math.max(asked, changed) + {QUIET_MS}")

    # ---- looking

    def picture(self, width: int = 240) -> Image.Image:
        """Return what the screen shows, one pixel for each of the panel's."""
        width, height, sharp, data = self.page.evaluate(_PIXELS, width)
        assert sharp
        return Image.frombytes("RGBA", (width, height), b64decode(data)).convert("RGB")

    # ---- what it has kept

    def kept(self) -> dict[str, bytes]:
        """Return the files that the browser keeps."""
        found = self.page.evaluate(
            """() => new Promise((resolve) => {
              indexedDB.open("pocket-keltis").onsuccess = ({ target: { result: database } }) => {
                const files = database.transaction("saves").objectStore("saves");
                const names = files.getAllKeys(), values = files.getAll();
                values.onsuccess = () => {
                  database.close();
                  resolve(names.result.map((name, at) => [name, [...values.result[at]]]));
                };
              };
            })"""
        )
        return {name: bytes(value) for name, value in found}

    def keep(self, files: dict[str, bytes]) -> None:
        """Put files there, as another version of the page may have left them."""
        if not self.page.url.startswith(self.address):
            self.go_near()
        self.page.evaluate(
            """(files) => new Promise((resolve) => {
              const request = indexedDB.open("pocket-keltis", 1);
              request.onupgradeneeded = () => request.result.createObjectStore("saves");
              request.onsuccess = ({ target: { result: database } }) => {
                const change = database.transaction("saves", "readwrite");
                for (const [name, data] of files)
                  change.objectStore("saves").put(new Uint8Array(data), name);
                change.oncomplete = () => { database.close(); resolve(); };
              };
            })""",
            [[name, list(content)] for name, content in files.items()],
        )

    def keep_by_a_later_version(self) -> None:
        """Leave a database that this version of the page can't open."""
        self.go_near()
        self.page.evaluate(
            """() => new Promise((resolve) => {
              const request = indexedDB.open("pocket-keltis", 9);
              request.onsuccess = () => { request.result.close(); resolve(); };
            })"""
        )

    def wait_until_kept(self, enough: Callable[[dict[str, bytes]], Any]) -> dict[str, bytes]:
        for _ in range(200):
            if enough(files := self.kept()):
                return files
            self.page.wait_for_timeout(100)
        raise AssertionError(f"kept: {sorted(files)}")

    def check(self) -> None:
        """Nothing went wrong, nothing was asked of another host, no policy was broken."""
        assert not self.errors, self.errors
        assert not self.page.evaluate("breaches")
        assert all(url.startswith((self.address, "blob:")) for url in self.requests)
