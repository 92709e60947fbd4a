import { jest } from '@jest/globals';
import { day } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { testMember } from '../../testing/member.ts';
import { eraseDue } from './erase-due.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => t.close());

async function onTheWayOut(): Promise<string> {
  const { id } = await testMember(t);
  const asked = { status: 'deleted', deletion_requested_at: t.clock.now() } as const;
  await t.ctx.db.updateTable('users').set(asked).where('id', '=', id).execute();
  return id;
}
const isGone = async (id: string) => {
  const of = t.ctx.db.selectFrom('users').select('deleted_at').where('id', '=', id);
  return (await of.executeTakeFirstOrThrow()).deleted_at !== null;
};

test('a hundred who cannot be erased hold up nobody who asked later [S31]', async () => {
  const stuck = await Promise.all(Array.from({ length: 100 }, onTheWayOut));
  t.clock.advance(day);
  const last = await onTheWayOut();
  t.clock.advance(14 * day);
  const { files } = t.ctx;
  const erase = files.delete.bind(files);
  jest.spyOn(files, 'delete').mockImplementation(async (key) => {
    if (stuck.some((id) => key.includes(id))) throw new Error('no such bucket');
    await erase(key);
  });
  await expect(eraseDue(t.ctx)).rejects.toThrow('no such bucket');
  expect(await isGone(last)).toBe(true);
  expect(await isGone(stuck[0] ?? '')).toBe(false);
});

test('a process that is to end begins no further one', async () => {
  await Promise.all([onTheWayOut(), onTheWayOut()]);
  t.clock.advance(14 * day);
  const waiting = async () => {
    const of = t.ctx.db.selectFrom('users').select('id').where('status', '=', 'deleted');
    return (await of.where('deleted_at', 'is', null).execute()).length;
  };
  const before = await waiting();
  const stopping = new AbortController();
  const { files } = t.ctx;
  const erase = files.delete.bind(files);
  jest.spyOn(files, 'delete').mockImplementation(async (key) => {
    stopping.abort();
    await erase(key);
  });
  await eraseDue(t.ctx, stopping.signal);
  expect(await waiting()).toBe(before - 1);
});
