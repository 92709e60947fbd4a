/** How many times slower a page runs: as on an inexpensive phone. */
const slowness = 4;

/** Turns of the loop below in a millisecond on a machine that has nothing else to do. */
const usual = 330_000;

/**
 * How much to slow down a processor. One that is slow already, or shared with others, is slowed down
 * by less: a page is to be judged, not the machine.
 */
export function slownessFor(turns: number): number {
  return Math.min(slowness, Math.max(1, (slowness * turns) / usual));
}

/** In a page: turns of a loop in a millisecond, the best of a few tries. */
export function speed(): number {
  let best = 0;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const turns = 1_000_000;
    const start = performance.now();
    let sum = 0;
    for (let turn = 0; turn < turns; turn += 1) sum = (sum * 31 + turn) % 65_537;
    const passed = performance.now() - start;
    // The sum is used, or the loop could be left out.
    if (sum >= 0) best = Math.max(best, turns / Math.max(passed, 0.1));
  }
  return best;
}
