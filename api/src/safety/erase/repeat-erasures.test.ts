import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeContext, createContext } from '../../app/create-context.ts';
import { dumpDatabase } from '../../platform/backup/dump.ts';
import { loadDatabase } from '../../platform/backup/load.ts';
import { day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { eraseDue } from './erase-due.ts';

let from: TestDatabase;
let to: TestDatabase;
let folder: string;
let t: TestApp;
beforeEach(async () => {
  [from, to] = [await cloneDatabase(), await cloneDatabase('template0')];
  folder = mkdtempSync(join(tmpdir(), 'afterglow-dump-'));
  t = await testApp(from);
});
afterEach(async () => {
  await t.close();
  await to.drop();
  rmSync(folder, { recursive: true });
});

const dump = () => dumpDatabase(from.connection, join(folder, 'database'));

async function erased(member: TestMember): Promise<void> {
  await t.ctx.db
    .updateTable('users')
    .set({ status: 'deleted', deletion_requested_at: t.clock.now() })
    .where('id', '=', member.id)
    .execute();
  t.clock.advance(14 * day);
  await eraseDue(t.ctx);
}

/** The installation with that backup of its database, and files as they are. */
async function restored(saved: Awaited<ReturnType<typeof dump>>): Promise<Context> {
  await loadDatabase(to.connection, join(folder, 'database'), saved);
  const context = await createContext({ ...t.ctx.env, secret: t.ctx.secret }, to.connection);
  return { ...context, clock: t.clock };
}

const names = async ({ db }: Context) => {
  const rows = await db.selectFrom('profiles').select('id').execute();
  return rows.map(({ id }) => id);
};

test('who was erased after a backup is erased again when it is restored, and nobody else', async () => {
  const [gone, here, asked] = [await testMember(t), await testMember(t), await testMember(t)];
  const saved = await dump();
  await erased(gone);
  await t.ctx.db
    .updateTable('users')
    .set({ status: 'deleted', deletion_requested_at: t.clock.now() })
    .where('id', '=', asked.id)
    .execute();
  await eraseDue(t.ctx);
  const ctx = await restored(saved);
  try {
    expect(await names(ctx)).toContain(gone.id);
    await eraseDue(ctx);
    expect((await names(ctx)).sort()).toEqual([here.id, asked.id].sort());
    const { status, email } = await ctx.db
      .selectFrom('users')
      .select(['status', 'email'])
      .where('id', '=', gone.id)
      .executeTakeFirstOrThrow();
    expect([status, email]).toEqual(['deleted', `${gone.id}@gone.invalid`]);
  } finally {
    await closeContext(ctx);
  }
});

test('what is told of it names nobody, is made by this installation alone, and ends', async () => {
  const gone = await testMember(t);
  await erased(gone);
  const told = async () => JSON.parse(await t.ctx.files.get('erased.json'));
  const [name = '', ...others] = Object.keys(await told());
  expect(others).toEqual([]);
  expect(name).toMatch(/^[\da-f]{64}$/);
  t.clock.advance(91 * day);
  await eraseDue(t.ctx);
  expect(await told()).toEqual({});
});

test('whoever can write files and knows an id has nobody erased', async () => {
  const here = await testMember(t);
  const name = createHash('sha256').update(here.id).digest('hex');
  await t.ctx.files.put('erased.json', JSON.stringify({ [name]: t.clock.now() }));
  await eraseDue(t.ctx);
  expect(await names(t.ctx)).toEqual([here.id]);
});

test('a list that a full disk cut off is made anew', async () => {
  const gone = await testMember(t);
  await erased(gone);
  const whole = await t.ctx.files.get('erased.json');
  await t.ctx.files.put('erased.json', whole.slice(0, 20));
  await eraseDue(t.ctx);
  expect(await t.ctx.files.get('erased.json')).toBe(whole);
});
