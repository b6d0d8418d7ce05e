// The console's files, kept in the browser: one record of bytes for each.

const DATABASE = "pocket-keltis";
const FILES = "saves";

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
function answer(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export class Saves {
  /** @type {IDBDatabase | undefined} */
  #database;
  /** Everything that is asked for is done in order. @type {Promise<unknown>} */
  #work = Promise.resolve();

  /**
   * Return all files. Raises an error if nothing can be kept here, or what is there can't be read.
   * @returns {Promise<Map<string, Uint8Array>>}
   */
  async all() {
    const files = (await this.#open()).transaction(FILES).objectStore(FILES);
    const [names, values] = await Promise.all([answer(files.getAllKeys()), answer(files.getAll())]);
    return new Map(names.map((name, at) => [String(name), asBytes(values[at])]));
  }

  /**
   * Keep a file, or remove it (null).
   * @param {string} name
   * @param {Uint8Array | null} data
   * @returns {Promise<unknown>} fulfilled when it is kept
   */
  put(name, data) {
    return this.#change((files) => {
      if (data) files.put(data, name);
      else files.delete(name);
    });
  }

  /**
   * Keep exactly these files, in one step.
   * @param {Record<string, Uint8Array>} saves
   */
  replace(saves) {
    return this.#change((files) => {
      files.clear();
      for (const [name, data] of Object.entries(saves)) files.put(data, name);
    });
  }

  /** Throw everything away, readable or not: the player has said so. */
  erase() {
    this.#work = this.done().then(async () => {
      this.#database?.close();
      this.#database = undefined;
      await answer(indexedDB.deleteDatabase(DATABASE));
    });
    return this.#work;
  }

  /** Fulfilled when all that was asked for is done. */
  done() {
    return this.#work.catch(() => {});
  }

  /** @param {(files: IDBObjectStore) => void} change */
  #change(change) {
    this.#work = this.done()
      .then(() => this.#changed(change))
      .catch(() => {
        this.#database?.close(); // it may just be going, with all of the browser's data
        this.#database = undefined;
        return this.#changed(change);
      });
    return this.#work;
  }

  /** @param {(files: IDBObjectStore) => void} change */
  async #changed(change) {
    const transaction = (await this.#open()).transaction(FILES, "readwrite");
    change(transaction.objectStore(FILES));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
  }

  /** @returns {Promise<IDBDatabase>} */
  async #open() {
    if (this.#database) return this.#database;
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(FILES);
    const database = await answer(request);
    // Who clears the browser's data closes it; the next file opens it again.
    database.onclose = () => {
      this.#database = undefined;
    };
    this.#database = database;
    return database;
  }
}

/**
 * Return a record's bytes. One that is none of ours is handed on as it is: the console finds out.
 * @param {unknown} value
 * @returns {Uint8Array}
 */
function asBytes(value) {
  if (value instanceof Uint8Array) return value;
  return new TextEncoder().encode(JSON.stringify(value) ?? "");
}
