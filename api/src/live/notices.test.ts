import type { ServerResponse } from 'node:http';
import { jest } from '@jest/globals';
import { sessionTopic } from '../identity/end-sessions.ts';
import type { Notice } from '../platform/bus/bus.ts';
import type { Context } from '../platform/context.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { announce } from './announce.ts';
import { keptTopic, passingTopic } from './event-types.ts';
import { pagesHere } from './pages-here.ts';
import { Stream } from './stream.ts';
import { Streams } from './streams.ts';

let t: TestApp;
let ann: TestMember;
let bob: TestMember;
let hear: (notice: Notice) => void;
let woken: number;
let streams: Streams;
let turns: Map<string, () => Promise<unknown>>;
let ctx: Context;
let stopped: string[];
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  [ann, bob] = [await testMember(t), await testMember(t)];
  turns = new Map();
  woken = 0;
  stopped = [];
  const repeat = (name: string, work: () => Promise<unknown>) => {
    turns.set(name, work);
    const wake = () => {
      if (name === 'live checks') woken += 1;
    };
    return { wake, stop: async () => stopped.push(name) };
  };
  const on = (listener: typeof hear) => {
    hear = listener;
    return () => stopped.push('notices');
  };
  const bus = { on, onGap: () => () => stopped.push('gaps'), isAllHeard: true };
  ctx = { ...t.ctx, loops: { repeat }, bus } as unknown as Context;
  streams = new Streams(ctx);
});

/** An open page of a member, of their real session or of one that is over, and what it is sent. */
async function pageOf({ id: userId }: TestMember, isOver = false) {
  const { id } = await t.ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const page = { text: '', ended: false, full: false };
  const response = {
    get writableNeedDrain() {
      return page.full;
    },
    on() {},
    write: (text: string) => {
      page.text += text;
    },
    end: (text = '') => {
      Object.assign(page, { text: page.text + text, ended: true });
    },
  };
  const owner = { userId, sessionId: isOver ? '0'.repeat(26) : id, language: 'en' };
  const place = { position: '0', told: new Set<string>() };
  streams.add(new Stream(ctx, {}, response as unknown as ServerResponse, owner, place));
  return page;
}

async function until(isTrue: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 3000; !isTrue(); ) {
    if (Date.now() > deadline) throw new Error(`Waited for ${isTrue}`);
    await new Promise(setImmediate);
  }
}

const pay = ({ id: to }: TestMember) =>
  t.ctx.db
    .transaction()
    .execute((trx) =>
      announce(t.ctx, trx, { to, type: 'payment', data: { payment: 'p', status: 'completed' } }),
    );

test('a notice of what was kept is read by the pages of those it names, on every device', async () => {
  const [one, other, bobs] = [await pageOf(ann), await pageOf(ann), await pageOf(bob)];
  for (const member of [ann, bob]) await pay(member);
  hear({ topic: keptTopic, to: [ann.id] });
  await until(() => [one, other].every(({ text }) => text.includes('event: payment')));
  expect(bobs.text).toBe('');
});

test('what passes is sent as it is to those it names', async () => {
  const [anns, bobs] = [await pageOf(ann), await pageOf(bob)];
  hear({ topic: passingTopic, to: [bob.id, 'gone'], type: 'typing', data: { profile: ann.id } });
  expect(bobs.text).toBe(`event: typing\ndata: {"profile":"${ann.id}"}\n\n`);
  expect(anns.text).toBe('');
});

test('when sessions of a member end, the pages of those end, and no others', async () => {
  const [here, over, bobs] = [await pageOf(ann), await pageOf(ann, true), await pageOf(bob, true)];
  hear({ topic: sessionTopic, to: [ann.id] });
  await until(() => over.ended);
  expect(over.text).toContain('event: session');
  expect([here.ended, bobs.ended]).toEqual([false, false]);
  expect([here.text, bobs.text]).toEqual(['', '']);
});

