import { hashPassword } from '../../identity/password-hash.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asJson, testDraft } from '../../testing/draft.ts';
import { testMember } from '../../testing/member.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

// What else the machine does only ever adds time, so the quickest tell the two ways apart best.
const quick = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 3] ?? 0;

async function timed(email: string, address: string): Promise<number> {
  await t.ctx.db.deleteFrom('login_throttle').execute();
  const from = { 'x-forwarded-for': address };
  const began = performance.now();
  await t.client().post('/api/user.php', { email, password: 'wrong' }, from);
  return performance.now() - began;
}

test('a wrong password takes as long for an address nobody has [S14]', async () => {
  await t.client().post('/api/signup.php', testDraft({ email: 'has@example.com' }), asJson);
  // As “It was not me” leaves it.
  await testMember(t, { user: { email: 'took-back@example.com', password_hash: '' } });
  const known: number[] = [];
  const unknown: number[] = [];
  const takenBack: number[] = [];
  for (let index = 0; index < 60; index += 1) {
    known.push(await timed('has@example.com', `10.2.0.${index}`));
    unknown.push(await timed('hasnot@example.com', `10.2.1.${index}`));
    takenBack.push(await timed('took-back@example.com', `10.2.2.${index}`));
  }
  const hashing = quick(known);
  // Without the same hashing the difference would be nearly all of it.
  for (const times of [unknown, takenBack])
    expect(Math.abs(hashing - quick(times))).toBeLessThan(Math.max(5, hashing / 3));
}, 60_000);

test('a new password is not hashed for a link that nobody was sent', async () => {
  const password = 'a louder market square';
  const taking = async (work: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let index = 0; index < 30; index += 1) {
      const began = performance.now();
      await work();
      times.push(performance.now() - began);
    }
    return quick(times);
  };
  const body = { token: 'x'.repeat(43), password, password_repeat: password };
  const refused = await taking(() => t.client().put('/api/password-reset.php', body));
  expect(refused).toBeLessThan(await taking(() => hashPassword(password)));
});
