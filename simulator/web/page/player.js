// The page's side of the worker: one console, from its start to its end.

const PATIENCE_MS = 10_000; // for the longest decision of an expert, on a slow computer

// The next console's worker, which loads what it needs while there is nothing else to do.
/** @type {Worker | null} */
let next = made();

function made() {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker.onerror = (event) => {
    event.preventDefault();
    next = null; // it could not be loaded; whoever needs one tries again
  };
  return worker;
}

export class Player {
  #worker;
  /** Answers that somebody waits for. @type {Map<string, (news: any) => void>} */
  #waiting = new Map();

  /**
   * @param {Wishes} wishes
   * @param {Board} board
   * @param {(news: News) => void} hear called with everything that nobody waits for
   * @param {(why: string) => void} failed called when it has stopped for good; "": it was not loaded
   */
  constructor(wishes, board, hear, failed) {
    this.#worker = next ?? made();
    next = null;
    /** @param {string} why */
    const end = (why) => {
      this.#worker.terminate();
      failed(why);
    };
    this.#worker.onmessage = ({ data }) => {
      if (data.type === "failed") return end(data.loaded ? data.why : "");
      const answer = this.#waiting.get(data.type);
      this.#waiting.delete(data.type);
      return (answer ?? hear)(data);
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      end(event.message ?? "");
    };
    this.send({ type: "start", wishes, size: [board.width, board.height] });
  }

  /** @param {Order} order */
  send(order) {
    this.#worker.postMessage(order);
  }

  /** @param {boolean} on does the tab sleep in the background? */
  rest(on) {
    this.send({ type: "rest", on });
  }

  /** @returns {Promise<Record<string, string> | null>} the link to the game at the table */
  async share() {
    const { link } = await this.#ask({ type: "share" }, "shared");
    return link ? JSON.parse(link) : null;
  }

  /** @returns {Promise<Saves>} */
  async export() {
    return (await this.#ask({ type: "export" }, "exported")).saves;
  }

  /** @param {Saves} saves @returns {Promise<string[]>} the names of those that can't be read */
  async unreadable(saves) {
    return (await this.#ask({ type: "check", saves }, "checked")).unreadable;
  }

  /** Keep these files instead of all there are. @param {Saves} saves */
  async import(saves) {
    await this.#ask({ type: "import", saves }, "imported");
  }

  /** End it, when all is saved; one that does not answer is ended all the same. */
  async stop() {
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([this.#ask({ type: "stop" }, "stopped"), late]);
    this.#worker.terminate();
  }

  /**
   * @param {Order} order
   * @param {string} type of the answer
   * @returns {Promise<any>} rejected if it is refused
   */
  async #ask(order, type) {
    const news = await new Promise((resolve) => {
      this.#waiting.set(type, resolve);
      this.send(order);
    });
    if (news.refused) throw new Error(news.refused);
    return news;
  }
}
