import { type TestApp, testApp } from '../testing/app.ts';
import { second } from './clock.ts';
import { takeFrom } from './limits.ts';

let test_: TestApp;
beforeAll(async () => {
  test_ = await testApp();
});
afterAll(() => test_.close());

test('a bucket gives its burst, however parallel, and fills with time', async () => {
  const take = () => takeFrom(test_.ctx, 'a', { burst: 5, seconds: 10 });
  const tries = await Promise.allSettled(Array.from({ length: 40 }, take));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await expect(take()).rejects.toMatchObject({ status: 429, details: { retry_after: 10 } });
  test_.clock.advance(10 * second);
  await take();
  await expect(take()).rejects.toMatchObject({ status: 429 });
});
