import { setImmediate as nextTurn } from 'node:timers/promises';
import { stopAll } from './stop-all.ts';

test('gateways end at once, and then all APIs at once', async () => {
  const asked: string[] = [];
  const ends: (() => void)[] = [];
  const service = (name: string) => () => {
    asked.push(name);
    return new Promise<void>((done) => ends.push(done));
  };
  const stopped = stopAll(
    [service('gateway'), service('gateway 2')],
    [service('api'), service('api 2')],
  );
  expect(asked).toEqual(['gateway', 'gateway 2']);
  ends[0]?.();
  await nextTurn();
  expect(asked).toHaveLength(2);
  ends[1]?.();
  await nextTurn();
  expect(asked.slice(2)).toEqual(['api', 'api 2']);
  for (const end of ends.slice(2)) end();
  await stopped;
});
