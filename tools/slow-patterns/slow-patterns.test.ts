import { attacksOn } from './attacks.ts';
import { type Pattern, patternsInSources } from './patterns.ts';

/** Letters of a text, and milliseconds of processor that a pattern may take over it. */
const length = 50_000;
const patience = 50;

function timeOf(pattern: RegExp, text: string): number {
  const began = process.cpuUsage();
  if (pattern.global) text.replace(pattern, '');
  else pattern.test(text);
  return process.cpuUsage(began).user / 1000;
}

/** Whether it is each time of three, unless one takes so long that it can be nothing else. */
function isSlow(pattern: RegExp, text: string): boolean {
  let quickest = timeOf(pattern, text);
  for (let turn = 1; turn < 3 && quickest > patience && quickest < 10 * patience; turn += 1) {
    quickest = Math.min(quickest, timeOf(pattern, text));
  }
  return quickest > patience;
}

/** Shorter texts first: one that takes ever longer is known before it takes for ever. */
function slowOn({ pattern }: Pattern): string | undefined {
  for (const size of [24, 500, length]) {
    const slow = attacksOn(pattern, size).find((text) => isSlow(pattern, text));
    if (slow) return `${JSON.stringify(slow.slice(0, 20))}… of ${size}`;
  }
  return undefined;
}

test('no pattern takes long over fifty thousand letters, whatever they are [S52]', () => {
  const found = patternsInSources();
  expect(found.length).toBeGreaterThan(150);
  const slow = found.flatMap((one) => {
    const text = slowOn(one);
    return text ? [`${one.file}: ${one.pattern} on ${text}`] : [];
  });
  expect(slow).toEqual([]);
});

test('a pattern that goes back and forth is found', () => {
  const planted = (pattern: RegExp) => slowOn({ file: '', pattern });
  expect(planted(/^(a+)+$/)).toBeDefined();
  expect(planted(/\s+$/)).toBeDefined();
  expect(planted(/(\d+[- ]?)+x/)).toBeDefined();
  expect(planted(/^[a-z]+$/)).toBeUndefined();
});
