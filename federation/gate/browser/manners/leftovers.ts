import type { Left } from './in-page/account.ts';
import type { WhereMade } from './where-made.ts';

/** What is there after a page was left, on a page of nobody. */
export interface Leftovers {
  /** Made and not ended. */
  open: Left[];
  /** Outside the places of remotes. */
  outside: Left[];
  /** After collecting garbage: nodes, those that stand nowhere too, and bytes. */
  nodes: number;
  heap: number;
}

/** A line of what was found, and what to do. */
export interface Fault {
  what: string;
  advice: string;
}

/**
 * Bytes that a round may leave behind. The browser keeps some by itself, such as code it has compiled
 * better; a page that is left thirty times and keeps more each time takes ten megabytes.
 */
const allowedHeap = 300_000;
/** Nodes that stand nowhere and are not released: the browser keeps a few, a page has hundreds. */
const allowedNodes = 60;

/** How often each thing is there, by what it is and where it was made. */
function counted(things: Left[], remote: string, places: WhereMade): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { what, stack } of things) {
    const place = places.inStack(stack, remote);
    const line = place ? `${what}, made in ${place.where}` : what;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return counts;
}

/** What there is more of each time than the time before. */
function more(times: Left[][], remote: string, places: WhereMade): string[] {
  const counts = times.map((things) => counted(things, remote, places));
  const isMore = (line: string) =>
    counts.every((one, time) => time === 0 || count(one, line) > count(counts[time - 1], line));
  return [...(counts.at(-1)?.keys() ?? [])].filter(isMore);
}

const count = (counts: Map<string, number> | undefined, line: string) => counts?.get(line) ?? 0;

/** Ends by itself: where the shell waits for something, it is there by chance. */
const passing = new Set(['a timeout', 'an animation frame']);

/** What somebody's code made; the browser and its driver make things of their own. */
const bySomebody = (remote: string, places: WhereMade) => (left: Left) => {
  const place = places.inStack(left.stack, remote);
  return place !== undefined && (place.remote === remote || !passing.has(left.what));
};

/** What there is more of after each round than after the one before, at the least. */
function growth(left: Leftovers[], of: 'nodes' | 'heap'): number {
  const steps = left.slice(1).map((one, index) => one[of] - (left[index]?.[of] ?? 0));
  return Math.min(...steps);
}

/**
 * What the page of a remote leaves behind, each time more of it.
 *
 * @param left after each round of coming and going but the first, which brings what the others use
 */
export function leftBehind(left: Leftovers[], remote: string, places: WhereMade): Fault[] {
  if (left.length < 2) return [];
  const isMade = bySomebody(remote, places);
  const made = left.map((one) => one.open.filter(isMade));
  const open = more(made, remote, places);
  const outside = more(
    left.map((one) => one.outside),
    remote,
    places,
  );
  const nodes = growth(left, 'nodes');
  const kilobytes = Math.round(growth(left, 'heap') / 1000);
  const most = allowedHeap / 1000;
  return [
    ...open.map((line) => ({
      what: `leaves ${line}`,
      advice: 'end it when the component goes: return a clean-up from its effect',
    })),
    ...outside.map((line) => ({
      what: `leaves ${line}`,
      advice: 'draw within the remote, or remove it when the component goes',
    })),
    ...(nodes > allowedNodes && outside.length === 0
      ? [
          {
            what: `keeps ${nodes} elements and texts that stand nowhere each time it is left`,
            advice: 'keep no element longer than its component',
          },
        ]
      : []),
    ...(kilobytes > most
      ? [
          {
            what: `keeps ${kilobytes} kB each time it is left, ${most} at most`,
            advice: 'compare heap snapshots of going and coming, and see what a module keeps',
          },
        ]
      : []),
  ];
}
