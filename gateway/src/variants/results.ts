import { interval, sureness, visitorsNeeded } from './confidence.ts';
import type { Counted } from './counts.ts';
import { type Stage, stages } from './seen-variants.ts';
import { base } from './variants.ts';

type Row = Record<Stage, number>;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const doneOf = ({ view, done }: Row) => ({ of: view, did: done });

/** What was counted, by site and page and then by variant. */
function byPage(counted: Iterable<Counted>): Map<string, Map<string, Row>> {
  const pages = new Map<string, Map<string, Row>>();
  for (const { site, page, variant, stage } of counted) {
    const name = `${site}  ${page}`;
    const rows = pages.get(name) ?? new Map<string, Row>();
    const row = rows.get(variant) ?? { view: 0, begun: 0, done: 0 };
    row[stage] += 1;
    pages.set(name, rows.set(variant, row));
  }
  return pages;
}

function rowLine(variant: string, row: Row): string {
  const [low, high] = interval(doneOf(row));
  const counts = stages.map((stage) => String(row[stage]).padStart(8)).join('');
  const share = row.view ? percent(row.done / row.view) : '–';
  return `  ${variant.padEnd(20)}${counts}  ${share.padStart(7)}  (${percent(low)} to ${percent(high)})`;
}

/** What the figures of two variants allow to say, in words. */
function verdict(name: string, row: Row, than: string, other: Row): string {
  const needed = visitorsNeeded(doneOf(other));
  if (needed === undefined)
    return `  ${name}: nothing to compare yet, nobody signed up from ${than}.`;
  const fewest = Math.min(row.view, other.view);
  if (fewest < needed) {
    return `  ${name}: too early to say. It takes about ${needed} visitors each, and there are ${fewest}.`;
  }
  const sure = sureness(doneOf(row), doneOf(other));
  const isMore = row.done / row.view > other.done / other.view;
  return sure >= 0.95
    ? `  ${name}: ${isMore ? 'more' : 'fewer'} sign-ups than ${than}, ${percent(Math.min(sure, 0.999))} sure.`
    : `  ${name}: no difference from ${than} that one could be sure of (${percent(sure)} sure).`;
}

/** Lines for a person: a table a page, and what may be concluded from it. */
export function resultLines(counted: Iterable<Counted>): string[] {
  const pages = [...byPage(counted)].sort(([one], [other]) => one.localeCompare(other));
  if (pages.length === 0) return ['Nothing has been counted.'];
  return pages.flatMap(([page, rows]) => {
    const sorted = [...rows].sort(([one], [other]) => one.localeCompare(other));
    const against = sorted.find(([name]) => name === base) ?? sorted[0];
    const others = sorted.filter((one) => one !== against);
    return [
      page,
      `  ${''.padEnd(20)}${['visitors', 'begun', 'done'].map((one) => one.padStart(8)).join('')}  sign-ups of visitors`,
      ...sorted.map(([name, row]) => rowLine(name, row)),
      ...(against ? others.map(([name, row]) => verdict(name, row, ...against)) : []),
      '',
    ];
  });
}
