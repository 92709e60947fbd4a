import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { DatabaseAway } from '../platform/database-away.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';
import { announce } from './announce.ts';
import type { EventViews } from './event-views.ts';
import { startOf } from './read-events.ts';
import { Stream } from './stream.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  // Loops of the app wait for a second as well; here only the stream does.
  await t.ctx.loops.stop();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => t.close());

/** A page as its stream sees it. */
class Page extends EventEmitter {
  said: string[] = [];
  writableNeedDrain = false;
  writableEnded = false;
  destroyed = false;
  write(text: string): void {
    this.said.push(text);
  }

  end(text = ''): void {
    this.said.push(text);
    this.writableEnded = true;
  }

  destroy(): void {
    this.destroyed = true;
  }
}

/** A page of a member who has one event to hear of, and how that event is said. */
async function opened(view: () => Promise<(object | null)[]>) {
  const { id: userId } = await testMember(t);
  const page = new Page();
  const place = { position: await startOf(t.ctx.db, userId), told: new Set<string>() };
  await t.ctx.db
    .transaction()
    .execute((trx) => announce(t.ctx, trx, { to: userId, type: 'account', data: {} }));
  const owner = { userId, sessionId: 'none', language: 'nl' };
  const views = { account: view } as EventViews;
  const response = page as unknown as ServerResponse;
  return { page, owner, stream: new Stream(t.ctx, views, response, owner, place) };
}

async function until(isTrue: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 3000; !isTrue(); ) {
    if (Date.now() > deadline) throw new Error(`Waited for ${isTrue}`);
    await setImmediate();
  }
}

const said = (page: Page) => page.said.join('');

test('what cannot be said ends the stream, which is noted: its page comes back to the same place', async () => {
  const warned = jest.spyOn(t.ctx.log, 'warn');
  const error = new Error('no such thing');
  const { page, stream } = await opened(() => Promise.reject(error));
  stream.read();
  await until(() => page.destroyed);
  expect(warned).toHaveBeenCalledWith({ err: error }, expect.stringContaining('ended'));
  expect(said(page)).toBe('');
});

test('while the database is away the stream stays, and says the same a second later', async () => {
  const waits: [() => void, number | undefined][] = [];
  const set = globalThis.setTimeout;
  let tries = 0;
  const { page, stream } = await opened(async () => {
    tries += 1;
    if (tries === 1) throw new DatabaseAway(new Error('away'));
    return [{ said: tries }];
  });
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    if (ms !== 1000) return set(run, ms);
    waits.push([run, ms]);
    return { unref() {} };
  }) as typeof setTimeout);
  stream.read();
  await until(() => waits.length > 0);
  expect([page.destroyed, said(page)]).toEqual([false, '']);
  waits[0]?.[0]();
  await until(() => said(page).includes('event: account'));
  expect(said(page)).toContain('data: {"said":2}');
  expect(waits).toHaveLength(1);
});

test('an event is said for the one who is told, in the language of the page', async () => {
  const asked: unknown[] = [];
  const { page, owner, stream } = await opened(async (...all: unknown[]) => {
    asked.push(...all);
    return [null];
  });
  stream.read();
  await until(() => said(page).includes('id: '));
  expect(asked).toEqual([{ id: owner.userId, language: 'nl', credits: 0 }, [{}]]);
  expect(said(page)).not.toContain('event:');
});

test('what only passes is lost for a page that is too slow for it', async () => {
  const { page, stream } = await opened(async () => [{}]);
  page.writableNeedDrain = true;
  stream.broadcast('typing', { n: 1 });
  page.writableNeedDrain = false;
  stream.broadcast('typing', { n: 2 });
  expect(said(page)).toBe('event: typing\ndata: {"n":2}\n\n');
});

test('a page is given no id while it is told something, or takes nothing', async () => {
  const { page, stream } = await opened(async () => [{}]);
  page.writableNeedDrain = true;
  stream.isUpToDate(stream.position);
  expect(said(page)).toBe('');
  page.writableNeedDrain = false;
  stream.read();
  stream.isUpToDate(stream.position);
  expect(said(page)).toBe('');
  await until(() => said(page).includes('id: '));
  expect(said(page).match(/id: /g)).toHaveLength(1);
});

test.each(['writableEnded', 'destroyed'] as const)(
  'a page that is %s takes nothing',
  async (how) => {
    const { page, stream } = await opened(async () => [{}]);
    expect(stream.takes).toBe(true);
    page[how] = true;
    expect(stream.takes).toBe(false);
    stream.read();
    await setImmediate();
    expect(said(page)).toBe('');
  },
);

test('after its end a stream says nothing more', async () => {
  const { page, stream } = await opened(async () => [{}]);
  stream.end();
  const end = 'event: session\ndata: {"status":"ended"}\n\n';
  stream.beat();
  stream.broadcast('typing', {});
  stream.isUpToDate(stream.position);
  expect(said(page)).toBe(end);
});
