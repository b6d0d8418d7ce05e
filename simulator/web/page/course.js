// The course of a game as a curve: what each seat could expect, move by move.

import { byId, fill } from "./dialogs.js";

const WIDTH = 320;
const HEIGHT = 90;
const SVG = "http://www.w3.org/2000/svg";

/** @param {string} name @param {Record<string, string | number>} facts */
function drawn(name, facts) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(facts)) element.setAttribute(key, String(value));
  return element;
}

const mark = drawn("line", { class: "now", y1: 0, y2: HEIGHT });
let shown = -1; // the moment that the console shows; -1: none
let last = 1; // the moment of the result
/** @type {Course | undefined} */
let course; // while it is shown
let measured = ""; // what its values are, in words

/** @param {number} moment */
const across = (moment) => (WIDTH * moment) / last;

/**
 * Show it below the console.
 * @param {Course} found @param {Words} words
 * @returns {string} what is to be said of it
 */
export function showCourse(found, words) {
  const { names, moments, measure } = found;
  course = found;
  measured = measure === "percent" ? words.course_percent : words.course_points;
  const all = moments.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  last = Math.max(1, moments.length - 1);
  const down = (/** @type {number} */ value) => (HEIGHT * (high - value)) / (high - low);
  const view = `-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`;
  const picture = drawn("svg", { viewBox: view, preserveAspectRatio: "none", role: "img" });
  const title = fill(words.course, measured);
  picture.setAttribute("aria-label", title);
  picture.append(drawn("line", { class: "zero", x1: 0, x2: WIDTH, y1: down(0), y2: down(0) }));
  names.forEach((_, seat) => {
    const points = moments.map((moment, at) => `${across(at).toFixed(1)},${down(moment[seat]).toFixed(1)}`);
    picture.append(drawn("polyline", { class: `seat-${seat}`, points: points.join(" ") }));
  });
  picture.append(mark);
  markMoment(shown);
  const result = moments[moments.length - 1] ?? [];
  const scale = document.createElement("p");
  scale.className = "scale";
  scale.ariaHidden = "true"; // what is said has the values
  for (const value of [high, low]) {
    const end = document.createElement("span");
    end.textContent = digits(value);
    scale.append(end);
  }
  const caption = document.createElement("figcaption");
  caption.textContent = `${title}. `;
  names.forEach((name, seat) => {
    const said = document.createElement("span");
    said.className = `seat-${seat}`;
    said.textContent = `${name}: ${digits(result[seat])}`;
    caption.append(said, " ");
  });
  const place = byId("course");
  place.replaceChildren(scale, picture, caption);
  place.hidden = false;
  return [`${title}.`, values(shown)].filter(Boolean).join("\n");
}

/** @param {number} value */
const digits = (value) => String(Math.round(value)).replace("-", "−");

/** Return what each seat could expect at a moment, in words. @param {number} moment */
function values(moment) {
  const now = course?.moments[moment];
  return course && now ? course.names.map((name, seat) => `${name} ${digits(now[seat])}`).join(", ") : "";
}

/**
 * Mark the moment that the console shows.
 * @param {number} moment -1: none of them
 * @returns {string} what is to be said of it
 */
export function markMoment(moment) {
  shown = moment;
  mark.setAttribute("visibility", moment < 0 ? "hidden" : "visible");
  for (const end of ["x1", "x2"]) mark.setAttribute(end, across(moment).toFixed(1));
  const said = values(moment);
  return said && `${measured[0].toUpperCase()}${measured.slice(1)}: ${said}`;
}

/** Take it away: another game is on the table. */
export function hideCourse() {
  course = undefined;
  byId("course").hidden = true;
}
