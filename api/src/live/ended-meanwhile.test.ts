import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';
import { listen, TestStream } from '../testing/stream.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp(undefined, { SESSION_SECONDS: '5' });
});
afterAll(() => t.close());

test('a stream whose session ends in the moment that it is opened ends, too [S04, S06]', async () => {
  const origin = await listen(t);
  const [me, other] = [await testMember(t), await testMember(t)];
  await me.client.get('/api/user.php');
  // Whoever opens the stream was let in before, and what was told of the end came before the stream.
  await t.ctx.db.deleteFrom('sessions').where('user_id', '=', me.id).execute();
  const pages = [await TestStream.open(origin, me), await TestStream.open(origin, other)] as const;
  await pages[0].until(() => pages[0].ended);
  expect(pages[0].events('session')).toEqual([{ status: 'ended' }]);
  expect(pages[1].ended).toBe(false);
  pages[1].close();
});