test('of ended sessions without a page here nothing is asked; should asking fail, that is noted', async () => {
  const asked = jest.spyOn(ctx.db, 'getExecutor').mockImplementation(() => {
    throw new Error('away');
  });
  const warned = jest.spyOn(ctx.log, 'warn');
  hear({ topic: sessionTopic, to: [ann.id] });
  expect(asked).not.toHaveBeenCalled();
  const page = await pageOfNobody();
  hear({ topic: sessionTopic, to: ['nobody'] });
  await until(() => warned.mock.calls.length > 0);
  expect(warned).toHaveBeenCalledWith({ err: expect.any(Error) }, expect.any(String));
  expect(page.ended).toBe(false);
  jest.restoreAllMocks();
});

async function pageOfNobody() {
  const page = { ended: false };
  const response = {
    on() {},
    end: () => {
      page.ended = true;
    },
  };
  const owner = { userId: 'nobody', sessionId: 'none', language: 'en' };
  const place = { position: '0', told: new Set<string>() };
  streams.add(new Stream(ctx, {}, response as unknown as ServerResponse, owner, place));
  return page;
}

test('when a site changes all pages are looked after at once', async () => {
  const pages = await Promise.all([pageOf(ann), pageOf(ann, true), pageOf(bob), pageOf(bob, true)]);
  hear({ topic: 'other', to: [] });
  expect(woken).toBe(0);
  hear({ topic: 'sites', to: [] });
  expect(woken).toBe(1);
  await turns.get('live checks')?.();
  expect(pages.map(({ ended }) => ended)).toEqual([false, true, false, true]);
});

test('who goes on is sent what waits, or that nothing does', async () => {
  const [anns, bobs] = [await pageOf(ann), await pageOf(bob)];
  await pay(ann);
  hear({ topic: 'sites', to: [] });
  await turns.get('live checks')?.();
  await until(() => anns.text.includes('id: '));
  expect(anns.text).toContain('event: payment');
  expect(bobs.text).toMatch(/^id: \S+\n\n$/);
});

test('a member takes what is told while one of their pages does', async () => {
  expect(streams.takes(ann.id)).toBe(false);
  const [one, other] = [await pageOf(ann), await pageOf(ann)];
  one.full = true;
  expect(streams.takes(ann.id)).toBe(true);
  other.full = true;
  expect(streams.takes(ann.id)).toBe(false);
  expect(streams.takes(bob.id)).toBe(false);
});

test('a member keeps twelve pages; with each one more the oldest goes, and nobody else loses one', async () => {
  const first = await pageOf(bob);
  const pages = [];
  for (let n = 0; n < 12; n += 1) pages.push(await pageOf(ann));
  expect(pages.filter(({ ended }) => ended)).toEqual([]);
  pages.push(await pageOf(ann));
  expect(pages.map(({ ended }) => ended)).toEqual([true, ...Array(12).fill(false)]);
  expect([pages[0]?.text, first.ended]).toEqual(['', false]);
});

test('what a process tells comes to all pages of that member', async () => {
  const pages = [await pageOf(ann), await pageOf(ann), await pageOf(bob)];
  const event = { id: 'e', type: 'payment', data: { payment: 'told', status: 'failed' } } as const;
  streams.tell(ann.id, { events: [event], position: '7', credits: 0, frames: new Map() });
  await until(() => pages.slice(0, 2).every(({ text }) => text.includes('"payment":"told"')));
  expect(pages[2]?.text).toBe('');
});

test('a process that ends hears no more, and closes its pages without ending a session', async () => {
  const pages = [await pageOf(ann), await pageOf(bob)];
  expect(pagesHere(ctx.bus)).toEqual([streams]);
  await streams.close();
  expect(pages).toEqual(pages.map(() => ({ text: '', ended: true, full: false })));
  expect(stopped.sort()).toEqual([
    'gaps',
    'live beats',
    'live checks',
    'live first checks',
    'notices',
  ]);
  expect(pagesHere(ctx.bus)).toEqual([]);
});
