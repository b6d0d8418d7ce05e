// MicroPython with the console in it. It runs here, in a worker, so that the page never waits.

import { begin, rest, run, timeAt } from "./loop.js";
import { loadMicroPython } from "./micropython.mjs";
import { Panel } from "./panel.js";
import { Saves } from "./saves.js";
import { unpack } from "./unpack.mjs";

const WASM = new URL("./micropython.wasm", import.meta.url).href;
const MODULES = new URL("./modules.bin", import.meta.url).href;
const ARRIVING = "/arriving"; // files that somebody brings
const HEAP = 8 << 20; // bytes to begin with; it grows
const NAME = /^[a-z][a-z0-9_.-]{0,39}$/; // of a file; whatever else is kept here is not the console's
const MOST_CHANCE = 0x3fffffff; // what a small integer of Python holds

// Begun before anybody asks: a page has to be drawn meanwhile.
const loading = loadMicroPython({ url: WASM, heapsize: HEAP, stdout: (line) => console.info(line) });
const modules = fetched(MODULES);
for (const early of [loading, modules]) early.catch(() => {}); // start() waits for them, and fails
const saves = new Saves();
/** The start, which some orders come too early for. @type {Promise<void>} */
let started;
let problem = ""; // why nothing can be kept
/** @type {import("./micropython.mjs").Interpreter} */
let python;
/** The console, an object of Python: see console/start.py. @type {any} */
let keltis;
/** @type {Panel} */
let panel;
let kept = false; // was the page told that something is kept?

/**
 * @param {News} news
 * @param {Transferable[]} [moved]
 */
function tell(news, moved = []) {
  postMessage(news, { transfer: moved });
}

