// The page: brings the console in its worker, the drawn handheld and whoever plays together.

import { hideCourse, markMoment, showCourse } from "./course.js";
import { answered, ask, byId, fill, notice, speak } from "./dialogs.js";
import { download, examined } from "./files.js";
import { Hands } from "./hands.js";
import { Handheld } from "./handheld.js";
import { showKeys } from "./keys.js";
import { address, asked, done, here, pasted } from "./link.js";
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

/** What this browser remembers of the page itself. @param {string} name */
const remembered = (name) => {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return ""; // it is not allowed to remember anything
  }
};
/** @param {string} name @param {string} value */
const remember = (name, value) => {
  try {
    localStorage.setItem(name, value);
  } catch {
    // then it is asked for again
  }
};

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
/** @type {HTMLInputElement} */
const typed = byId("link"); // a link or a code, in the menu
const screen = new Screen(byId("screen"), data.palette);
const handheld = new Handheld(area, byId("screen"), screen);
const hands = new Hands(area, handheld, (number, down, at) => {
  player?.send({ type: "press", switch: number, down, at });
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
  say: ({ text }) => voice.say(text),
  language({ language: spoken }) {
    useLanguage(spoken);
    const linked = asked().language;
    if (linked && linked !== spoken) done(); // it was set otherwise since
  },
  course: ({ course }) => (course ? showCourse(JSON.parse(course), words()) : hideCourse()),
  moment: ({ moment }) => markMoment(moment),
  kept: () => void navigator.storage?.persist?.(),
  problem({ kind, text }) {
    const key = { link: "bad_link", record: "bad_record", unkept: "unkept" }[kind];
    notice(fill(words()[key ?? "failed"], text));
  },
};

function start() {
  if (player || !tabs.ours) return; // one console, and only while this tab may play
  answered();
  area.dataset.state = "off";
  if (started) useBoard(wish.board || remembered("board")); // at first it is drawn already
  started = true;
  const wishes = {
    board: boardName,
    language: isOurs(wish.language) ? wish.language : "",
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
  if (Object.keys(wish.link).length) done(isOurs(wish.language) ? wish.language : "");
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
async function restart(wanted = { ...wish, board: "" }) {
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

// ---- what the page itself offers

const actions = {
  menu: () => /** @type {HTMLDialogElement} */ (byId("menu")).showModal(),
  close: closeMenu,
  read() {
    closeMenu();
    player?.send({ type: "read" });
  },
  async share() {
    closeMenu();
    const link = await player?.share();
    if (!link) return notice(words().share_none);
    const url = address(link, language);
    try {
      await navigator.clipboard.writeText(url);
      notice(words().shared);
    } catch {
      await ask(`${words().share_this} ${url}`, [words().close]);
    }
  },
  async full() {
    closeMenu();
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen?.();
  },
  async export() {
    closeMenu();
    await player?.export().then(download, unkept);
  },
  import: () => byId("file").click(),
  open() {
    closeMenu();
    if (!open(pasted(typed.value))) notice(fill(words().bad_link, typed.value));
    typed.value = "";
  },
};

function closeMenu() {
  /** @type {HTMLDialogElement} */ (byId("menu")).close();
  area.focus();
}

/** @param {Error} error */
const unkept = (error) => notice(fill(words().unkept, error.message));

/** @param {File} file */
async function take(file) {
  closeMenu();
  const found = await examined(file);
  if (!player) return; // a question says why
  if (!found) return notice(fill(words().import_bad, file.name));
  if ("record" in found) return player.send({ type: "replay", text: found.record });
  const [bad] = await player.unreadable(found.saves);
  if (bad) return notice(fill(words().import_bad, found.alone ? bad : `${file.name}: ${bad}`));
  if (!player) return;
  const question = found.alone ? fill(words().import_one, file.name) : words().import_sure;
  if ((await ask(question, [words().replace, words().cancel])) !== 0) return;
  try {
    await player.import(found.alone ? { ...(await player.export()), ...found.saves } : found.saves);
  } catch (error) {
    return unkept(/** @type {Error} */ (error));
  }
  await restart();
  notice(words().imported);
}

/** Open the game of a link, if it has one. @param {ReturnType<typeof asked>} found */
function open({ link, language: wanted }) {
  if (!Object.keys(link).length) return false;
  if (!player) wish = { link, language: wanted, board: "" }; // for when it is this tab's turn
  else if (isOurs(wanted) && wanted !== language) {
    void restart({ link, language: wanted, board: "" });
  } else {
    done();
    player.send({ type: "open", link });
  }
  return true;
}

function workOffline() {
  // Without a secure address there is no offline; the page works all the same.
  navigator.serviceWorker?.register("./sw.js").catch(() => {});
}

// ---- listening

for (const element of document.querySelectorAll('[data-action="full"], [data-needs="full"]')) {
  /** @type {HTMLElement} */ (element).hidden = !document.fullscreenEnabled;
}
for (const button of document.querySelectorAll("[data-action]")) {
  const name = /** @type {keyof typeof actions} */ (button.getAttribute("data-action"));
  button.addEventListener("click", () => void actions[name]());
}
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const key = event.key.toLowerCase();
  if (key === "r") actions.read();
  else if (key === "f") void actions.full();
  else if (event.key === "?" || event.key === "F1") actions.menu();
  else return;
  event.preventDefault();
});
document.addEventListener("visibilitychange", () => {
  player?.rest(document.hidden);
  speaker.rest(document.hidden);
});
addEventListener("hashchange", () => open(asked()));
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  const file = event.dataTransfer?.files[0];
  if (file) void take(file);
});
byId("menu").addEventListener("close", () => area.focus()); // also by Escape
byId("file").addEventListener("change", (event) => {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  if (file) void take(file);
  input.value = ""; // the same file can be chosen again
});

typed.addEventListener("keydown", (event) => {
  if (event.key === "Enter") actions.open();
});

/** @type {HTMLSelectElement} */
const chooser = byId("board");
chooser.append(...Object.entries(data.boards).map(([name, { title }]) => new Option(title, name)));
chooser.addEventListener("change", () => {
  remember("board", chooser.value);
  closeMenu();
  void restart();
});
/** @type {HTMLInputElement} */
const showText = byId("show-text");
showText.checked = remembered("text") === "yes";
const showOrHide = () => document.body.classList.toggle("with-text", showText.checked);
showText.addEventListener("change", () => {
  remember("text", showText.checked ? "yes" : "");
  showOrHide();
});
showOrHide();

useBoard(wish.board || remembered("board"));
area.focus();
void takeTurn("other_tab");
