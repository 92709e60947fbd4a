import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { second } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { statementsOf } from '../testing/statements.ts';
import { announce } from './announce.ts';
import { placeOf } from './event-id.ts';
import type { Told } from './pages-here.ts';
import { nextPosition, startOf } from './read-events.ts';
import { Stream } from './stream.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** A page as its stream sees it, that may be slow. */
class Page extends EventEmitter {
  text = '';
  writableNeedDrain = false;
  destroyed = false;
  destroy(): void {
    this.destroyed = true;
  }

  write(text: string): void {
    this.text += text;
  }

  get payments(): string[] {
    return [...this.text.matchAll(/"payment":"(\w+)"/g)].map(([, payment = '']) => payment);
  }

  get lastId(): string {
    return [...this.text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '';
  }

  async until(isTrue: () => boolean): Promise<void> {
    // Some of it waits for every transaction of the server to end, also those of other tests.
    for (const deadline = Date.now() + 30_000; !isTrue(); ) {
      if (Date.now() > deadline) throw new Error(`Waited for ${isTrue}: ${this.text}`);
      await setImmediate();
    }
  }
}

async function opened(position?: string) {
  const member = await testMember(t);
  const page = new Page();
  const owner = { userId: member.id, sessionId: 'none', language: 'en' };
  const place = {
    position: position ?? (await startOf(t.ctx.db, member.id)),
    told: new Set<string>(),
  };
  const response = page as unknown as ServerResponse;
  return { member, page, stream: new Stream(t.ctx, {}, response, owner, place) };
}

/** Keeps an event of a member, as it is told to pages of the process that kept it. */
async function kept({ id: to }: TestMember, payment: string): Promise<Told> {
  const data = { payment, status: 'completed' };
  await t.ctx.db
    .transaction()
    .execute((trx) => announce(t.ctx, trx, { to, type: 'payment', data }));
  const { id, position } = await t.ctx.db
    .selectFrom('live_events')
    .select(['id', 'position'])
    .where('user_id', '=', to)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { events: [{ id, type: 'payment', data }], position, credits: 0, frames: new Map() };
}

test('what only passes does not overtake what is being read', async () => {
  const { member, page, stream } = await opened();
  await kept(member, 'one');
  stream.read();
  stream.broadcast('typing', { conversation: 'c', profile: 'p' });
  await page.until(() => page.text.includes('event: typing'));
  expect(page.text).toMatch(/"payment":"one".*event: typing/s);
  // Nothing is on its way now.
  const { length } = page.text;
  stream.broadcast('presence', { profile: 'p', online: true });
  expect(page.text.slice(length)).toContain('event: presence');
});

test('what a page is told it is sent without a statement, and its id names it', async () => {
  const { member, page, stream } = await opened();
  const one = await kept(member, 'one');
  const statements = await statementsOf(async () => {
    stream.tell(one);
    await page.until(() => page.lastId !== '');
  });
  expect(statements).toEqual([]);
  expect(page.payments).toEqual(['one']);
  expect(placeOf(page.lastId, t.clock.now())?.told).toEqual(new Set([one.position]));
});

test('whichever way it comes, first or last, it is said once', async () => {
  const { member, page, stream } = await opened();
  const [one, two] = [await kept(member, 'one'), await kept(member, 'two')];
  stream.tell(one);
  stream.tell(one);
  stream.read();
  stream.tell(two);
  await page.until(() => page.payments.includes('two'));
  // Until nothing that runs is older, wherever it runs.
  await page.until(() => {
    stream.settle();
    return placeOf(page.lastId, t.clock.now())?.told.size === 0;
  });
  stream.tell(one);
  stream.tell(two);
  stream.tell(await kept(member, 'three'));
  await page.until(() => page.payments.includes('three'));
  expect(page.payments).toEqual(['one', 'two', 'three']);
});

test('of two that come the other way round, the late one is read: it says what is true by now', async () => {
  const { member, page, stream } = await opened();
  const [one, two] = [await kept(member, 'one'), await kept(member, 'two')];
  stream.tell(two);
  const statements = await statementsOf(async () => {
    stream.tell(one);
    await page.until(() => page.payments.length === 2);
  });
  expect(statements).toEqual([expect.stringContaining('from live_events')]);
  expect(page.payments).toEqual(['two', 'one']);
});

test('a page that is slow gets all when it has taken what it got, and is held to take nothing meanwhile', async () => {
  const { member, page, stream } = await opened();
  page.writableNeedDrain = true;
  expect(stream.takes).toBe(false);
  stream.tell(await kept(member, 'one'));
  stream.tell(await kept(member, 'two'));
  await setImmediate();
  expect(page.text).toBe('');
  page.writableNeedDrain = false;
  page.emit('drain');
  await page.until(() => page.payments.length === 2);
  expect(page.payments).toEqual(['one', 'two']);
});

test('a page that takes nothing for a whole beat is given up; it comes back by itself', async () => {
  const { page, stream } = await opened();
  stream.beat();
  const beat = 'event: beat\ndata: {}\n\n';
  expect([page.text, page.destroyed]).toEqual([beat, false]);
  page.writableNeedDrain = true;
  stream.beat();
  expect([page.text, page.destroyed]).toEqual([beat, true]);
});

test('an id names few: a page that was told much reads, and goes on from there', async () => {
  const { member, page, stream } = await opened();
  for (let n = 0; n < 25; n += 1) {
    stream.tell(await kept(member, `p${n}`));
    await page.until(() => page.payments.length === n + 1);
    expect(page.lastId.length).toBeLessThan(150);
  }
  expect(new Set(page.payments).size).toBe(25);
});

test('a page that is ahead of the database, as after a restore, reads all anew and goes on', async () => {
  const ahead = String(2n ** 60n);
  const { member, page, stream } = await opened(ahead);
  await kept(member, 'missed');
  stream.isUpToDate('7');
  await page.until(() => page.text.includes('event: reset'));
  expect(BigInt(stream.position)).toBeLessThan(BigInt(ahead));
  stream.tell(await kept(member, 'next'));
  await page.until(() => page.payments.includes('next'));
});

test('a page is never further than what its member was told last: another primary may know no more [R01]', async () => {
  const { member, page, stream } = await opened();
  expect(stream.position).toBe('0');
  const { position: last } = await kept(member, 'one');
  await page.until(() => {
    stream.read();
    return BigInt(stream.position) > BigInt(last);
  });
  // Numbers of transactions that left nothing behind are given again after a failover.
  for (let n = 0; n < 5; n += 1) await sql`select pg_current_xact_id()`.execute(t.ctx.db);
  const before = page.lastId;
  t.clock.advance(second);
  stream.read();
  await page.until(() => page.lastId !== before);
  expect(stream.position).toBe(String(BigInt(last) + 1n));
  expect(await startOf(t.ctx.db, member.id)).toBe(stream.position);
  expect(await startOf(t.ctx.db, (await testMember(t)).id)).toBe('0');
});

test.each([
  ['all have ended', { oldest: '50', last: '9' }, '3', '10'],
  ['an older one may still come', { oldest: '6', last: '9' }, '3', '6'],
  ['its events were forgotten', { oldest: '50', last: null }, '30', '30'],
  ['it is further than its last event', { oldest: '50', last: '9' }, '30', '30'],
  ['nothing was ever told', { oldest: '50', last: null }, '0', '0'],
])('where a page goes on from: %s', (_case, read, known, next) => {
  expect(nextPosition(read, known)).toBe(next);
});
