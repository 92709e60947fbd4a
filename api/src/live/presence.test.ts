import { jest } from '@jest/globals';
import type { Notice } from '../platform/bus/bus.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';
import { Presence } from './presence.ts';

let t: TestApp;
let ann: TestMember;
let bob: TestMember;
let presence: Presence;
/** What Ann's pages are told, in order. */
let told: unknown[];
let hearNoMore: () => void;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  ann = await testMember(t);
  bob = await testMember(t, { credits: 10 });
  await write(bob, ann);
  told = [];
  hearNoMore = t.ctx.bus.on(({ type, to, data }: Notice) => {
    if (type === 'presence' && to.includes(ann.id)) told.push(data);
  });
  presence = new Presence(t.ctx, () => false);
});
afterEach(() => {
  presence.close();
  hearNoMore();
  jest.restoreAllMocks();
});

const is = (online: boolean) => ({ profile: bob.id, online });

/** Twenty seconds pass for those who left; whatever else waits has its own time. */
function timers() {
  const due = new Map<object, () => void>();
  const [set, clear] = [globalThis.setTimeout, globalThis.clearTimeout];
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, after?: number) => {
    if (after !== 20_000) return set(run, after);
    const timer = {};
    due.set(timer, run);
    return timer;
  }) as typeof setTimeout);
  jest.spyOn(globalThis, 'clearTimeout').mockImplementation(((timer?: object) => {
    if (!timer || !due.delete(timer)) clear(timer as NodeJS.Timeout);
  }) as typeof clearTimeout);
  return () => {
    for (const [timer, run] of [...due]) {
      due.delete(timer);
      run();
    }
  };
}

/** Waits until so much was told. */
async function untilTold(count: number): Promise<void> {
  for (const deadline = Date.now() + 3000; told.length < count; ) {
    if (Date.now() > deadline) throw new Error(`Told ${JSON.stringify(told)}`);
    await new Promise(setImmediate);
  }
}

test('who leaves is gone after a while, and comes anew', async () => {
  const pass = timers();
  presence.came(bob.id);
  await untilTold(1);
  presence.left(bob.id);
  presence.left(bob.id);
  expect(told).toEqual([is(true)]);
  pass();
  await untilTold(2);
  presence.came(bob.id);
  await untilTold(3);
  expect(told).toEqual([is(true), is(false), is(true)]);
});

test('who is back in time neither left nor came, and a process that ends says nothing of it', async () => {
  const pass = timers();
  presence.left(bob.id);
  presence.came(bob.id);
  pass();
  presence.left(bob.id);
  presence.close();
  presence.left(bob.id);
  pass();
  const later = new Presence(t.ctx, () => false);
  later.came(bob.id);
  await untilTold(1);
  later.close();
  expect(told).toEqual([is(true)]);
});
