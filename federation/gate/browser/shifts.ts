import type { Page } from 'playwright-core';

/** As much as a good page may move by itself (https://web.dev/articles/cls). */
const allowed = 0.1;

interface Shifts {
  sum: number;
  /** What moved farthest. */
  worst: string;
}

/** For a page, from its beginning: what a skeleton promised must be where the page then is. */
export function countShifts(): void {
  const shifts: Shifts & { farthest: number } = { sum: 0, worst: '', farthest: 0 };
  Object.assign(window, { shifts });
  type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      shifts.sum += value;
      if (value <= shifts.farthest) continue;
      const node = sources[0]?.node;
      const element = node instanceof Element ? node : node?.parentElement;
      const { localName = '', className = '' } = element ?? {};
      Object.assign(shifts, { farthest: value, worst: [localName, className].join(' ').trim() });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** One line when what showed first was moved away by the page that took its place. */
export async function shiftFindings(page: Page): Promise<string[]> {
  const { sum, worst } = await page.evaluate(
    () => (window as unknown as { shifts: Shifts }).shifts,
  );
  if (sum <= allowed) return [];
  return [`moves by ${sum.toFixed(2)} while it comes, ${allowed} at most (first: ${worst})`];
}
