import { whileLeading } from './leadership.ts';

/** Web Locks as far as they are needed: one holder, the rest in line. */
class FakeLocks {
  line: Promise<unknown> = Promise.resolve();
  isHeld = false;

  async request(
    _name: string,
    options: { ifAvailable?: boolean; signal?: AbortSignal },
    callback: (lock: object | null) => unknown,
  ): Promise<unknown> {
    if (options.ifAvailable && this.isHeld) return callback(null);
    const turn = this.line.then(async () => {
      options.signal?.throwIfAborted();
      this.isHeld = true;
      await callback({});
      this.isHeld = false;
    });
    this.line = turn.catch(() => {});
    return turn;
  }
}

const settled = () => new Promise((done) => setTimeout(done, 5));

test('one tab leads; the next takes over when it goes', async () => {
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
  const log: string[] = [];
  const tab = (name: string) =>
    whileLeading('test', ({ takesOver }) => {
      log.push(`${name} ${takesOver ? 'takes over' : 'leads'}`);
      return () => log.push(`${name} stops`);
    });
  const stopFirst = tab('first');
  await settled();
  const stopSecond = tab('second');
  const stopThird = tab('third');
  await settled();
  expect(log).toEqual(['first leads']);
  stopThird();
  stopFirst();
  await settled();
  expect(log).toEqual(['first leads', 'first stops', 'second takes over']);
  stopSecond();
});
