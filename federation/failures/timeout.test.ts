import { withTimeout } from './timeout.ts';

const never = new Promise<never>(() => undefined);

test('what comes in time comes through, success and failure alike', async () => {
  await expect(withTimeout(Promise.resolve('here'), 'late', 1000)).resolves.toBe('here');
  const lost = new Error('lost');
  await expect(withTimeout(Promise.reject(lost), 'late', 1000)).rejects.toBe(lost);
});

test('silence is a failure of its own class', async () => {
  const waiting = withTimeout(never, 'mf-chat takes too long to load', 5);
  await expect(waiting).rejects.toMatchObject({
    errorClass: 'hang',
    message: 'mf-chat takes too long to load',
  });
});

test('time in which something else held the thread does not count', async () => {
  const work = new Promise((resolve) => setTimeout(resolve, 220, 'here'));
  const waiting = withTimeout(work, 'late', 200);
  const end = performance.now() + 300;
  while (performance.now() < end);
  await expect(waiting).resolves.toBe('here');
});
