// The console's loop and its time: one step after another, none of them while the tab sleeps.

const WRAP = 0x3fffffff; // the console's milliseconds begin anew after 2**30

let resting = false;
let lost = 0; // milliseconds that were slept through, which the console knows nothing of
let fellAsleep = 0;
let timer = 0;
let soonAsked = false;
const soon = new MessageChannel(); // a timer would wait for 4 ms at the least
soon.port1.onmessage = () => {
  soonAsked = false;
  run();
};
/** @type {() => number} */
let step;

/** Return what time it was for the console. @param {number} moment as performance.now() has it */
export const timeAt = (moment) => Math.floor(moment - lost) & WRAP;

/** Go round from now on. @param {() => number} one a step; it returns when the next one is due */
export function begin(one) {
  step = one;
  run();
}

/** Take the next step now: something has happened. */
export function run() {
  if (resting || !step) return;
  clearTimeout(timer);
  const due = step();
  if (due > 0) timer = setTimeout(run, due);
  else if (!soonAsked) {
    soonAsked = true;
    soon.port2.postMessage(0);
  }
}

/** Stop, or go on. @param {boolean} on @returns {boolean} whether it rested before */
export function rest(on) {
  const before = resting;
  if (on === before) return before;
  resting = on;
  if (on) {
    fellAsleep = performance.now();
    clearTimeout(timer);
  } else {
    lost += performance.now() - fellAsleep;
    run();
  }
  return before;
}
