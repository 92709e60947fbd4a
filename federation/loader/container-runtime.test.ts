import { containerRuntime } from './container-runtime.ts';

const react = { useState: () => undefined };
const { bundlerRuntime } = containerRuntime({
  react: { version: '19.2.7', module: react },
  '@afterglow/shared-state': { version: '1.3.0', module: { session: {} } },
});

/** A container whose chunk 395 imports what `wishes` say, in the form the plugin writes. */
function chunkOf(wishes: Record<string, string>) {
  const names = Object.keys(wishes);
  const modules: Record<string, (module: { exports: unknown }) => void> = {};
  const promises: Promise<unknown>[] = [];
  bundlerRuntime.consumes({
    chunkId: 395,
    promises,
    chunkMapping: { 395: names.map((_, id) => id), 436: [77] },
    webpackRequire: {
      m: modules,
      consumesLoadingData: {
        moduleIdToConsumeDataMapping: Object.fromEntries(
          names.map((shareKey, id) => [id, { shareKey, requiredVersion: wishes[shareKey] ?? '' }]),
        ),
      },
    },
  });
  const taken = (id: number) => {
    const module = { exports: {} as unknown };
    modules[id]?.(module);
    return module.exports;
  };
  return { ready: Promise.all(promises), taken };
}

test('a chunk gets the very modules of the page', async () => {
  const { ready, taken } = chunkOf({ react: '^19.0.0', '@afterglow/shared-state': '^1.2.0' });
  await ready;
  expect(taken(0)).toBe(react);
  expect(taken(1)).toEqual({ session: {} });
});

test('a chunk without shared modules waits for nothing', async () => {
  await expect(chunkOf({}).ready).resolves.toEqual([]);
});

test.each([
  ['react', '^18.0.0', 'wants react ^18.0.0, the page has 19.2.7'],
  ['react', '^19.3.0', 'wants react ^19.3.0, the page has 19.2.7'],
  ['rxjs', '^7.0.0', 'wants rxjs ^7.0.0, the page has none'],
])('%s %s fails the chunk before it runs', async (name, range, message) => {
  const { ready } = chunkOf({ [name]: range });
  await expect(ready).rejects.toMatchObject({ errorClass: 'share', message });
});
