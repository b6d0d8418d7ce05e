// What this browser remembers of the page itself, apart from the console's saves.

/** Return it; "" if there is nothing. @param {string} name */
export const remembered = (name) => {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return ""; // it is not allowed to remember anything
  }
};

/** @param {string} name @param {string} value */
export const remember = (name, value) => {
  try {
    localStorage.setItem(name, value);
  } catch {
    // then it is asked for again
  }
};
