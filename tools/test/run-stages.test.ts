import { jest } from '@jest/globals';
import { chooseStages } from './choose-stages.ts';
import { runStages } from './run-stages.ts';
import { single } from './stage.ts';

/** Everything the stages print, as lines. */
async function printed(work: () => Promise<unknown>): Promise<string[]> {
  let text = '';
  const keep = (chunk: unknown) => {
    text += String(chunk);
    return true;
  };
  const write = jest.spyOn(process.stdout, 'write').mockImplementation(keep);
  const log = jest.spyOn(console, 'log').mockImplementation((line) => keep(`${line}\n`));
  await work();
  write.mockRestore();
  log.mockRestore();
  return text.trimEnd().split('\n');
}

test('a failing stage does not keep the others from running; the sum comes last', async () => {
  const ran: string[] = [];
  const lines = await printed(async () => {
    const failed = await runStages([
      {
        name: 'lint',
        async run() {
          ran.push('lint');
          return single(false, 'a.ts: unused import');
        },
      },
      {
        name: 'unit',
        async run() {
          ran.push('unit');
          const failures = ['b.test.ts  adds', 'b.test.ts  takes'];
          return { passed: 40, failed: 2, details: 'b.test.ts: expected 1', failures };
        },
      },
      {
        name: 'browser',
        async run() {
          throw new Error('no Chromium');
        },
      },
    ]);
    expect(failed).toBe(4);
  });
  expect(ran).toEqual(['lint', 'unit']);
  expect(lines.join('\n')).toMatch(/a\.ts: unused import.*b\.test\.ts.*no Chromium/s);
  expect(lines.slice(-6)).toEqual([
    'FAILED  lint',
    'FAILED  b.test.ts  adds',
    'FAILED  b.test.ts  takes',
    'FAILED  browser',
    '',
    '40 passed, 4 failed',
  ]);
});

test('what could not be run is said with its reason, and is in the sum', async () => {
  const lines = await printed(() =>
    runStages([
      {
        name: 'previous revision',
        async run() {
          return { passed: 0, failed: 0, details: '', note: 'there is none: no history' };
        },
      },
      {
        name: 'browser',
        async run() {
          return { passed: 7, failed: 0, skipped: 1, details: '' };
        },
      },
    ]),
  );
  expect(lines[0]).toMatch(/^previous revision.*there is none: no history$/);
  expect(lines[1]).toMatch(/7 passed, 1 skipped/);
  expect(lines.at(-1)).toBe('7 passed, 0 failed, 1 skipped');
});

test('words choose the stages', () => {
  const names = (...words: string[]) => chooseStages(words).map(({ name }) => name);
  expect(names()).toEqual(expect.arrayContaining(['types', 'unit', 'api', 'browser journeys']));
  expect(names('unit')).toEqual(['unit']);
  expect(names('api')).toEqual(['api']);
  expect(names('unit', 'mf-chat')).toEqual(['unit']);
  expect(names('api', 'places')).toEqual(['api']);
  const withPrevious = ['build and release', 'previous revision', 'browser journeys'];
  expect(names('e2e')).toEqual(withPrevious);
  expect(names('e2e', 'login')).toEqual(['build and release', 'browser journeys']);
  expect(names('e2e/skew')).toEqual(withPrevious);
  expect(names('shared-ui/src')).toEqual(['jest']);
  expect(names('api/src/chat', 'e2e/journeys')).toEqual([
    'jest',
    'build and release',
    'browser journeys',
  ]);
});
