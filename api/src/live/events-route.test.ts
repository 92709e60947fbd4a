import { once } from 'node:events';
import { get } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { sql } from 'kysely';
import { after, minute, second } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';
import { openPages } from '../testing/open-pages.ts';
import { toldOfSites } from '../testing/settings.ts';
import { listen, TestStream } from '../testing/stream.ts';
import { isHeard } from './say.ts';

let t: TestApp;
let origin: string;
const open = openPages(() => t);
beforeAll(async () => {
  t = await testApp();
  origin = await listen(t);
});
afterAll(() => t.close());

/** Waits until the process knows that a page is gone. */
async function leave(member: TestMember, page: TestStream): Promise<void> {
  page.close();
  while (isHeard(t.ctx, member.id)) await setImmediate();
}

/** Who writes with whom, so that the first hears of the second. */
async function inTouch() {
  const [ann, bob] = [await testMember(t, { credits: 50 }), await testMember(t, { credits: 50 })];
  return { ann, bob, ...(await write(ann, bob)) };
}

test('no proxy keeps a stream back, changes or stores it [S04]', async () => {
  const bob = await testMember(t);
  const aborted = new AbortController();
  const { headers, body } = await fetch(`${origin}/api/events.php`, {
    headers: { cookie: `sid=${bob.client.cookies.sid}` },
    signal: aborted.signal,
  });
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  aborted.abort();
  await body?.cancel().catch(() => undefined);
});

test('a member comes with the first page and leaves with the last one', async () => {
  const { ann, bob, conversation } = await inTouch();
  const page = await open(ann);
  const waits: (() => void)[] = [];
  const set = globalThis.setTimeout;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    if (ms !== 20 * second) return set(run, ms);
    return waits.push(run);
  }) as typeof setTimeout);
  const [first, other] = [await open(bob), await open(bob)];
  first.close();
  await first.until(() => first.ended);
  await bob.client.post('/api/typing.php', { conversation });
  await page.until(() => page.events('typing').length === 1);
  expect(waits).toEqual([]);
  await leave(bob, other);
  expect(waits).toHaveLength(1);
  jest.restoreAllMocks();
  waits[0]?.();
  await page.until(() => page.events('presence').length === 2);
  expect(page.events('presence')).toEqual([
    { profile: bob.id, online: true },
    { profile: bob.id, online: false },
  ]);
});

test('a page that is gone before its stream runs never came', async () => {
  const { ann, bob, conversation } = await inTouch();
  const page = await open(ann);
  const isHeld = async () => {
    const { rows } = await sql`select 1 from pg_locks
      where relation = 'live_events'::regclass and not granted`.execute(t.ctx.db);
    return rows.length > 0;
  };
  await t.ctx.db.transaction().execute(async (trx) => {
    await sql`lock table live_events`.execute(trx);
    const headers = { cookie: `sid=${bob.client.cookies.sid}` };
    const asked = get(`${origin}/api/events.php`, { agent: false, headers }).on('error', () => {});
    const [socket] = await once(t.app.server, 'connection');
    while (!(await isHeld())) await setImmediate();
    asked.destroy();
    await once(socket, 'close');
  });
  // Told after it would have come.
  await bob.client.post('/api/typing.php', { conversation });
  await page.until(() => page.events('typing').length === 1);
  expect(page.events('presence')).toEqual([]);
});

test('a page of before its site came to this database asks for all again, a later one does not', async () => {
  const bob = await testMember(t);
  const page = await open(bob);
  const arrive = (seconds: number | null) =>
    toldOfSites(t, () =>
      t.ctx.db
        .updateTable('sites')
        .set({ arrived_at: seconds === null ? null : after(t.clock.now(), seconds * second) })
        .where('id', '=', 'afterglow')
        .execute(),
    );
  await arrive(-60);
  const later = await open(bob, page.lastId);
  await arrive(-59);
  const before = await open(bob, page.lastId);
  await arrive(null);
  await before.until(() => before.events('reset').length === 1);
  expect(later.events('reset')).toEqual([]);
});

test('a page that comes without having been anywhere misses nothing, and one with an id of before asks once', async () => {
  const bob = await testMember(t);
  const first = await open(bob);
  const made = t.clock.now().getTime();
  t.clock.advance(51 * minute);
  const [back, fresh] = [await open(bob, first.lastId, `?since=${made}`), await open(bob)];
  await back.until(() => back.events('reset').length > 0);
  const young = await open(bob, fresh.lastId, `?since=${made}`);
  expect([first, back, fresh, young].map((page) => page.events('reset').length)).toEqual([
    0, 1, 0, 0,
  ]);
});

test('logging out ends the pages of that browser alone', async () => {
  const bob = await testMember(t);
  const phone = { ...bob, client: t.client() };
  const other = await testMember(t);
  phone.client.cookies.sid = other.client.cookies.sid as string;
  await t.ctx.db
    .updateTable('sessions')
    .set({ user_id: bob.id })
    .where('user_id', '=', other.id)
    .execute();
  const [here, there] = [await open(bob), await open(phone)];
  await bob.client.get('/api/logout.php');
  await here.until(() => here.ended);
  expect([here.events('session'), there.ended]).toEqual([[{ status: 'ended' }], false]);
});

test('a process that ends waits for nobody whose page it closes', async () => {
  const own = await testApp();
  const page = await TestStream.open(await listen(own), await testMember(own));
  const waits = jest.spyOn(globalThis, 'setTimeout');
  await own.close();
  await page.until(() => page.ended);
  expect(waits.mock.calls.filter(([, pause]) => pause === 20 * second)).toEqual([]);
  jest.restoreAllMocks();
});
