// What the page itself offers: its buttons and keys, its menu, and files that somebody brings.

import { ask, byId, fill, notice, show } from "./dialogs.js";
import { download, examined } from "./files.js";
import { address, done, pasted } from "./link.js";
import { remember, remembered } from "./memory.js";

/**
 * What the page knows and does, as far as the menu needs it.
 * @typedef {object} Page
 * @property {Player | undefined} player the console that runs, if one does
 * @property {string} language
 * @property {Words} words
 * @property {(found: ReturnType<typeof pasted>) => boolean} open
 * @property {(board?: string) => Promise<void>} restart
 */
/** @typedef {import("./player.js").Player} Player */

/** @type {Page} */
let page;
const area = byId("handheld");
/** @type {HTMLDialogElement} */
const menu = byId("menu");
/** @type {HTMLInputElement} */
const typed = byId("link"); // a link or a code

const actions = {
  menu: () => show(menu),
  close: closeMenu,
  read() {
    closeMenu();
    page.player?.send({ type: "read" });
  },
  async share() {
    closeMenu();
    const link = await page.player?.share();
    if (!link) return notice(page.words.share_none);
    const url = address(link, page.language);
    try {
      await navigator.clipboard.writeText(url);
      notice(page.words.shared);
    } catch {
      await ask(`${page.words.share_this} ${url}`, [page.words.close]);
    }
  },
  async full() {
    closeMenu();
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen?.();
  },
  async export() {
    closeMenu();
    await page.player?.export().then((saves) => {
      if (Object.keys(saves).length) download(saves);
      else notice(page.words.export_none);
    }, unkept);
  },
  import: () => byId("file").click(),
  open() {
    closeMenu();
    if (!page.open(pasted(typed.value))) notice(fill(page.words.bad_link, typed.value));
    typed.value = "";
  },
};

function closeMenu() {
  menu.close();
  area.focus();
}

/** @param {Error} error */
const unkept = (error) => notice(fill(page.words.unkept, error.message));

/** @param {File} file */
async function take(file) {
  closeMenu();
  const found = await examined(file);
  if (!page.player) return; // a question says why
  if (!found) return notice(fill(page.words.import_bad, file.name));
  if ("record" in found) return page.player.send({ type: "replay", text: found.record });
  const [bad] = await page.player.unreadable(found.saves);
  if (bad) return notice(fill(page.words.import_bad, found.alone ? bad : `${file.name}: ${bad}`));
  if (!page.player) return;
  const question = found.alone ? fill(page.words.import_one, file.name) : page.words.import_sure;
  if ((await ask(question, [page.words.replace, page.words.cancel])) !== 0) return;
  try {
    await page.player.import(found.alone ? { ...(await page.player.export()), ...found.saves } : found.saves);
  } catch (error) {
    return unkept(/** @type {Error} */ (error));
  }
  await page.restart();
  notice(page.words.imported);
}

/** Listen to all of it from now on. @param {Page} here @param {Record<string, Board>} boards */
export function offer(here, boards) {
  page = here;
  listen();
  offerBoards(boards);
  offerText();
}

function listen() {
  for (const element of document.querySelectorAll('[data-action="full"], [data-needs="full"]')) {
    /** @type {HTMLElement} */ (element).hidden = !document.fullscreenEnabled;
  }
  for (const button of document.querySelectorAll("[data-action]")) {
    const name = /** @type {keyof typeof actions} */ (button.getAttribute("data-action"));
    button.addEventListener("click", () => void actions[name]());
  }
  document.addEventListener("keydown", (event) => {
    if (event.repeat && event.key === "Enter") event.preventDefault(); // else it opens and closes the menu
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const key = event.key.toLowerCase();
    if (key === "r") actions.read();
    else if (key === "f") void actions.full();
    else if (event.key === "?" || event.key === "F1") actions.menu();
    else return;
    event.preventDefault();
  });
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void take(file);
  });
  byId("file").addEventListener("change", (event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    if (file) void take(file);
    input.value = ""; // the same file can be chosen again
  });
  typed.addEventListener("keydown", (event) => {
    if (event.key === "Enter") actions.open();
  });
}

/** @param {Record<string, Board>} boards */
function offerBoards(boards) {
  /** @type {HTMLSelectElement} */
  const chooser = byId("board");
  chooser.append(...Object.entries(boards).map(([name, { title }]) => new Option(title, name)));
  chooser.addEventListener("change", () => {
    remember("board", chooser.value);
    done("lang"); // the address may name another one
    closeMenu();
    void page.restart(chooser.value);
  });
}

function offerText() {
  /** @type {HTMLInputElement} */
  const showText = byId("show-text");
  showText.checked = remembered("text") === "yes";
  const showOrHide = () => document.body.classList.toggle("with-text", showText.checked);
  showText.addEventListener("change", () => {
    remember("text", showText.checked ? "yes" : "");
    showOrHide();
  });
  showOrHide();
}
