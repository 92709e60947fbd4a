import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { test as running } from '@playwright/test';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What a page was measured to be: how far it moves, what axe finds on it. */
type Kind = 'layout shift' | 'axe';

/** Keeps a figure of the page that the running test looks at, for the table. */
export function keepFigure(kind: Kind, value: number): void {
  running.info().annotations.push({ type: kind, description: String(value) });
}

interface Row {
  page: string;
  shift: number;
  /** Findings of each look. */
  looks: number[];
}

function rowOf(page: string, { annotations }: TestResult): Row {
  const figures = (kind: Kind) =>
    annotations.filter(({ type }) => type === kind).map(({ description }) => Number(description));
  return { page, shift: Math.max(0, ...figures('layout shift')), looks: figures('axe') };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

function tableOf(rows: Row[]): string {
  const looks = rows.flatMap((row) => row.looks);
  const lines = rows
    .toSorted((a, b) => b.shift - a.shift)
    .map(
      ({ page, shift, looks }) =>
        `| ${page} | ${shift.toFixed(4)} | ${looks.length} | ${sum(looks)} |`,
    );
  return [
    `${rows.length} pages, ${looks.length} looks of axe, ${sum(looks)} findings`,
    '',
    '| page | layout shift | looks of axe | findings |',
    '| --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}

/** Writes what the pages of a run were measured to be, the one that moves most first. */
export default class PageFigures implements Reporter {
  readonly #file: string;
  readonly #rows = new Map<string, Row>();

  constructor({ file }: { file: string }) {
    this.#file = file;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const row = rowOf(test.titlePath().slice(3).join(', '), result);
    // A second try counts instead of the first.
    if (row.looks.length > 0) this.#rows.set(test.id, row);
  }

  onEnd(): void {
    if (this.#rows.size === 0) return;
    const table = tableOf([...this.#rows.values()]);
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, table);
    process.stdout.write(`\n${table}`);
  }
}
