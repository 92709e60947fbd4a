import { readFileSync } from 'node:fs';
import { day, hour, second } from '../platform/clock.ts';
import { spokenLanguages } from '../platform/texts.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { asJson, testDraft } from '../testing/draft.ts';
import { sentMails, tokenOf } from '../testing/mail.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const { password } = testDraft();
const newPassword = 'a louder market square';

async function newcomer(email: string, language = 'en'): Promise<TestClient> {
  const client = t.client();
  await client.post('/api/signup.php', testDraft({ email, language }), asJson);
  return client;
}
const mailsTo = async (address: string) => (await sentMails(t)).filter(({ to }) => to === address);
const linkTo = async (address: string, path: string) =>
  tokenOf((await mailsTo(address)).find(({ text }) => text.includes(`${path}?token=`)));

/** Whose address is confirmed: it is told of changes. */
async function member(email: string, language?: string): Promise<TestClient> {
  const client = await newcomer(email, language);
  await client.post('/api/activate.php', { token: await linkTo(email, '/activate/done') });
  return client;
}

interface Link {
  lives: number;
  /** Has a link mailed to somebody new. */
  mail: (email: string) => Promise<string>;
  use: (token: string) => Promise<{ status: number; body: unknown }>;
}
const used = (path: string) => (token: string) => t.client().post(`/api/${path}.php`, { token });

const links: Record<string, Link> = {
  'to confirm an address': {
    lives: 7 * day,
    async mail(email) {
      await newcomer(email);
      return linkTo(email, '/activate/done');
    },
    use: used('activate'),
  },
  'to a new password': {
    lives: hour,
    async mail(email) {
      await newcomer(email);
      await t.client().post('/api/password-reset.php', { email });
      return linkTo(email, '/reset-password/do');
    },
    use: (token) =>
      t.client().put('/api/password-reset.php', {
        ...{ token, password: newPassword, password_repeat: newPassword },
      }),
  },
  'to another address': {
    lives: day,
    async mail(email) {
      await (await member(email)).post('/api/email.php', { email: `new-${email}`, password });
      return linkTo(`new-${email}`, '/mail-change/do');
    },
    use: used('email-confirm'),
  },
  'that undoes another address': {
    lives: 7 * day,
    async mail(email) {
      await t.client().post('/api/email-confirm.php', {
        token: await links['to another address']?.mail(email),
      });
      return linkTo(email, '/mail-change/undo');
    },
    use: used('email-undo'),
  },
  'back to a deleted account': {
    lives: 14 * day,
    async mail(email) {
      const client = await newcomer(email);
      await client.post('/api/account-delete.php', { password, reason: 'price' });
      return linkTo(email, '/account-deleted');
    },
    use: used('account-restore'),
  },
};

test.each(Object.entries(links))(
  'a link %s works until its last second, and then it is said to be over [S24]',
  async (name, { lives, mail, use }) => {
    const address = name.replaceAll(' ', '-');
    const [early, late] = [
      await mail(`${address}@early.example`),
      await mail(`${address}@late.example`),
    ];
    t.clock.advance(lives - second);
    expect((await use(early)).status).toBe(204);
    t.clock.advance(2 * second);
    expect(await use(late)).toMatchObject({
      ...{ status: 410, body: { error: { code: 'token_expired' } } },
    });
  },
);

interface Template {
  subject: string;
}
const words = (language: string): Record<string, Template> =>
  JSON.parse(readFileSync(new URL(`../locales/${language}/mail.json`, import.meta.url), 'utf8'))
    .mail;

test.each(spokenLanguages)(
  'in %s a new device, password and address are told once each, without a secret [S21]',
  async (language) => {
    const email = `told-${language}@example.com`;
    const client = await member(email, language);
    await t.client().post('/api/user.php', { email, password });
    await client.put('/api/password.php', { old_password: password, password: newPassword });
    await client.post('/api/email.php', { email: `new-${email}`, password: newPassword });
    const token = await linkTo(`new-${email}`, '/mail-change/do');
    expect((await t.client().post('/api/email-confirm.php', { token })).status).toBe(204);
    const told = await mailsTo(email);
    const { new_device, password_changed, email_changed } = words(language);
    for (const template of [new_device, password_changed, email_changed]) {
      const about = told.filter(({ subject }) => subject === template?.subject);
      expect([template?.subject, about.length]).toEqual([template?.subject, 1]);
    }
    const text = JSON.stringify(told);
    for (const secret of [password, newPassword, token, ...Object.values(client.cookies)]) {
      expect(text).not.toContain(secret);
    }
  },
);
