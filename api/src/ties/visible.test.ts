import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '../identity/reader.ts';
import { ApiError } from '../platform/errors.ts';
import { newId } from '../platform/random.ts';
import { siteById } from '../sites/site-directory.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { areThere, isThere, isThereButBlocked } from './hidden.ts';
import { requireThere } from './require-there.ts';
import { isVisible, requireOther } from './visible.ts';

let t: TestApp;
let me: TestMember;
/** By what they are to `me`. */
const others: Record<string, string> = {};

async function other(name: string, overrides: Parameters<typeof testMember>[1] = {}) {
  others[name] = (await testMember(t, overrides)).id;
}

const block = (blocker_id = '', blocked_id = '') =>
  t.ctx.db
    .insertInto('blocks')
    .values({ blocker_id, blocked_id, created_at: t.clock.now() })
    .execute();

beforeAll(async () => {
  t = await testApp();
  me = await testMember(t);
  await other('own');
  await other('private', { profile: { privacy: true } });
  await other('gone', { profile: { active: false } });
  await other('demo', { profile: { fictional: true } });
  await other('demo abroad', { profile: { fictional: true, country: 'FI' } });
  await other('of another site', { user: { site_id: 'lumen' } });
  await other('blocked');
  await other('blocking');
  await other('blocked by somebody else');
  others.nobody = newId(t.ctx.random);
  others.oneself = me.id;
  await block(me.id, others.blocked);
  await block(others.blocking, me.id);
  await block(others.own, others['blocked by somebody else']);
});
afterAll(() => t.close());

async function readerAs(id: string | null): Promise<Reader> {
  const site = await siteById(t.ctx.db, 'afterglow');
  return { user: id && { id }, site, language: 'en', country: 'NL' } as unknown as Reader;
}

/** Names of those for whom it holds. */
async function all(holds: (id: string) => Promise<boolean>): Promise<string[]> {
  const found = [];
  for (const [name, id] of Object.entries(others)) if (await holds(id)) found.push(name);
  return found;
}

/** Whether it goes through, and not with the one 404. */
async function passes(asked: Promise<void>): Promise<boolean> {
  const refused: unknown = await asked.then(
    () => undefined,
    (error) => error,
  );
  if (refused === undefined) return true;
  expect(refused).toMatchObject({ status: 404, code: 'not_found' });
  expect(refused).toBeInstanceOf(ApiError);
  return false;
}

const meets = (condition: RawBuilder<SqlBool>) => async (id: string) => {
  const { rows } = await sql`select from profiles p where p.id = ${id} and ${condition}`.execute(
    t.ctx.db,
  );
  return rows.length > 0;
};

const there = ['own', 'private', 'demo', 'blocked by somebody else'];

test('a member sees members of the site and fictional ones of its country, whoever wants privacy too, and oneself', async () => {
  const reader = await readerAs(me.id);
  const visible = await all((id) => isVisible(t.ctx.db, reader, id));
  expect(visible).toEqual([...there, 'oneself']);
});

test('a visitor sees nobody who wants privacy, and whoever blocked somebody', async () => {
  const reader = await readerAs(null);
  const visible = await all((id) => isVisible(t.ctx.db, reader, id));
  expect(visible).toEqual([
    ...['own', 'demo', 'blocked', 'blocking', 'blocked by somebody else', 'oneself'],
  ]);
});

test('with another one may deal whom one sees; oneself is no other', async () => {
  const reader = await readerAs(me.id);
  expect(await all((id) => passes(requireOther(t.ctx.db, reader, id)))).toEqual(there);
});

test('what is asked of many in a statement says the same as what is asked of one', async () => {
  expect(await all(meets(isThere(me.id)))).toEqual([...there, 'oneself']);
  expect(await all(meets(areThere(me.id)))).toEqual([...there, 'oneself']);
});

test('what one did about a member stays possible for whom one blocked oneself, not for who blocked one', async () => {
  const blocked = [...there.slice(0, -1), 'blocked', 'blocked by somebody else', 'oneself'];
  expect(await all(meets(isThereButBlocked(me.id)))).toEqual(blocked);
  expect(await all((id) => passes(requireThere(t.ctx.db, me.id, id)))).toEqual(blocked);
});

test('fictional members answer on every site, except whom they are hidden from', async () => {
  const { demo = '', gone = '', nobody = '' } = others;
  await block(others['of another site'], others['demo abroad']);
  expect(await all(meets(isThere(demo)))).toEqual(
    Object.keys(others).filter((name) => ![gone, nobody].includes(others[name] ?? '')),
  );
  expect(await all(meets(isThere(others['demo abroad'] ?? '')))).not.toContain('of another site');
});
