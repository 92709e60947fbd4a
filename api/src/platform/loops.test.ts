import { createLog } from './log.ts';
import { forEachAlone, Loops } from './loops.ts';

const soon = 1;
const never = 3_600_000;

function build() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('warn', { write: (line) => lines.push(JSON.parse(line)) });
  return { loops: new Loops(log), lines };
}

/** Work whose turns end as a test says; resolves `turn` when one begins. */
function turns() {
  const begun: (() => void)[] = [];
  const waiting: ((end: { fail?: boolean }) => void)[] = [];
  return {
    work: () =>
      new Promise<void>((resolve, reject) => {
        waiting.push(({ fail }) => (fail ? reject(new Error('broken')) : resolve()));
        begun.shift()?.();
      }),
    async turn(): Promise<(end?: { fail?: boolean }) => void> {
      if (waiting.length === 0) await new Promise<void>((resolve) => begun.push(resolve));
      const end = waiting.shift();
      return (how = {}) => end?.(how);
    },
    waiting,
  };
}

test('what fails is logged once by name, counted while it lasts, and its end is told [S111]', async () => {
  const { loops, lines } = build();
  const { work, turn } = turns();
  loops.repeat('mail', work, soon);
  (await turn())({ fail: true });
  (await turn())({ fail: true });
  const third = await turn();
  expect(loops.failing()).toEqual([{ name: 'mail', failures: 2 }]);
  expect(lines).toMatchObject([{ loop: 'mail', msg: 'background work fails' }]);
  third();
  const fourth = await turn();
  expect(loops.failing()).toEqual([]);
  expect(lines.slice(1)).toMatchObject([{ loop: 'mail', failures: 2 }]);
  fourth();
  await loops.stop();
});

test('what it failed for is over: what failed is done at once, what did not waits its time', async () => {
  const { loops } = build();
  const [mail, payments] = [turns(), turns()];
  loops.repeat('mail', mail.work, never);
  loops.repeat('payments', payments.work, never);
  (await payments.turn())();
  (await mail.turn())({ fail: true });
  while (loops.failing().length === 0) await Promise.resolve();
  loops.wakeFailing();
  (await mail.turn())();
  await loops.stop();
  expect([loops.failing(), payments.waiting]).toEqual([[], []]);
});

test('what was over before a turn failed for it is tried again at once, and once', async () => {
  const { loops } = build();
  const { work, turn, waiting } = turns();
  loops.repeat('mail', work, never);
  const first = await turn();
  loops.wakeFailing();
  first({ fail: true });
  (await turn())({ fail: true });
  await loops.stop();
  expect(waiting).toHaveLength(0);
});

test('woken while it works, it works once more, and never twice at a time', async () => {
  const { loops } = build();
  const { work, turn, waiting } = turns();
  const loop = loops.repeat('mail', work, never);
  const first = await turn();
  loop.wake();
  loop.wake();
  expect(waiting).toHaveLength(0);
  first();
  (await turn())();
  await loops.stop();
  expect(waiting).toHaveLength(0);
});

test('stopping tells the work, waits for it, and nothing wakes it afterwards', async () => {
  const { loops } = build();
  const { work, turn, waiting } = turns();
  let told = false;
  const loop = loops.repeat(
    'slow',
    (stopping) => {
      stopping.addEventListener('abort', () => {
        told = true;
      });
      return work();
    },
    soon,
  );
  const end = await turn();
  let stopped = false;
  const stopping = loops.stop().then(() => {
    stopped = true;
  });
  expect([told, stopped]).toEqual([true, false]);
  end();
  await stopping;
  loop.wake();
  expect(waiting).toHaveLength(0);
});

test('one of several that fails holds up nobody else, and is not kept quiet', async () => {
  const done: number[] = [];
  const all = forEachAlone([1, 2, 3], async (item) => {
    if (item === 2) throw new Error('two');
    done.push(item);
  });
  await expect(all).rejects.toThrow('two');
  expect(done).toEqual([1, 3]);
});