/** @param {string} url */
async function fetched(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status}: ${url}`);
  return new Uint8Array(await answer.arrayBuffer());
}

// ---- what the console's board calls (console/board.py)

const host = {
  ms: () => timeAt(performance.now()),
  random: () => crypto.getRandomValues(new Uint32Array(1))[0] & MOST_CHANCE,
  /** Return the date, as in 20261117. */
  today() {
    const day = new Date();
    return day.getFullYear() * 10000 + (day.getMonth() + 1) * 100 + day.getDate();
  },
  /** @param {number} percent */
  light: (percent) => tell({ type: "light", percent }),
  /** @param {boolean} on */
  sleep: (on) => tell({ type: "sleep", on }),
  /** @param {number} hz @param {number} ms @param {number} after */
  tone: (hz, ms, after) => tell({ type: "tone", hz, ms, after }),
  /** @param {string} text @param {boolean} secret must what was said before be forgotten? */
  say: (text, secret) => tell({ type: "say", text, secret }),
  /** @param {string} language */
  language: (language) => tell({ type: "language", language }),
  /** @param {string} course */
  course: (course) => tell({ type: "course", course }),
  /** @param {number} moment */
  moment: (moment) => tell({ type: "moment", moment }),
  /** @param {string} kind @param {string} text */
  problem: (kind, text) => tell({ type: "problem", kind, text }),

  /** @param {number} pixels @param {number} bands @param {number} size see panel.js */
  show(pixels, bands, size) {
    const seen = panel.take(python._module.HEAPU8, pixels, bands, size);
    if (seen) tell({ type: "frame", ...seen }, [seen.rows.buffer]);
  },

  /** Copy a file of the console to where it outlives the tab. @param {string} name */
  keep(name) {
    let data = null;
    try {
      data = python.FS.readFile(`/saves/${name}`);
    } catch {
      // it has another name now
    }
    saves.put(name, data).then(
      () => {
        if (!kept) tell({ type: "kept" });
        kept = true;
      },
      (error) => {
        keltis.lost(name, reason(error));
        run();
      },
    );
  },

  format() {
    problem = "";
    void saves.erase();
  },
};

// ---- what goes wrong

/** Return the short name of an error; of one from Python, its last line. @param {any} error */
function reason(error) {
  const text = error instanceof DOMException ? error.name : String(error?.message ?? error);
  return text.trim().split("\n").at(-1) ?? "";
}

/** Tell the page that nothing goes on here, when all there was to keep is kept. @param {unknown} error */
async function fail(error) {
  rest(true);
  await saves.done();
  tell({ type: "failed", loaded: Boolean(python), why: reason(error) });
}

// What fails in a promise would reach nobody by itself.
addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  void fail(event.reason);
});
addEventListener("error", (event) => {
  event.preventDefault();
  void fail(event.error);
});

// ---- the start

/** @param {Wishes} wishes @param {[number, number]} size */
async function start(wishes, [width, height]) {
  panel = new Panel(width, height);
  const [interpreter, packed, files] = await Promise.all([
    loading,
    modules,
    saves.all().catch((error) => {
      problem = reason(error);
      return new Map();
    }),
  ]);
  python = interpreter;
  unpack(python.FS, packed);
  python.FS.mkdir("/saves");
  python.FS.mkdir(ARRIVING);
  for (const [name, data] of files) if (NAME.test(name)) python.FS.writeFile(`/saves/${name}`, data);
  python.registerJsModule("host", host);
  python.pyimport("viper_types");
  const given = JSON.stringify({ ...wishes, problem });
  keltis = python.pyimport("simulator.web.console.start").start(given);
  if (problem) tell({ type: "problem", kind: "unkept", text: problem });
  begin(keltis.step);
}

// ---- what the page asks for

/**
 * Do what somebody waits for, and tell what came of it.
 * @param {"exported" | "checked" | "imported"} type
 * @param {() => Promise<{saves?: Record<string, Uint8Array>, unreadable?: string[]}>} work
 */
async function answer(type, work) {
  try {
    tell({ type, ...(await work()) });
  } catch (error) {
    tell({ type, refused: reason(error) });
  }
}

/** Return the console's files as they are now, though some may not be kept. */
function files() {
  const names = python.FS.readdir("/saves").filter((name) => !name.startsWith("."));
  return Object.fromEntries(names.map((name) => [name, python.FS.readFile(`/saves/${name}`)]));
}

/** @type {{[K in Order["type"]]: (order: Extract<Order, {type: K}>) => void}} */
const orders = {
  start({ wishes, size }) {
    started = start(wishes, size);
  },
  press({ switch: number, down, at }) {
    if (!keltis) return;
    keltis.press(number, down ? 1 : 0, timeAt(at - performance.timeOrigin));
    run();
  },
  rest: ({ on }) => void rest(on),
  read() {
    keltis?.read();
  },
  share: () => tell({ type: "shared", link: keltis ? keltis.share() : "" }),
  async open({ link }) {
    await started;
    keltis.open_link(JSON.stringify(link));
    run();
  },
  async replay({ text }) {
    await started;
    keltis.replay(text);
    run();
  },
  export: () =>
    answer("exported", async () => {
      await started;
      if (problem) throw new Error(problem);
      return { saves: files() };
    }),
  check: ({ saves: given }) =>
    answer("checked", async () => {
      await started;
      for (const [name, data] of Object.entries(given)) python.FS.writeFile(`${ARRIVING}/${name}`, data);
      return { unreadable: JSON.parse(keltis.unreadable(ARRIVING)) };
    }),
  import: ({ saves: given }) =>
    answer("imported", async () => {
      const before = rest(true); // it starts again with these, and writes nothing over them
      try {
        await saves.replace(given);
      } catch (error) {
        rest(before);
        throw error;
      }
      return {};
    }),
  async stop() {
    rest(true);
    await saves.done();
    tell({ type: "stopped" });
  },
};

/** @param {MessageEvent<Order>} message */
onmessage = ({ data }) => /** @type {(order: Order) => void} */ (orders[data.type])(data);
