import { startReplaceable } from './replaceable.ts';

/** What was begun and stopped, and how each may go on. */
function stage() {
  const told: string[] = [];
  const replace: (() => void)[] = [];
  const stopped: (() => void)[] = [];
  return {
    told,
    replace: (one: number) => replace[one]?.(),
    /** What one waits for before it has stopped. */
    letGo: (one: number) => stopped[one]?.(),
    begin: async (again: () => void) => {
      const one = replace.push(again) - 1;
      told.push(`${one} begins`);
      const gone = new Promise<void>((go) => stopped.push(go));
      return {
        async stop() {
          told.push(`${one} stops`);
          await gone;
        },
      };
    },
  };
}

/** Everything that waits for nothing but promises has happened. */
const settled = () => new Promise((done) => setImmediate(done));

test('one that asks to be replaced while it stops is replaced once', async () => {
  const { told, begin, replace, letGo } = stage();
  await startReplaceable(begin);
  replace(0);
  await settled();
  replace(0);
  await settled();
  expect(told).toEqual(['0 begins', '0 stops']);
  letGo(0);
  await settled();
  expect(told).toEqual(['0 begins', '0 stops', '1 begins']);
  replace(0);
  replace(1);
  letGo(1);
  await settled();
  expect(told.slice(3)).toEqual(['1 stops', '2 begins']);
});

test('one that asks before it has begun is stopped itself, not the one before', async () => {
  const { told, begin, letGo } = stage();
  await startReplaceable(async (replace) => {
    const running = await begin(replace);
    if (told.length === 1) replace();
    return running;
  });
  letGo(0);
  await settled();
  expect(told).toEqual(['0 begins', '0 stops', '1 begins']);
});

test('nothing begins any more once all is stopped', async () => {
  const { told, begin, replace, letGo } = stage();
  const running = await startReplaceable(begin);
  replace(0);
  const stopping = running.stop();
  letGo(0);
  await stopping;
  expect(told).not.toContain('1 begins');
});
