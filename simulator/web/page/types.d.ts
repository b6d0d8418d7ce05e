// What the modules of the page hand to each other.

/** A switch of a board, in the order in which the console numbers them. */
interface Switch {
  name: string; // as in the board file: BUTTON_UP
  button: string; // which button it stands for: UP
  letter: string; // that is printed beside it, or ""
  mark: string; // that the page puts beside it, as nothing is printed there; or ""
  names: Record<string, string>; // what it is called, by languages
}

/** One drawing of a board, in millimetres from its middle. */
interface Look {
  width: number;
  height: number;
  pitch: number; // from one pixel of the screen to the next
  screen: [number, number]; // its middle
  body: string; // SVG
  controls: Record<string, { x: number; y: number; size: number; rest: string; down: string }>;
}

interface Board {
  title: string;
  width: number; // of the screen, in pixels
  height: number;
  sound: boolean; // has it a loudspeaker?
  switches: Switch[];
  looks: Look[];
}

type Words = Record<string, string>;

/** What the build writes into data.json. */
interface PageData {
  boards: Record<string, Board>;
  palette: [number, number, number][];
  words: Record<string, Words>; // by language
  version: string;
}

/** What the console is started with. */
interface Wishes {
  board: string;
  language: string; // "": as it is set
  usual: string; // the browser's, for a console that was never set
  link: Record<string, string>; // a game to open; empty if none
  page: string; // its address
  still: boolean; // is nothing to move?
}

/** The course of a game: what each seat could expect before every move, and the result. */
interface Course {
  names: string[];
  moments: number[][];
  measure: string; // "points": ahead of the others, or "percent": the chance to win
}

/** The console's files by their names. */
type Saves = Record<string, Uint8Array>;

/** Messages to the worker. */
type Order =
  | { type: "start"; wishes: Wishes; size: [number, number] }
  | { type: "press"; switch: number; down: boolean; at: number }
  | { type: "rest"; on: boolean }
  | { type: "read" | "share" | "export" | "stop" }
  | { type: "check" | "import"; saves: Saves }
  | { type: "open"; link: Record<string, string> }
  | { type: "replay"; text: string };

/** Messages from the worker. */
type News =
  | { type: "frame"; top: number; rows: Uint8Array }
  | { type: "light"; percent: number }
  | { type: "sleep"; on: boolean }
  | { type: "tone"; hz: number; ms: number; after: number } // milliseconds into its tune
  | { type: "say"; text: string; secret: boolean }
  | { type: "language"; language: string }
  | { type: "problem"; kind: string; text: string }
  | { type: "course"; course: string } // JSON of a Course; "": there is none
  | { type: "moment"; moment: number } // of the course, that the console shows; -1: none
  | { type: "shared"; link: string }
  | { type: "exported" | "imported"; saves?: Saves; refused?: string } // or why it can't be
  | { type: "checked"; unreadable?: string[]; refused?: string }
  | { type: "failed"; loaded: boolean; why: string }
  | { type: "stopped" | "kept" };
