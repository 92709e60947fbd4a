import { jest } from '@jest/globals';
import type { BootVersion } from '../registry/boot-manifest.ts';
import { startRuntime } from './runtime.ts';

const page = globalThis as unknown as Record<string, unknown>;
const integrity = `sha384-${'b'.repeat(64)}`;

function versionOf(version: string): BootVersion {
  const entry = { url: `/assets/mf-chat/${version}/entry.js`, integrity };
  return { version, container: `mf_chat_${version}`, entry, texts: {} };
}

/** What the browser does with a script whose address ends in a version. */
type Fate = 'runs' | 'throws' | 'is lost' | 'hangs';

interface Script {
  src: string;
  onload(): void;
  onerror(): void;
  remove(): void;
}

/** A page in which scripts fare as `fates` say, one after the other: as much of one as tags need. */
function pageIn(...fates: Fate[]) {
  const scripts: Script[] = [];
  const append = (script: Script) => {
    const fate = fates[scripts.push(script) - 1];
    const version = script.src.split('/').at(-2);
    const number = scripts.length;
    // Not a timer, which the test may have taken over.
    void Promise.resolve().then(() => {
      if (fate === 'runs') {
        page[`mf_chat_${version}`] = {
          get: async (module: string) => () => ({ module, evaluation: number }),
        };
      }
      if (fate === 'is lost') script.onerror();
      else if (fate !== 'hangs') script.onload();
    });
  };
  page.document = { createElement: () => ({ remove() {} }), head: { append } };
  const runtime = startRuntime({}, () => 5000);
  runtime.use('mf-chat', versionOf('a'));
  return { runtime, scripts };
}

afterEach(() => {
  page.document = undefined;
});

test('evaluates the entry once, checked by its hash, whatever is taken from it [S41]', async () => {
  const { runtime, scripts } = pageIn('runs');
  const taken = ['entry', 'slots/alert-photo'].map((expose) => runtime.load('mf-chat', expose));
  await expect(Promise.all(taken)).resolves.toEqual([
    { module: './entry', evaluation: 1 },
    { module: './slots/alert-photo', evaluation: 1 },
  ]);
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toMatchObject({ integrity, crossOrigin: 'anonymous', async: true });
});

test.each<[Fate, string]>([
  ['throws', 'evaluate'],
  ['is lost', 'load'],
])(
  'an entry that %s fails as "%s", and the next load asks for it anew',
  async (fate, errorClass) => {
    const { runtime } = pageIn(fate, 'runs');
    await expect(runtime.load('mf-chat', 'entry')).rejects.toMatchObject({ errorClass });
    await expect(runtime.load('mf-chat', 'entry')).resolves.toMatchObject({ evaluation: 2 });
  },
);

test('an entry that hangs is given up on, and the next load makes a request of its own', async () => {
  jest.useFakeTimers();
  const { runtime, scripts } = pageIn('hangs', 'runs');
  const given = expect(runtime.load('mf-chat', 'entry')).rejects.toMatchObject({
    errorClass: 'hang',
  });
  await jest.advanceTimersByTimeAsync(5000);
  await given;
  jest.useRealTimers();
  await runtime.load('mf-chat', 'entry');
  expect(scripts).toHaveLength(2);
});

test('another version takes over, and the same one in use again is evaluated anew', async () => {
  const { runtime, scripts } = pageIn('runs', 'runs', 'throws');
  await runtime.load('mf-chat', 'entry');
  runtime.use('mf-chat', versionOf('b'));
  await expect(runtime.load('mf-chat', 'entry')).resolves.toMatchObject({ evaluation: 2 });
  runtime.use('mf-chat', versionOf('a'));
  // What the first evaluation left must not pass for the second's.
  await expect(runtime.load('mf-chat', 'entry')).rejects.toMatchObject({ errorClass: 'evaluate' });
  expect(scripts.map(({ src }) => src.split('/').at(-2))).toEqual(['a', 'b', 'a']);
});
