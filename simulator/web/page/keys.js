// Which keys press the buttons of a board, for people to read: below the board and in the menu.

import { byId, fill } from "./dialogs.js";

/** The ones in hands.js that are worth knowing; a long text is one of the page's words. */
const KEYS = {
  A: ["key_enter", "key_space", "Z"], B: ["key_back", "key_escape", "X"], X: ["A"], Y: ["S"],
  UP: ["↑"], DOWN: ["↓"], LEFT: ["←"], RIGHT: ["→"], PRESS: [],
};
const DIRECTIONS = ["UP", "DOWN", "LEFT", "RIGHT"];

/**
 * Return what the board's buttons are called on its screen, and the keys that press them.
 * @param {Board} board @param {Words} words
 * @returns {{name: string, keys: string[]}[]}
 */
function keysOf({ switches }, words) {
  const arrows = switches.filter(({ button, letter }) => DIRECTIONS.includes(button) && !letter);
  const others = switches.filter((one) => !arrows.includes(one));
  /** @param {Switch[]} some */
  const keys = (some) => some.flatMap(({ button }) => /** @type {Record<string, string[]>} */ (KEYS)[button]);
  const lines = others.map((one) => ({ name: one.letter || one.button, keys: keys([one]) }));
  return [{ name: words.keys_move, keys: keys(arrows) }, ...lines]
    .filter((line) => line.keys.length)
    .map((line) => ({ ...line, keys: line.keys.map((key) => words[key] ?? key) }));
}

/** Show them below the board and in the menu, and say them. @param {Board} board @param {Words} words */
export function showKeys(board, words) {
  const lines = keysOf(board, words);
  const said = lines.map(({ name, keys }) => `${name}: ${keys[0].length > 1 ? keys[0] : keys.join(" ")}`);
  byId("how").textContent = fill(words.how, said.join(", "));
  byId("board-keys").replaceChildren(
    ...lines.map(({ name, keys }) => made("tr", made("th", name), made("td", ...caps(keys)))),
  );
  const below = lines.map(({ name, keys }) =>
    name === words.keys_move ? made("span", ...caps(keys)) : made("span", ...caps([keys[0]]), name),
  );
  byId("keys").replaceChildren(...below);
}

/** @param {string[]} keys */
const caps = (keys) => keys.flatMap((key) => [made("kbd", key), " "]);

/** @param {string} kind @param {(Node | string)[]} content */
function made(kind, ...content) {
  const element = document.createElement(kind);
  element.append(...content);
  return element;
}
