import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';
import { seeLike } from './see-like.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a like is seen by whom it is for, of the one it came from', async () => {
  const [ann, bob, cas] = await Promise.all([testMember(t), testMember(t), testMember(t)]);
  const created_at = t.clock.now();
  const likes = [
    { from_id: ann.id, to_id: bob.id },
    { from_id: bob.id, to_id: ann.id },
    { from_id: cas.id, to_id: bob.id },
  ];
  const values = likes.map((like) => ({ ...like, created_at }));
  await t.ctx.db.insertInto('likes').values(values).execute();
  await seeLike(t.ctx.db, ann.id, bob.id);
  const isNew = t.ctx.db
    .selectFrom('likes')
    .select(['from_id', 'to_id'])
    .where('is_new', '=', true);
  const left = await isNew.execute();
  expect(left).toHaveLength(2);
  expect(left).toEqual(expect.arrayContaining(likes.slice(1)));
});
