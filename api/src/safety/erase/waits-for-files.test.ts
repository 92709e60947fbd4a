import { jest } from '@jest/globals';
import { finishNext } from '../../photos/finish-photos.ts';
import { pictureKey } from '../../photos/picture-files.ts';
import { day } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { testMember } from '../../testing/member.ts';
import { write } from '../../testing/messages.ts';
import { grainyPhoto, uploaded } from '../../testing/upload.ts';
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

test('a photo that is finished while its member is erased leaves no file', async () => {
  while (await finishNext(t.ctx));
  const gone = await testMember(t);
  const { id } = await uploaded(gone, await grainyPhoto('#14641e'));
  const asked = { status: 'deleted', deletion_requested_at: t.clock.now() } as const;
  await t.ctx.db.updateTable('users').set(asked).where('id', '=', gone.id).execute();
  t.clock.advance(14 * day);
  const { files } = t.ctx;
  const [put, deleteAll] = [files.put.bind(files), files.deleteAll.bind(files)];
  const [isMade, isDeleted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  jest.spyOn(files, 'put').mockImplementation(async (...picture) => {
    isMade.resolve();
    await isDeleted.promise;
    await put(...picture);
  });
  jest.spyOn(files, 'deleteAll').mockImplementationOnce(async (folder) => {
    const finishing = finishNext(t.ctx);
    await isMade.promise;
    await deleteAll(folder);
    isDeleted.resolve();
    await finishing;
  });
  await eraseDue(t.ctx);
  jest.restoreAllMocks();
  for (const variant of ['thumb', 'full'] as const) {
    expect(await files.exists(pictureKey(id, variant, 'avif'))).toBe(false);
  }
});
