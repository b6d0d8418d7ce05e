// Files that leave the page and come to it: all saves as one, single saves, recorded games.

import { unzip, zip } from "./zip.js";

const NAME = "pocket-keltis-saves.zip";
const OURS = /^((game|lesson|results)_[a-z]+|game|settings|statistics|choice)$/;
const BESIDE = /^(errors|[a-z_]+\.bad[0-9]*)$/; // its notes of errors, and what it has set aside as damaged
const MOST_FILES = 60;
const MOST_BYTES = 1 << 20; // all saves together have less; and of many records the first is shown

/** Let the browser save all files of the console as one. @param {Saves} saves */
export function download(saves) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(zip(saves));
  link.download = NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/**
 * Find out what a file is.
 * @param {File} file
 * @returns {Promise<{saves: Saves, alone: boolean} | {record: string} | null>} null: none of ours
 */
export async function examined(file) {
  const data = new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer());
  if (data[0] === 0x50 && data[1] === 0x4b) {
    const all = Object.entries(await unzip(data).catch(() => ({})));
    const ours = all.filter(([name]) => OURS.test(name) || BESIDE.test(name)); // others lie beside them
    const sound = ours.some(([name]) => OURS.test(name)) && ours.length <= MOST_FILES;
    return sound ? { saves: Object.fromEntries(ours), alone: false } : null;
  }
  if (data[0] === 0x7b) return { record: new TextDecoder().decode(data) };
  // A single file, copied from a Pico or out of the simulator's folder.
  const known = OURS.test(file.name);
  return known && data.length < 8192 ? { saves: { [file.name]: data }, alone: true } : null;
}
