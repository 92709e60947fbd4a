import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';
import { compiledOnce } from './compiled-once.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('each is told of themselves, and the text is put together for the first alone', async () => {
  let built = 0;
  const emailOf = compiledOnce((db, id) => {
    built += 1;
    return db
      .selectFrom('users')
      .select(['email', 'language'])
      .where('id', '=', id)
      .where('language', '=', 'en');
  });
  const [ann, bob] = await Promise.all([testMember(t), testMember(t)]);
  expect(await emailOf(t.ctx.db, ann.id)).toEqual({
    email: `${ann.id}@example.com`,
    language: 'en',
  });
  expect(await emailOf(t.ctx.db, bob.id)).toEqual({
    email: `${bob.id}@example.com`,
    language: 'en',
  });
  expect(await emailOf(t.ctx.db, 'nobody')).toBeUndefined();
  expect(built).toBe(1);
});
