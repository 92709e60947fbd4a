import { jest } from '@jest/globals';
import { day } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { testMember } from '../../testing/member.ts';
import { write } from '../../testing/messages.ts';
import { eraseDue } from './erase-due.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('whoever has to do with a member who is being erased waits for no files of theirs', async () => {
  const [gone, partner] = [await testMember(t), await testMember(t, { credits: 20 })];
  await write(partner, gone);
  const asked = { status: 'deleted', deletion_requested_at: t.clock.now() } as const;
  await t.ctx.db.updateTable('users').set(asked).where('id', '=', gone.id).execute();
  t.clock.advance(14 * day);
  let meanwhile = 0;
  const deleting = jest.spyOn(t.ctx.files, 'delete').mockImplementation(async () => {
    const { status } = await partner.client.post('/api/block.php', { profile: gone.id });
    meanwhile = status;
  });
  await eraseDue(t.ctx);
  deleting.mockRestore();
  expect(meanwhile).toBe(204);
  const users = t.ctx.db.selectFrom('users').select('deleted_at').where('id', '=', gone.id);
  expect((await users.executeTakeFirstOrThrow()).deleted_at).not.toBeNull();
});
