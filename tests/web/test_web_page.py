"""The page around the console: its first visit, hands, looks, links, and who can't see it."""

import re
from pathlib import Path

import pytest
from web_tab import Tab

import boards
import engine
from firmware.games.cards.hand import sorted_hand
from firmware.games.cards.telling import card_name
from firmware.saves.session import Session
from firmware.words import capital, use, use_game

PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 3, "has_touch": True}
LOOKED_AT = Path("build/pictures")
MENU = 'header [data-action="menu"]'


# ---- the first visit


@pytest.mark.parametrize(
    ("browser_language", "ours", "said"),
    [("de-AT", "de", "Deutsch"), ("hu", "hu", "Magyar"), ("ja", "en", "English")],
)
def test_it_speaks_the_browsers_language_at_first(
    browser_language: str, ours: str, said: str, new_tab
) -> None:
    tab = new_tab(locale=browser_language).open()
    assert said in tab.heard()[0]
    tab.wait_for(f"document.documentElement.lang === {ours!r}")


def test_a_language_that_was_set_stays(new_tab) -> None:
    tab = new_tab(locale="de").open()
    tab.press("ArrowRight", "Enter")
    tab.wait_to_hear("Apprendre à jouer")
    tab.wait_until_kept(lambda files: b'"fr"' in files.get("settings", b""))
    tab.reload()
    tab.wait_for("document.documentElement.lang === 'fr'")
    assert tab.page.get_by_role("button", name="Partager").count() == 1


def test_it_can_be_installed(tab: Tab) -> None:
    manifest = tab.page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((a) => a.json())"
    )
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert tab.page.evaluate(f"fetch({icon['src']!r}).then((a) => a.ok)")


def test_a_strict_policy_lets_nothing_foreign_run(tab: Tab) -> None:
    policy = tab.page.get_attribute('meta[http-equiv="Content-Security-Policy"]', "content")
    assert policy
    assert policy.startswith("default-src 'none'")
    assert "unsafe-inline" not in policy
    assert not re.search(r"(?<!wasm-)unsafe-eval|https?:|\*", policy)
    tab.page.evaluate(
        """() => {
          const script = document.createElement("script");
          script.textContent = "window.intruder = true";
          document.body.append(script);
        }"""
    )
    assert tab.page.evaluate("window.intruder") is None
    assert tab.page.evaluate("breaches.splice(0).length") == 1
    tab.errors.clear()  # the browser has complained, rightly


# ---- links


def test_a_link_opens_that_very_deal_and_sharing_gives_it_back(new_tab) -> None:
    link = "game=cards&seats=you,expert&deal=123&lang=de"
    tab = new_tab(permissions=["clipboard-read", "clipboard-write"]).open(link)
    tab.wait_to_hear("(1/9)")
    session = Session.new(
        "cards", [("", "a"), ("", "b")], engine.game("cards").DEFAULT_OPTIONS, 0, 123
    )
    use("de")
    use_game("cards")
    hand = [capital(card_name(card)) for card in sorted_hand(session.state, 0)]
    use("en")
    use_game("")
    assert hand[0] in tab.last()
    for card in hand[1:]:
        assert card in tab.press_and_hear("ArrowRight")
    tab.page.get_by_role("button", name="Teilen").click()
    tab.wait_for("!document.getElementById('notice').hidden")
    copied = tab.page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{tab.address}#{link}"
    tab.reload()
    assert "game=" not in tab.page.url, "a reload goes on, and does not deal again"


def test_a_link_asks_before_it_replaces_a_saved_game(new_tab) -> None:
    tab = new_tab().open("game=dice&seats=you,novice&deal=1")
    before = tab.wait_until_kept(lambda files: files.get("game_dice"))["game_dice"]
    tab.page.evaluate("location.hash = 'game=dice&seats=you,club&deal=2'")
    tab.wait_to_hear("takes its place")
    tab.press("Backspace")
    tab.settle()
    assert tab.kept()["game_dice"] == before


