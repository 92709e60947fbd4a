import type { Problem } from '../gate/problem.ts';
import { Refusal } from '../registry/refusal.ts';
import { emptyRegistry } from '../registry/registry.ts';
import { goLive } from '../registry/steps.ts';
import { Unreachable } from '../store/files.ts';
import { refOf } from '../testing/registries.ts';
import type { Together } from './release-together.ts';
import { result } from './result.ts';

const strict = { dryRun: false, lenient: false };
const lenient = { dryRun: false, lenient: true };

const missing = (text: string): Problem => ({
  rule: 'texts',
  message: `nl: ${text} is missing`,
  advice: 'correct src/locales/nl.json',
});

/** mf-chat was refused; it is live already in `seen`. */
function refused(problems: Problem[], seen = goLive(emptyRegistry, refOf('a'))): Together {
  const made = { name: 'mf-chat', version: 'b'.repeat(12), built: true, milliseconds: 1234 };
  const report = { name: made.name, version: made.version, scope: 'code', opened: 0, problems };
  return { outcomes: [{ ...made, report } as const], failures: [], seen } as Together;
}

test('a refusal is told at length, and is exit code 1', () => {
  const { lines, errors, code } = result(refused([missing('retry'), missing('send')]), strict);
  expect([lines, errors.length, code]).toEqual([[], 3, 1]);
});

test('a release says what of others’ code in it has changed [S112]', () => {
  const made = { name: 'mf-chat', version: 'b'.repeat(12), built: true, milliseconds: 1234 };
  const parts = ['left-pad + 1.3.0', 'react 19.1.0 → 19.2.0'];
  const outcomes = [{ ...made, parts }];
  expect(result({ outcomes, failures: [], seen: emptyRegistry }, strict).lines).toEqual([
    'mf-chat          bbbbbbbbbbbb  built in 1.2 s',
    '                 left-pad + 1.3.0',
    '                 react 19.1.0 → 19.2.0',
  ]);
});

test('where what is live may stay, a refusal is one line that says why, and no failure', () => {
  expect(result(refused([missing('retry'), missing('send')]), lenient)).toEqual({
    lines: [],
    errors: [
      'mf-chat          aaaaaaaaaaaa  stays live, refused: texts: nl: retry is missing → ' +
        'correct src/locales/nl.json, and 1 more (see npm run release -- mf-chat --dry-run)',
    ],
    code: 0,
  });
});

test('what was never live cannot stay', () => {
  const { errors, code } = result(refused([missing('retry')], emptyRegistry), lenient);
  expect(errors[0]).toMatch(/mf-chat b+ is not released:/);
  expect(code).toBe(1);
});

test('a build that breaks is one line as well, without the rest of what the compiler said', () => {
  const { seen } = refused([]);
  const error = new Refusal('mf-chat/src/entry.tsx: x Expected a semicolon\n  11 | const x = ;');
  const broken = { outcomes: [], failures: [{ name: 'mf-chat', error }], seen };
  expect(result(broken, lenient)).toMatchObject({
    errors: [
      expect.stringMatching(
        /a{12} {2}stays live, refused: mf-chat.src.entry\.tsx: x Expected a semicolon \(see/,
      ),
    ],
    code: 0,
  });
  expect(result(broken, strict)).toMatchObject({
    errors: [expect.stringContaining('const x = ;')],
    code: 1,
  });
});

test('the exit code tells of a store that fails, also beside a refusal', () => {
  const failures = [{ name: 'mf-members', error: new Unreachable('the store is full') }];
  const together = { ...refused([missing('retry')]), failures };
  expect(result(together, strict).code).toBe(3);
  expect(result(together, lenient)).toMatchObject({
    code: 3,
    errors: [
      expect.stringMatching(/^mf-chat .+stays live/),
      'mf-members is not released: the store is full',
    ],
  });
});
