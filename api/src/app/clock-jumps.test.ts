import { after, day, hour, minute, second } from '../platform/clock.ts';
import { eraseDue } from '../safety/erase/erase-due.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { asJson, testDraft } from '../testing/draft.ts';
import { sentMails, tokenOf } from '../testing/mail.ts';
import { testMember } from '../testing/member.ts';

let t: TestApp;
beforeEach(async () => {
  t = await testApp();
});
afterEach(() => t.close());

const { email, password } = testDraft();
const signUp = (draft = {}, client = t.client()) =>
  client.post('/api/signup.php', testDraft({ language: 'en', ...draft }), asJson);
const logIn = (pass: string) => t.client().post('/api/user.php', { email, password: pass });

test('four likes a day stay four when the clock goes back over midnight [R31]', async () => {
  const likes = async () => {
    const her = await testMember(t, { profile: { gender: 'female', seeks: 'male' } });
    return (await me.client.post('/api/like.php', { profile: her.id, swipe: true })).status;
  };
  t.clock.advance(12 * hour + 30 * minute);
  const me = await testMember(t);
  expect([await likes(), await likes(), await likes(), await likes()]).toEqual([
    200, 200, 200, 200,
  ]);
  t.clock.advance(-hour);
  expect(await likes()).toBe(429);
  t.clock.advance(hour);
  expect(await likes()).toBe(429);
  t.clock.advance(day);
  expect(await likes()).toBe(200);
});

test('the time bonus ends when it would have, however the clock jumped meanwhile [R31]', async () => {
  const me = await testMember(t);
  const bonus = () => me.client.get('/api/discountcode.php?timebonus=true');
  const expires = after(t.clock.now(), 14_400 * second).toISOString();
  for (const jump of [-hour, 3 * hour, -2 * hour]) {
    t.clock.advance(jump);
    expect((await bonus()).body).toMatchObject({ discountcode: { expires } });
  }
  t.clock.advance(4 * hour);
  expect((await bonus()).status).toBe(204);
  t.clock.advance(-hour);
  expect((await bonus()).body).toMatchObject({ discountcode: { expires } });
});

test('nobody is logged out or held back by a clock that is put right [R31]', async () => {
  const me = await testMember(t);
  for (const jump of [hour, -hour, -hour, hour]) {
    t.clock.advance(jump);
    for (let time = 0; time < 20; time++) {
      expect((await me.client.get('/api/user.php')).status).toBe(200);
    }
  }
});

test('a link that was used stays used, and lives no longer than its hour [R31]', async () => {
  await signUp();
  const link = async () => {
    await t.client().post('/api/password-reset.php', { email });
    const mails = await sentMails(t);
    return tokenOf(mails.findLast(({ subject }) => subject.startsWith('Choose')));
  };
  const choose = async (token: string, pass: string) =>
    (
      await t
        .client()
        .put('/api/password-reset.php', { token, password: pass, password_repeat: pass })
    ).status;
  const first = await link();
  t.clock.advance(-hour);
  expect(await choose(first, 'a louder market square')).toBe(204);
  expect(await choose(first, 'a third way to town')).toBe(410);
  t.clock.advance(hour);
  const second_ = await link();
  t.clock.advance(-hour);
  t.clock.advance(2 * hour);
  expect(await choose(second_, 'a third way to town')).toBe(410);
  expect((await logIn('a louder market square')).status).toBe(200);
});

test('nobody is erased before the fourteen days, whichever way the clock went [R31]', async () => {
  const client = t.client();
  await signUp({}, client);
  const leave = { password, reason: 'price' };
  expect((await client.post('/api/account-delete.php', leave)).status).toBe(204);
  const left = async () => {
    await eraseDue(t.ctx);
    const { length } = await t.ctx.db
      .selectFrom('users')
      .where('email', '=', email)
      .selectAll()
      .execute();
    return length;
  };
  for (const jump of [-hour, 14 * day, hour - second]) {
    t.clock.advance(jump);
    expect(await left()).toBe(1);
  }
  t.clock.advance(second);
  expect(await left()).toBe(0);
});

test('who was born on the 29th of February is of age on the 1st of March [R31]', async () => {
  const born = { date_of_birth: '2008-02-29' };
  t.clock.advance(-12 * hour - second);
  expect(await signUp(born)).toMatchObject({
    status: 400,
    body: { error: { details: [{ field: 'date_of_birth' }] } },
  });
  t.clock.advance(second);
  expect((await signUp(born)).status).toBe(200);
});
