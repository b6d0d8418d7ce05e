// A game by link: #game=cards&seats=you,expert&deal=123&lang=de
// or one that was played, off a console's panel: #code=3Z8...

const GAME = ["code", "game", "seats", "deal", "first", "options"];

/** Return what an address asks for. */
export function asked(hash = location.hash) {
  const given = new URLSearchParams(hash.slice(1));
  /** @type {Record<string, string>} */
  const link = {};
  for (const name of GAME) {
    const value = given.get(name);
    if (value !== null) link[name] = value;
  }
  return { link, language: given.get("lang") ?? "", board: given.get("board") ?? "" };
}

/** Return what somebody has pasted: a link, what comes behind its #, or a code alone. @param {string} text */
export function pasted(text) {
  const given = text.replace(/\s/g, "");
  return asked(/^[0-9a-z]+$/i.test(given) ? `#code=${given}` : `#${given.replace(/^[^#]*#/, "")}`);
}

/** Return where this page is, for codes that lead to it. */
export const here = () => location.origin + location.pathname;

/**
 * Forget what was asked for, so that a reload goes on with the game instead of dealing it again.
 * @param {("lang" | "board")[]} kept what stays of it
 */
export function done(...kept) {
  const given = new URLSearchParams(location.hash.slice(1));
  const left = new URLSearchParams(kept.map((name) => [name, given.get(name) ?? ""]).filter(([, value]) => value));
  history.replaceState(null, "", location.pathname + location.search + (left.size ? `#${left}` : ""));
}

/** Return the address of a game. @param {Record<string, string>} link @param {string} language */
export function address(link, language) {
  const wanted = new URLSearchParams();
  for (const name of GAME.filter((one) => one in link)) wanted.set(name, link[name]);
  wanted.set("lang", language);
  return `${here()}#${wanted.toString().replaceAll("%2C", ",")}`;
}
