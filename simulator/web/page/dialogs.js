// The page's own menu, questions and short notices.

const SHORT_MS = 4500;

/**
 * @template {HTMLElement} T
 * @param {string} id
 * @returns {T}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no ${id}`);
  return /** @type {T} */ (element);
}

/** Put the words of a language into the page. @param {Words} words @param {string} language */
export function speak(words, language) {
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-words]")) {
    const [key, ...values] = (element.getAttribute("data-words") ?? "").split(" ");
    element.textContent = fill(words[key], ...values.map((value) => words[value] ?? value));
  }
  for (const element of document.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", words[element.getAttribute("data-label") ?? ""]);
  }
}

/** Return a text, each {} in it filled with a value. @param {string} text @param {string[]} values */
export function fill(text, ...values) {
  return values.reduce((filled, value) => filled.replace("{}", () => value), text);
}

/**
 * Open a dialog from which whoever leaves it, in whatever way, is back at the console at once: where
 * an element has to be focused later, a quick key still means the button that has opened it.
 * @param {HTMLDialogElement} dialog
 */
export function show(dialog) {
  byId("handheld").focus(); // which the browser focuses again
  dialog.showModal();
}

let shown = 0;

/** Say something for a moment. @param {string} text */
export function notice(text) {
  const place = byId("notice");
  clearTimeout(shown);
  place.textContent = text;
  place.hidden = false;
  shown = setTimeout(() => {
    place.hidden = true;
    place.textContent = "";
  }, SHORT_MS);
}

/**
 * Ask something, or tell something that has to be read.
 * @param {string} text
 * @param {string[]} ways the names of the buttons
 * @returns {Promise<number>} which one was pressed; -1 if it was left; never, if it was overtaken
 */
export function ask(text, ways) {
  /** @type {HTMLDialogElement} */
  const dialog = byId("question");
  answered();
  byId("question-text").textContent = text;
  return new Promise((resolve) => {
    byId("question-ways").replaceChildren(
      ...ways.map((name, number) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = name;
        button.onclick = () => {
          answered();
          resolve(number);
        };
        return button;
      }),
    );
    show(dialog);
    dialog.onclose = () => {
      if (!dialog.open) resolve(-1); // else it was the one before that has closed
    };
  });
}

/** Close the question that is open, if any: it has answered itself. */
export function answered() {
  /** @type {HTMLDialogElement} */
  const dialog = byId("question");
  dialog.onclose = null;
  dialog.close();
}
