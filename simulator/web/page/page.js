// The page: brings the console in its worker, the drawn handheld and whoever plays together.

import { hideCourse, markMoment, showCourse } from "./course.js";
import { answered, ask, byId, fill, notice, speak } from "./dialogs.js";
import { Hands } from "./hands.js";
import { Handheld } from "./handheld.js";
import { showKeys } from "./keys.js";
import { asked, done, here } from "./link.js";
import { remembered } from "./memory.js";
import { offer } from "./menu.js";
import { Player } from "./player.js";
import { Screen } from "./screen.js";
import { Speaker } from "./speaker.js";
import { Tabs } from "./tabs.js";
import { Voice } from "./voice.js";

const DATA = new URL("./data.json", import.meta.url);
const RETRY_MS = 1000;

/** Return it as soon as there is a network; the page says meanwhile what can be done. @returns {Promise<PageData>} */
async function fetched() {
  for (;;) {
    try {
      return await (await fetch(DATA)).json();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

const data = await fetched();

/** Whether it is a language of ours. @param {string} name */
const isOurs = (name) => Object.hasOwn(data.words, name);

/** Return one of our languages. @param {readonly string[]} wanted those that somebody reads */
const ours = (wanted) => {
  const known = wanted.map((name) => name.slice(0, 2).toLowerCase());
  return known.find(isOurs) ?? "en";
};

let wish = asked();
let language = isOurs(wish.language) ? wish.language : ours(navigator.languages);
let boardName = "";
let started = false;
/** @type {Player | undefined} */
let player;

const area = byId("handheld");
const screen = new Screen(byId("screen"), data.palette);
const handheld = new Handheld(area, byId("screen"), screen);
const hands = new Hands(area, handheld, (number, down, at) => {
  player?.send({ type: "press", switch: number, down, at });
  if (down) speaker.begin(); // a gamepad gives no other sign
});
const speaker = new Speaker();
const voice = new Voice(byId("said"));
const tabs = new Tabs(async () => {
  await player?.stop();
  player = undefined;
  void takeTurn("taken_over");
});

const words = () => data.words[language];

/** @param {string} wanted */
function useLanguage(wanted) {
  language = wanted;
  voice.words = words();
  speak(words(), language);
  showKeys(data.boards[boardName], words());
  handheld.rename((name) => {
    const found = data.boards[boardName]?.switches.find((one) => one.name === name);
    return found?.names[language] ?? name;
  });
}

/** @param {string} name */
function useBoard(name) {
  boardName = Object.hasOwn(data.boards, name) ? name : Object.keys(data.boards)[0];
  const board = data.boards[boardName];
  handheld.show(board);
  hands.take(board.switches);
  speaker.wanted = board.sound;
  useLanguage(language);
  /** @type {HTMLSelectElement} */ (byId("board")).value = boardName;
}

// ---- the console

/** @type {{[K in News["type"]]?: (news: Extract<News, {type: K}>) => void}} */
const hearing = {
  frame({ top, rows }) {
    screen.show(top, rows);
    if (area.dataset.state === "on") return;
    area.dataset.state = "on";
    performance.mark("first picture");
    fulfilled();
    addEventListener("load", workOffline);
    if (document.readyState === "complete") workOffline();
  },
  light: ({ percent }) => {
    screen.light = percent;
  },
  sleep: ({ on }) => {
    screen.asleep = on;
  },
  tone: ({ hz, ms, after }) => speaker.play(hz, ms, after),
  say({ text, secret }) {
    if (secret) voice.forget();
    voice.say(text);
  },
  language({ language: spoken }) {
    useLanguage(spoken);
    const linked = asked().language;
    if (linked && linked !== spoken) done("board"); // it was set otherwise since
  },
  course: ({ course }) => (course ? voice.say(showCourse(JSON.parse(course), words())) : hideCourse()),
  moment({ moment }) {
    const values = markMoment(moment);
    if (values) voice.say(values); // the curve itself is only to be seen
  },
  kept: () => void navigator.storage?.persist?.(),
  problem({ kind, text }) {
    const key = { link: "bad_link", code: "bad_code", record: "bad_record", unkept: "unkept" }[kind];
    notice(fill(words()[key ?? "failed"], text));
  },
};

function start() {
  if (player || !tabs.ours) return; // one console, and only while this tab may play
  answered();
  hideCourse();
  area.dataset.state = "off";
  if (started) useBoard(wish.board || boardName); // at first it is drawn already
  started = true;
  const linked = [wish.language, asked().language]; // one in the address stays for every console
  const wishes = {
    board: boardName,
    language: linked.find(isOurs) ?? "",
    usual: ours(navigator.languages),
    link: wish.link,
    page: here(),
    still: matchMedia("(prefers-reduced-motion: reduce)").matches,
  };
  /** @param {News} news */
  const hear = (news) => /** @type {any} */ (hearing[news.type])?.(news);
  player = new Player(wishes, data.boards[boardName], hear, (why) => void stopped(why));
  player.rest(document.hidden);
}

/** Forget what the page was opened with: the console has it now. */
function fulfilled() {
  if (Object.keys(wish.link).length) done("lang", "board");
  wish = { link: {}, language: "", board: "" };
}

/** @param {string} why "": it could not be loaded */
async function stopped(why) {
  player = undefined;
  if (why) fulfilled(); // it may have been the cause
  await ask(why ? fill(words().failed, why) : words().unloaded, [words().restart]);
  if (why) start();
  else location.reload(); // its files may have other names by now
}

/** Start again with other saves, as another board, or for another link. */
async function restart(wanted = wish) {
  const before = player;
  await before?.stop();
  if (player !== before) return; // another tab has taken over, or somebody was quicker
  player = undefined;
  wish = wanted;
  start();
}

/** Play as soon as no other tab does. @param {string} told what is said meanwhile */
async function takeTurn(told) {
  await tabs.take(async () => {
    area.dataset.state = "off";
    for (;;) if ((await ask(words()[told], [words().play_here])) === 0) tabs.ask(); // until it may
  });
  start();
}

/** Open the game, the board and the language of a link, if it has any. @param {ReturnType<typeof asked>} found */
function open(found) {
  const { link, language: wanted } = found;
  const board = Object.hasOwn(data.boards, found.board) ? found.board : "";
  const other = (isOurs(wanted) && wanted !== language) || (board && board !== boardName);
  if (!Object.keys(link).length && !other) return false;
  if (!player) wish = { ...found, board }; // for when it is this tab's turn
  else if (other) void restart({ ...found, board });
  else {
    done("lang", "board");
    player.send({ type: "open", link });
  }
  return true;
}

function workOffline() {
  // Without a secure address there is no offline; the page works all the same.
  navigator.serviceWorker?.register("./sw.js").catch(() => {});
}

// ---- listening

document.addEventListener("visibilitychange", () => {
  player?.rest(document.hidden);
  if (document.hidden) speaker.rest();
});
addEventListener("hashchange", () => open(asked()));

// ---- the beginning

const page = {
  get player() {
    return player;
  },
  get language() {
    return language;
  },
  get words() {
    return words();
  },
  open,
  restart: (board = "") => restart({ ...wish, board }),
};
offer(page, data.boards);
useBoard(wish.board || remembered("board"));
area.focus();
void takeTurn("other_tab");
