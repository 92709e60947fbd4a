/** Seconds since `start` (from performance.now()), for people: "0.4 s". */
export function seconds(/** @type {number} */ start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/**
 * Runs one step and keeps it to one line of output: what happens now, then how long it took.
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} work
 */
export async function step(title, work) {
  const start = performance.now();
  process.stdout.write(`${title} … `);
  try {
    const result = await work();
    process.stdout.write(`${seconds(start)}\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}
