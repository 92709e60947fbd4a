import { setImmediate as turn } from 'node:timers/promises';
import { buildAndServe } from './build-and-serve.ts';

/** A start whose build and gateway end when the test says. */
function starting(isProduction: boolean) {
  const [build, serve] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const seen = { serves: false, ended: '', said: [] as string[] };
  const done = buildAndServe(isProduction, {
    build: () => build.promise,
    serve() {
      seen.serves = true;
      return serve.promise;
    },
    say: (line) => seen.said.push(line),
  });
  done.then(
    () => (seen.ended = 'ready'),
    (error: Error) => (seen.ended = error.message),
  );
  return { build, serve, seen };
}

test('in production what is live serves while what is newer is built, also when that fails', async () => {
  const { build, serve, seen } = starting(true);
  expect(seen).toEqual({ serves: true, ended: '', said: [] });
  serve.resolve();
  await turn();
  expect(seen.ended).toBe('ready');
  build.reject(new Error('the build failed, see above.'));
  await turn();
  expect(seen.said).toEqual(['build    ✗ the build failed, see above. What is live stays.']);
  expect(seen.ended).toBe('ready');
});

test('the first start in production waits for the build, and ends with it', async () => {
  const well = starting(true);
  well.build.resolve();
  await turn();
  expect(well.seen.ended).toBe('');
  well.serve.resolve();
  await turn();
  expect(well.seen.ended).toBe('ready');
  const ill = starting(true);
  ill.build.reject(new Error('the build failed, see above.'));
  await turn();
  // As when it is stopped because of that.
  ill.serve.reject(new Error('the gateway did not start.'));
  await turn();
  expect(ill.seen).toEqual({ serves: true, ended: 'the build failed, see above.', said: [] });
});

test('a gateway that cannot start in production ends the start', async () => {
  const { serve, seen } = starting(true);
  serve.reject(new Error('the gateway did not start.'));
  await turn();
  expect(seen.ended).toBe('the gateway did not start.');
});

test('who develops sees nothing older than what was built', async () => {
  const { build, serve, seen } = starting(false);
  serve.resolve();
  await turn();
  expect(seen.serves).toBe(false);
  build.resolve();
  await turn();
  expect(seen).toEqual({ serves: true, ended: 'ready', said: [] });
});
