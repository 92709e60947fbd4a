import { readUnsubscribeToken, unsubscribeToken } from '../mail/unsubscribe-link.ts';
import { openIban, sealIban } from '../payments/debit/iban.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { asJson, testDraft } from '../testing/draft.ts';
import { sentMails, tokenOf } from '../testing/mail.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

// What docs/operations.md says of a secret that has leaked.
test('another SECRET logs nobody out and ends no link that was mailed, only what was made with it alone', async () => {
  const email = 'ann@mail.example';
  const member = t.client();
  await member.post('/api/signup.php', testDraft({ email }), asJson);
  const linkTo = async (path: string) =>
    tokenOf((await sentMails(t)).find(({ text }) => text.includes(`${path}?token=`)));
  const mailed = await linkTo('/activate/done');
  await t.client().post('/api/password-reset.php', { email });
  const unsubscribe = unsubscribeToken(t.ctx, 'ann', 'like');
  const sealed = sealIban(t.ctx, 'payment', 'DE89370400440532013000');

  t.ctx.secret = 'another one that has thirty-two characters';
  expect((await member.get('/api/user.php')).status).toBe(200);
  expect((await t.client().post('/api/activate.php', { token: mailed })).status).toBe(204);
  const token = await linkTo('/reset-password/do');
  const passwords = {
    password: 'a louder market square',
    password_repeat: 'a louder market square',
  };
  const late = await t.client().put('/api/password-reset.php', { token, ...passwords });
  expect(late.status).toBe(404);
  expect(readUnsubscribeToken(t.ctx, unsubscribe)).toBeNull();
  expect(() => openIban(t.ctx, 'payment', sealed)).toThrow('unable to authenticate');
});
