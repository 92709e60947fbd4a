import { type TestApp, testApp } from '../testing/app.ts';
import { statementsOf } from '../testing/statements.ts';
import { second } from './clock.ts';
import { takeReading } from './read-limits.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const refused = (retry_after: number) =>
  expect.objectContaining({ status: 429, details: expect.objectContaining({ retry_after }) });

test('looking is limited by burst and time, each name for itself, and asks no database', async () => {
  const take = (name = 'ann') => takeReading(t.ctx, name, { burst: 3, seconds: 10 });
  const statements = await statementsOf(async () => {
    for (let look = 0; look < 3; look += 1) take();
    expect(() => take()).toThrow(refused(10));
    take('bob');
  });
  expect(statements).toEqual([]);
  t.clock.advance(4 * second);
  expect(() => take()).toThrow(refused(6));
  t.clock.advance(6 * second);
  take();
  expect(() => take()).toThrow(refused(10));
  t.clock.advance(3600 * second);
  for (let look = 0; look < 3; look += 1) take();
  expect(() => take()).toThrow(refused(10));
});

test('very many names keep the ones that are used', () => {
  const limit = { burst: 1, seconds: 1e6 };
  takeReading(t.ctx, 'early', { ...limit, burst: 2 });
  for (let name = 0; name < 40_000; name += 1) takeReading(t.ctx, `a ${name}`, limit);
  takeReading(t.ctx, 'early', { ...limit, burst: 2 });
  for (let name = 0; name < 40_000; name += 1) takeReading(t.ctx, `b ${name}`, limit);
  expect(() => takeReading(t.ctx, 'early', limit)).toThrow();
  takeReading(t.ctx, 'a 0', limit);
});
