import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';
import { confirmItIsThem } from './confirm-it-is-them.ts';
import type { Session } from './session.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a session that is ended in the moment of a question for it confirms nothing', async () => {
  const { id } = await testMember(t);
  const ended = { id: 'ended', user: { id } as Session['user'] };
  await expect(confirmItIsThem(t.ctx, 'own data', ended, 'warm-evening')).rejects.toMatchObject({
    status: 403,
  });
});