def test_a_link_that_is_pasted_and_entered_asks_as_well(new_tab) -> None:
    """The key that has opened it is not the console's, though that has the focus by now."""
    tab = new_tab().open("game=dice&seats=you,novice&deal=1")
    before = tab.wait_until_kept(lambda files: files.get("game_dice"))["game_dice"]
    tab.page.click(MENU)
    tab.page.fill("#link", "https://example.org/#game=dice&seats=you,club&deal=2")
    tab.page.focus("#link")
    tab.press("Enter")
    tab.wait_to_hear("takes its place")
    tab.settle()
    assert tab.kept()["game_dice"] == before
    assert "takes its place" in tab.heard()[-1]


def test_a_wrong_link_is_told(new_tab) -> None:
    tab = new_tab().open("game=chess")
    told = "document.getElementById('notice').textContent.includes('can’t be opened')"
    tab.wait_for(told)
    for link in ("game=dice&deal=x", "game=cards&seats=you", "game=dice&options=x"):
        tab.page.evaluate("document.getElementById('notice').textContent = ''")
        tab.page.evaluate(f"location.hash = {link!r}")
        tab.wait_for(told)
        assert "Learn to play" in tab.last()  # a new console's menu


@pytest.mark.parametrize("link", ["board=toString", "lang=constructor", "lang=xx&board=__proto__"])
def test_a_link_with_no_board_or_language_of_ours_opens_the_usual_one(link: str, new_tab) -> None:
    tab = new_tab().open(link)
    tab.press("Enter")
    tab.wait_to_hear("Learn to play")
    assert tab.page.locator(".control").count() == 9
    assert tab.page.get_by_role("button", name="Menu").count() == 1


def test_a_links_language_stays_over_a_reload(new_tab) -> None:
    tab = new_tab().open("game=stones&seats=you,expert&deal=2&lang=de")
    tab.wait_to_hear("Spieler 1")
    tab.reload()
    tab.press("Enter")
    tab.wait_to_hear("Weiterspielen")
    assert tab.page.evaluate("document.documentElement.lang") == "de"


def test_a_links_language_stays_for_another_board_too(new_tab) -> None:
    tab = new_tab(locale="de").open()
    tab.press("Enter")
    tab.wait_until_kept(lambda files: b'"language": "de"' in files.get("settings", b""))
    tab.open("lang=fr")
    tab.reload()  # an address that differs in this alone opens nothing anew
    tab.page.click(MENU)
    tab.page.select_option("#board", "picopad")
    tab.wait_until_on()
    assert "appuie" in tab.last()
    assert tab.page.evaluate("[document.documentElement.lang, location.hash]") == ["fr", "#lang=fr"]


def test_a_links_board_stays_until_another_is_chosen(new_tab) -> None:
    tab = new_tab().open("game=stones&seats=you,expert&deal=2&board=picopad")
    tab.wait_to_hear("Turn up a tile")
    board = "document.getElementById('board').value"
    tab.reload()
    assert tab.page.evaluate(board) == "picopad"
    for other in ("pimoroni_pico_explorer", "picopad"):  # typed into the address meanwhile
        heard = tab.times_heard()
        tab.page.evaluate(f"location.hash = 'board={other}'")
        tab.wait_to_hear("Pocket Keltis", heard)
        assert tab.page.evaluate(board) == other
    tab.page.click(MENU)
    tab.page.select_option("#board", "waveshare_pico_lcd_2")
    tab.wait_until_on()
    tab.reload()
    assert tab.page.evaluate(board) == "waveshare_pico_lcd_2"


# ---- hands


