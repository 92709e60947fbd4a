import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';
import { statementsOf } from '../testing/statements.ts';
import { placeOf } from './event-id.ts';
import type { EventViews } from './event-views.ts';
import type { Told } from './pages-here.ts';
import { Stream } from './stream.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

class Page extends EventEmitter {
  text = '';
  writableNeedDrain = false;
  write(text: string): void {
    this.text += text;
  }

  get payments(): string {
    return [...this.text.matchAll(/"payment":"(\w+)"/g)].map(([, payment]) => payment).join();
  }

  get told(): string[] {
    const last = [...this.text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '';
    return [...(placeOf(last, t.clock.now())?.told ?? [])];
  }
}

/** A page that has read all before a transaction far ahead of those that are. */
const start = 10n ** 15n;
const at = (by: number) => String(start + BigInt(by));
async function opened(views: EventViews = {}, language = 'en') {
  const { id: userId } = await testMember(t);
  const page = new Page();
  const owner = { userId, sessionId: 'none', language };
  const place = { position: String(start), told: new Set<string>() };
  const response = page as unknown as ServerResponse;
  return { page, stream: new Stream(t.ctx, views, response, owner, place) };
}

const told = (by: number, payment = `p${by}`): Told => ({
  events: [{ id: payment, type: 'payment', data: { payment, status: 'completed' } }],
  ...{ position: at(by), credits: 7, frames: new Map() },
});

async function until(isTrue: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 3000; !isTrue(); ) {
    if (Date.now() > deadline) throw new Error(`Waited for ${isTrue}`);
    await setImmediate();
  }
}

test('what is told is new from the very transaction on that a page goes on from', async () => {
  const { page, stream } = await opened();
  stream.tell(told(-1));
  stream.tell(told(0));
  await until(() => page.payments !== '');
  stream.tell(told(0, 'again'));
  stream.tell(told(1));
  await until(() => page.payments.includes('p1'));
  expect([page.payments, page.told]).toEqual(['p0,p1', [at(0), at(1)]]);
});

test('what comes in one moment and in order is told together, with one id', async () => {
  const { page, stream } = await opened();
  const statements = await statementsOf(async () => {
    for (const by of [1, 2, 3, 4]) stream.tell(told(by));
    await until(() => page.payments.includes('p4'));
  });
  expect([page.payments, statements]).toEqual(['p1,p2,p3,p4', []]);
  expect(page.text.match(/^id: /gm)).toHaveLength(2);
});

test.each([
  ['in one moment', true],
  ['one after the other', false],
])('of two that come the other way round, %s, the truth is read', async (_when, isAtOnce) => {
  const { page, stream } = await opened();
  const statements = await statementsOf(async () => {
    stream.tell(told(5));
    await until(() => page.payments === 'p5');
    stream.tell(told(9));
    if (!isAtOnce) await until(() => page.payments === 'p5,p9');
    stream.tell(told(7));
    await until(() => page.text.includes('event: reset'));
  });
  expect(statements).toEqual([expect.stringContaining('from live_events')]);
});

test('twenty transactions are named in an id; with one more it reads and names none', async () => {
  const { page, stream } = await opened();
  const statements = await statementsOf(async () => {
    for (let by = 1; by <= 20; by += 1) {
      stream.tell(told(by));
      await until(() => page.told.length === by);
    }
  });
  expect(statements).toEqual([]);
  stream.tell(told(21));
  await until(() => page.text.includes('event: reset'));
  expect(page.told).toEqual([]);
});

test('an event is said once for all pages of a language, with what its member has', async () => {
  const asked: string[] = [];
  const payment = async ({ language }: { language: string }, events: object[]) => {
    asked.push(language);
    return events;
  };
  const views = { payment } as unknown as EventViews;
  const pages = await Promise.all(['en', 'en', 'nl'].map((language) => opened(views, language)));
  const one = told(1);
  one.events = [...one.events, { id: 'c', type: 'credits', data: {} }];
  for (const { stream } of pages) stream.tell(one);
  await until(() => pages.every(({ page }) => page.payments === 'p1'));
  expect(asked.sort()).toEqual(['en', 'nl']);
  for (const { page } of pages) expect(page.text).toContain('data: {"credits":7}');
});

test('a page that was told nothing has nothing to settle; one that was reads', async () => {
  const { page, stream } = await opened();
  expect(
    await statementsOf(async () => {
      stream.settle();
      await setImmediate();
    }),
  ).toEqual([]);
  stream.tell(told(1));
  await until(() => page.payments === 'p1');
  const statements = await statementsOf(async () => {
    stream.settle();
    await until(() => page.text.includes('event: reset'));
  });
  expect(statements).toHaveLength(1);
});

test('a page that is where all have ended is said so at once; one that is ahead reads', async () => {
  const { page, stream } = await opened();
  stream.isUpToDate(at(0));
  expect(page.text).toMatch(/^id: \S+\n\n$/);
  stream.isUpToDate(at(-1));
  await until(() => page.text.includes('event: reset'));
});

test('a page that is full is told by what it reads once it is not', async () => {
  const { page, stream } = await opened();
  page.writableNeedDrain = true;
  stream.tell(told(1));
  page.writableNeedDrain = false;
  page.emit('drain');
  await until(() => page.text !== '');
  expect(page.payments).toBe('');
});
