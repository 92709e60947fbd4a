/** Milliseconds of silence after which a remote counts as hanging, on any line that is not slow. */
const shortest = 5000;
/** Nobody is left waiting for longer, however slow the line is. */
const longest = 30_000;

/** Bytes a remote may weigh until it shows, by an ordinary budget in remote.json. */
const weight = 72_000;

/** A smaller file has come and gone before it can tell how fast the line is. */
const telling = 4000;

/** A file that this page got over the network. */
export interface Arrival {
  /** On the wire. */
  bytes: number;
  /** From the first byte to the last. */
  milliseconds: number;
}

/** How long a remote may take on a line over which these files arrived; the largest tells most. */
export function patienceAfter(arrivals: Arrival[]): number {
  const [largest] = arrivals
    .filter(({ bytes }) => bytes >= telling)
    .sort((a, b) => b.bytes - a.bytes);
  const expected = largest ? (weight / largest.bytes) * largest.milliseconds : 0;
  return Math.min(longest, Math.max(shortest, expected));
}

/**
 * The files of releases, apart from those that were in the cache. Not the document: it is still made
 * while it is on its way.
 */
function arrivals(): Arrival[] {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return resources
    .filter(({ name, transferSize }) => name.includes('/assets/') && transferSize > 0)
    .map(({ encodedBodySize, responseStart, responseEnd }) => ({
      bytes: encodedBodySize,
      milliseconds: responseEnd - responseStart,
    }));
}

/** Milliseconds until a remote is given up on, by what this page has seen of its line. */
export function patience(): number {
  return patienceAfter(arrivals());
}