def centre(tab: Tab, name: str) -> dict:
    box = tab.page.locator(f'[data-switch="BUTTON_{name}"]').bounding_box()
    assert box
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def test_two_fingers_at_once_and_one_that_stays(new_tab) -> None:
    tab = new_tab(**PHONE).open()
    tab.press("Enter")
    tab.wait_to_hear("Learn to play")
    fingers = tab.page.context.new_cdp_session(tab.page)

    def touch(kind: str, *names: str) -> None:
        points = [{**centre(tab, name), "id": number} for number, name in enumerate(names)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    before = tab.times_heard()
    touch("touchStart", "DOWN")
    tab.wait_for(f"heard.length >= {before + 3}")  # it repeats as long as the thumb stays
    touch("touchStart", "DOWN", "A")
    assert tab.page.locator("[data-switch][data-down]").count() == 2
    tab.page.set_viewport_size({"width": 844, "height": 390})  # the phone is turned meanwhile
    tab.wait_for("document.querySelector('#screen').getBoundingClientRect().height > 300")
    assert tab.page.locator("[data-switch][data-down]").count() == 2
    touch("touchEnd")
    assert tab.page.locator("[data-switch][data-down]").count() == 0


def test_a_thumb_slides_from_one_direction_to_the_next(new_tab) -> None:
    tab = new_tab().open()
    tab.press("Enter")
    tab.wait_to_hear("Learn to play")
    up, down = centre(tab, "UP"), centre(tab, "DOWN")
    tab.page.mouse.move(**down)
    tab.page.mouse.down()
    tab.wait_to_hear("Statistics")
    heard = tab.times_heard()
    tab.page.mouse.move(**up, steps=4)
    tab.wait_to_hear("New game", heard)
    tab.page.mouse.up()


def test_a_gamepad_plays(new_tab) -> None:
    tab = new_tab()
    tab.page.add_init_script(
        """
        const made = (index) =>
          ({ index, axes: [0, 0], buttons: Array.from({ length: 16 }, () => ({})) });
        window.pads = [made(0), made(1), null];
        window.pad = pads[0];
        window.asked = 0;
        navigator.getGamepads = () => { asked += 1; return pads; };
        """
    )
    tab.open("board=pimoroni_picosystem")
    for _ in range(2):  # there are two, and each is told of
        tab.page.evaluate("dispatchEvent(new Event('gamepadconnected'))")
    for act, said in (
        ("pad.buttons[0].pressed = true", "Learn to play"),
        ("pad.buttons[0].pressed = false; pad.axes[1] = 0.9", "New game"),
        ("pad.axes[1] = 0; pad.buttons[12].pressed = true", "Learn to play"),
    ):
        before = tab.times_heard()
        tab.page.evaluate(act)
        tab.wait_to_hear(said, before)
    assert tab.page.evaluate("tones > 0"), "it is heard, though nobody has touched the page"
    frames = """new Promise((resolve) => {
      const before = asked;
      let left = 10;
      const count = () => (left-- ? requestAnimationFrame(count) : resolve(asked - before));
      requestAnimationFrame(count);
    })"""
    assert tab.page.evaluate(frames) <= 11, "at each frame once"
    tab.page.evaluate("pad.axes[0] = 1")  # and is unplugged with all that
    tab.wait_for("document.querySelectorAll('[data-down]').length === 2")
    tab.page.evaluate(
        """() => {
          pads = [null, pads[1]];
          dispatchEvent(Object.assign(new Event("gamepaddisconnected"), { gamepad: pad }));
        }"""
    )
    assert tab.page.locator("[data-down]").count() == 0
    tab.page.evaluate("pads = []")


def test_a_browser_without_sound_plays(new_tab) -> None:
    tab = new_tab()
    tab.page.add_init_script("delete window.AudioContext")
    tab.open("board=pimoroni_picosystem")
    tab.press("Enter")
    tab.wait_to_hear("Learn to play")


def test_sound_comes_from_a_board_that_has_a_loudspeaker(new_tab) -> None:
    tab = new_tab()
    tab.page.add_init_script(
        """
        window.audio = [];
        window.AudioContext = class extends AudioContext {
          constructor() { super(); audio.push(this); }
        };
        """
    )
    tab.open()
    tab.press("Enter", "ArrowDown")
    tab.wait_to_hear("New game")
    assert tab.page.evaluate("audio.length") == 0, "this board has none"
    tab.page.click(MENU)
    tab.page.select_option("#board", "pimoroni_picosystem")
    tab.wait_until_on()
    heard = tab.times_heard()
    tab.press("Enter", "ArrowDown")
    tab.wait_to_hear("New game", heard)
    for times in (1, 2):
        tab.wait_for("tones > 0 && audio[0].state === 'running'")
        assert tab.page.evaluate("audio.length") == 1
        if times == 1:  # what nobody hears costs nothing; the next tone is heard all the same
            tab.wait_for("audio[0].state === 'suspended'")
            tab.page.evaluate("tones = 0")
            tab.press("ArrowDown")


def test_a_loudspeaker_that_is_slow_to_begin_is_waited_for(new_tab) -> None:
    tab = new_tab()
    tab.page.add_init_script(
        """
        window.audio = [];
        window.AudioContext = class extends AudioContext {
          constructor() { super(); audio.push(this); void super.suspend(); }
          resume() {
            return new Promise((done) => setTimeout(() => super.resume().then(done), 1500));
          }
        };
        """
    )
    tab.open("board=pimoroni_picosystem")
    tab.press("Enter")
    tab.wait_to_hear("Learn to play")
    tab.page.evaluate("window.tones = 0")
    tab.press("ArrowDown")
    tab.wait_for("tones > 0")
    started = tab.page.evaluate("audio[0].currentTime")
    tab.wait_for("audio[0].state === 'running'")
    tab.wait_for("audio[0].state === 'suspended'")
    assert tab.page.evaluate("audio[0].currentTime") - started > 0.9, "it has sounded"


def test_keys_that_are_pressed_by_a_machine_are_not_broken(new_tab) -> None:
    tab = new_tab().open()
    tab.press("Enter")
    tab.page.evaluate(
        """async () => {
          for (let times = 0; times < 160; times++) {
            const type = times % 2 ? "keyup" : "keydown";
            const how = { key: "ArrowDown", bubbles: true, cancelable: true };
            document.getElementById("handheld").dispatchEvent(new KeyboardEvent(type, how));
            await new Promise((resolve) => setTimeout(resolve, 10));
          }
        }"""
    )
    tab.settle()
    assert "broken" not in tab.last()
    assert "/5)" in tab.press_and_hear("ArrowDown")


# ---- a tab in the background


def test_in_the_background_the_console_sleeps_and_notices_nothing(new_tab) -> None:
    tab = new_tab().open("game=stones&seats=expert,expert&deal=3")
    tab.wait_to_hear("Expert")
    hide = """(hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }"""
    tab.page.evaluate(hide, True)
    tab.page.wait_for_timeout(300)
    before = tab.times_heard()
    tab.page.wait_for_timeout(2500)
    assert tab.times_heard() == before
    tab.page.evaluate(hide, False)
    tab.wait_for(f"heard.length > {before}")


# ---- for those who can't see it, or don't want it to move


@pytest.mark.parametrize(("wish", "least", "most"), [("no-preference", 7, 20), ("reduce", 1, 4)])
def test_things_move_at_the_table_unless_somebody_wants_less_of_that(
    new_tab, wish: str, least: int, most: int
) -> None:
    tab = new_tab(reduced_motion=wish).open("game=stones&seats=you,novice&deal=11")
    tab.wait_to_hear("Turn up a tile")
    tab.settle()
    before = tab.page.evaluate("pictures")
    tab.press_and_see("Enter")
    assert least <= tab.page.evaluate("pictures") - before <= most


def test_that_it_is_your_turn_is_heard_in_the_page_too(new_tab) -> None:
    link = "board=pimoroni_picosystem&game=stones&seats=novice,you&deal=11"
    tab = new_tab().open(link)
    tab.press("ArrowRight")  # browsers allow sound only after somebody has done something
    tab.wait_to_hear("Turn up a tile")
    tab.wait_for("tones >= 2")


def test_the_first_words_of_another_language_are_spoken_in_it(new_tab) -> None:
    tab = new_tab()
    tab.page.add_init_script(
        """
        window.spoken = [];
        addEventListener("DOMContentLoaded", () => {
          new MutationObserver(() => spoken.push(document.documentElement.lang))
            .observe(document.getElementById("said"), { childList: true });
        });
        """
    )
    tab.open()
    assert "Deutsch" in tab.press_and_hear("ArrowRight")
    assert tab.page.evaluate("spoken") == ["en", "de"]


def test_everything_has_a_name_and_is_reached_by_keyboard(tab: Tab) -> None:
    assert not tab.page.is_visible("#loading"), "by ear it is not loading any more, either"
    reached = set()
    for _ in range(20):
        tab.page.keyboard.press("Tab")
        focus = "document.activeElement"
        reached.add(tab.page.evaluate(f"{focus}.ariaLabel || {focus}.textContent.trim()"))
    assert reached >= {"Read out", "Share", "Full screen", "Menu"}
    assert reached >= {"up", "down", "left", "right", "A", "B", "X", "Y"}
    unnamed = tab.page.evaluate(
        """[...document.querySelectorAll("button, select, input, dialog, [tabindex='0']")].filter(
          (e) => !(e.ariaLabel || e.textContent.trim() || e.labels?.length ||
            e.getAttribute("aria-labelledby"))).length"""
    )
    assert unnamed == 0
    assert tab.page.get_attribute("#said", "aria-live") == "polite"


def test_a_control_in_focus_is_pressed_by_enter_and_by_a_screen_readers_click(new_tab) -> None:
    tab = new_tab().open()
    tab.page.focus('[data-switch="BUTTON_B"]')
    tab.press("Enter")
    tab.wait_to_hear("Learn to play")
    tab.page.evaluate("document.querySelector('[data-switch=BUTTON_DOWN]').click()")
    tab.wait_to_hear("New game")


def test_keys_are_shown_by_what_is_printed_on_the_board(new_tab) -> None:
    """On this one X and Y stand for up and down; whatever is shown below it works."""
    tab = new_tab().open("board=pimoroni_pico_display_2")
    assert tab.page.url.endswith("#board=pimoroni_pico_display_2"), "a reload keeps it"
    below = tab.page.inner_text("#keys").split()
    assert below == ["↑", "X", "↓", "Y", "Enter", "A", "Backspace", "B"]
    assert "X: ↑, Y: ↓, A: Enter, B: Backspace" in tab.page.inner_text("#how")
    buttons = [f'[data-switch="BUTTON_{name}"]' for name in ("UP", "DOWN")]
    assert [tab.page.get_attribute(it, "aria-label") for it in buttons] == ["X", "Y"]
    tab.press("Enter")
    tab.wait_to_hear("Learn to play")
    assert "New game" in tab.press_and_hear("ArrowDown")


def test_the_menus_way_out_is_in_sight_on_a_small_phone(new_tab) -> None:
    tab = new_tab(**{**PHONE, "viewport": {"width": 320, "height": 480}}, locale="hu").open()
    tab.page.click(MENU)
    tab.page.locator("#menu kbd").last.scroll_into_view_if_needed()
    close = tab.page.locator('#menu [data-action="close"]')
    field = tab.page.locator("#link").bounding_box()
    assert field
    assert field["width"] > 120, "a link can be pasted"
    box = close.bounding_box()
    assert box
    assert 0 <= box["y"] < 480 - box["height"], "though the end of the menu is looked at"
    close.click()
    assert tab.page.locator("dialog[open]").count() == 0


def test_capital_letters_read_out_as_well(new_tab) -> None:
    tab = new_tab().open()
    assert "Pocket Keltis" in tab.press_and_hear("R")


def test_the_menu_keeps_its_keys_to_itself(tab: Tab) -> None:
    tab.page.get_by_role("button", name="Menu").click()
    before = tab.times_heard()
    tab.press("ArrowDown")
    tab.page.evaluate("document.activeElement.blur()")  # as a click beside all buttons does
    tab.press("ArrowDown", "Escape")
    tab.page.wait_for_timeout(200)
    assert tab.times_heard() == before
    assert tab.page.locator("dialog[open]").count() == 0


def test_whoever_clicks_into_the_text_plays_on_and_reads_it_from_its_beginning(new_tab) -> None:
    tab = new_tab(viewport={"width": 360, "height": 640}).open("game=cards&seats=you,club&deal=5")
    tab.page.click(MENU)
    tab.page.check("#show-text")
    tab.page.keyboard.press("Escape")
    tab.wait_to_hear("(1/")
    tab.page.click("#said")
    assert "(2/" in tab.press_and_hear("ArrowRight")
    tab.press_and_hear("r")
    box, first = tab.page.evaluate(
        """["#said", "#said > :last-child > :first-child"].map(
          (where) => document.querySelector(where).getBoundingClientRect().top)"""
    )
    assert box <= first < box + 20


def test_a_key_that_is_held_is_let_go_of_when_a_dialog_opens(new_tab) -> None:
    tab = new_tab().open()
    tab.press("Enter")
    tab.wait_to_hear("Learn to play")
    tab.page.keyboard.down("ArrowDown")
    tab.page.wait_for_selector("[data-down]")
    tab.page.click(MENU)
    assert tab.page.locator("[data-down]").count() == 0
    tab.page.wait_for_timeout(100)
    heard = tab.times_heard()
    tab.page.wait_for_timeout(500)
    assert tab.times_heard() == heard
    tab.page.keyboard.up("ArrowDown")


def test_reduced_motion_is_respected(new_tab) -> None:
    tab = new_tab(reduced_motion="reduce").open()
    moving = tab.page.evaluate(
        """[...document.querySelectorAll("*")].filter(
          (e) => parseFloat(getComputedStyle(e).transitionDuration) > 0).length"""
    )
    assert moving == 0


# ---- looks


TABLE = "game=cards&seats=you,club,expert&deal=7"


def fits(tab: Tab, name: str, board: str) -> None:
    """Nothing leaves the window or covers the screen, which is sharp."""
    tab.settle()
    window = tab.page.viewport_size
    assert window
    for element in tab.page.query_selector_all("#screen, .control, .control kbd, #handheld > svg"):
        box = element.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= window["width"] + 1
        assert box["y"] + box["height"] <= window["height"] + 1
    screen, menu = (tab.page.locator(it).bounding_box() for it in ("#screen", MENU))
    assert screen
    assert menu
    is_beside = menu["x"] + menu["width"] <= screen["x"] or menu["x"] >= (
        screen["x"] + screen["width"]
    )
    assert is_beside or menu["y"] + menu["height"] <= screen["y"]
    tab.picture(boards.named(board)["WIDTH"])
    LOOKED_AT.mkdir(parents=True, exist_ok=True)
    tab.page.screenshot(path=LOOKED_AT / f"web-{name}-{board}.png")


@pytest.mark.parametrize(
    ("name", "how"),
    [
        ("small-phone", {**PHONE, "viewport": {"width": 320, "height": 480}}),
        ("phone-across", {**PHONE, "viewport": {"width": 844, "height": 390}}),
        ("desk", {"viewport": {"width": 1440, "height": 900}, "color_scheme": "light"}),
    ],
)
def test_it_fits_any_window(name: str, how: dict, new_tab) -> None:
    board = boards.NAMES[0]
    fits(new_tab(**how).open(f"{TABLE}&board={board}"), name, board)


def test_every_board_fits_a_phone(new_tab) -> None:
    """One after the other is chosen in the menu, and has its saved game laid."""
    tab = new_tab(**PHONE, color_scheme="dark").open(TABLE)
    for board in boards.NAMES:
        fits(tab, "phone", board)
        if board != boards.NAMES[-1]:
            tab.page.click(MENU)
            before = tab.times_heard()
            tab.page.select_option("#board", boards.NAMES[boards.NAMES.index(board) + 1])
            tab.wait_to_hear("A: start", before)
            tab.press("Enter")
            tab.wait_to_hear("Continue", before)
            tab.press("Enter")
            tab.wait_to_hear("Your turn", before)


def test_the_menu_is_in_reach_with_large_letters_on_a_narrow_phone(new_tab) -> None:
    tab = new_tab(viewport={"width": 300, "height": 600}).open()
    for size in ("16px", "32px"):
        tab.page.evaluate(f"document.documentElement.style.fontSize = {size!r}")
        box = tab.page.locator(MENU).bounding_box()
        assert box
        assert box["x"] + box["width"] <= 300
        tab.page.click(MENU)
        beyond = tab.page.evaluate(
            """[...document.querySelectorAll("#menu *")].filter(
              (element) => element.getBoundingClientRect().right > innerWidth).length"""
        )
        assert beyond == 0
        link = tab.page.locator("#link").bounding_box()
        assert link
        assert link["width"] > 100
        tab.page.keyboard.press("Escape")


def test_full_screen_and_back(tab: Tab) -> None:
    tab.press("f")
    tab.wait_for("document.fullscreenElement !== null")
    tab.press("f")
    tab.wait_for("document.fullscreenElement === null")
