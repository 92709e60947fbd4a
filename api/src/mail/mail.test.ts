import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { minute, second } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { sentMails } from '../testing/mail.ts';
import { testMember } from '../testing/member.ts';
import { unhurried } from './notice-mail.ts';
import { queueMail } from './queue-mail.ts';
import { sendDueMail } from './send-due-mail.ts';
import { MailServerAway } from './server-away.ts';
import type { MailTemplate } from './templates.ts';
import { mailFolder, mailTransport, type Transport } from './transport.ts';

let t: TestApp;
let user_id: string;
beforeAll(async () => {
  t = await testApp();
  user_id = (await testMember(t)).id;
});
afterAll(() => t.close());

const queue = (
  recipient: string,
  name = 'Ann',
  fails = false,
  template: MailTemplate = 'welcome',
) =>
  t.ctx.db.transaction().execute(async (trx) => {
    const mail = { site_id: 'afterglow', user_id, recipient, language: 'en' };
    await queueMail(t.ctx, trx, { ...mail, template, data: { name, path: '/members' } });
    if (fails) throw new Error('rolled back');
  });

async function lastErrorTo(recipient: string): Promise<string | null> {
  const row = await t.ctx.db
    .selectFrom('outbox_mail')
    .select('last_error')
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow();
  return row.last_error;
}

test('several processes send each mail once', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, index) => queue(`once${index}@example.com`)));
  const sent: string[] = [];
  const slow: Transport = {
    send: async ({ to }) => {
      await new Promise((done) => setTimeout(done, 5));
      sent.push(to);
    },
  };
  await Promise.all([1, 2, 3].map(() => sendDueMail(t.ctx, slow)));
  expect(new Set(sent).size).toBe(12);
  expect(sent).toHaveLength(12);
});

test('what somebody waits for goes before a newsletter that was queued first', async () => {
  for (const name of ['one', 'two', 'three']) {
    await queue(`${name}@example.com`, 'Ann', false, 'news');
  }
  t.clock.advance(minute);
  await queue('forgot@example.com', 'Ann', false, 'password_reset');
  const sent: string[] = [];
  await sendDueMail(t.ctx, { send: async ({ to }) => void sent.push(to) });
  expect(sent).toEqual([
    ...['forgot@example.com', 'one@example.com', 'two@example.com', 'three@example.com'],
  ]);
});

test('the index of whose turn it is names all that nobody waits for', async () => {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where indexname = 'outbox_mail_in_turn'`.execute(t.ctx.db);
  const named = rows[0]?.indexdef.matchAll(/'(\w+)'::text/g) ?? [];
  expect([...named].map(([, name]) => name)).toEqual([...unhurried]);
});

test('a mail of a transaction that fails is never sent', async () => {
  await expect(queue('never@example.com', 'Ann', true)).rejects.toThrow('rolled back');
  expect((await sentMails(t)).map(({ to }) => to)).not.toContain('never@example.com');
});

test('what could not be sent is tried again, and one bad address holds up nobody [R28]', async () => {
  await queue('bad@example.com');
  await queue('good@example.com');
  const files = mailTransport(t.ctx.env);
  const failing: Transport = {
    send: async (mail) => {
      if (mail.to.startsWith('bad')) throw new Error('refused');
      await files.send(mail);
    },
  };
  expect(await sendDueMail(t.ctx, failing)).toBe(1);
  expect((await sentMails(t)).map(({ to }) => to)).not.toContain('bad@example.com');
  expect(await lastErrorTo('bad@example.com')).toBe('Error: refused');
  t.clock.advance(3 * minute);
  expect((await sentMails(t)).map(({ to }) => to)).toContain('bad@example.com');
  expect(await lastErrorTo('bad@example.com')).toBeNull();
});

test('a mail that only a release after this one has words for waits for it', async () => {
  await queue('later@example.com', 'Ann', false, 'of_another_day' as MailTemplate);
  expect((await sentMails(t)).map(({ to }) => to)).not.toContain('later@example.com');
  expect(await lastErrorTo('later@example.com')).toContain('of_another_day');
});

/** A mail server, and what it says to each piece that comes; to what it has no word for it hangs up. */
async function atServer(
  says: (piece: string) => string | undefined,
  run: (address: string) => Promise<void>,
): Promise<void> {
  const server = createServer((socket) => {
    socket.write('220 here\r\n');
    socket.on('data', (data) => {
      const word = says(String(data));
      if (word === undefined) socket.destroy();
      else socket.write(word);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  const { port } = server.address() as AddressInfo;
  await run(`127.0.0.1:${port}`);
  server.close();
}

test('a server that is away, or does not let us in, is held against no mail [R29]', async () => {
  await queue('first@example.com');
  await queue('second@example.com');
  const away = async (smtpUrl: string) => {
    const transport = mailTransport({ ...t.ctx.env, smtpUrl });
    await expect(sendDueMail(t.ctx, transport)).rejects.toThrow(MailServerAway);
  };
  // More often than a mail is tried.
  for (let time = 0; time < 9; time += 1) await away('smtp://127.0.0.1:1');
  const takesNoPassword = (command: string) =>
    command.startsWith('EHLO') ? '250-here\r\n250 AUTH PLAIN\r\n' : '535 no\r\n';
  await atServer(takesNoPassword, (address) => away(`smtp://us:wrong@${address}`));
  const sent = (await sentMails(t)).map(({ to }) => to);
  expect(sent).toEqual(expect.arrayContaining(['first@example.com', 'second@example.com']));
});

test('a server that hangs up over one mail takes those behind it [R28]', async () => {
  await queue('cut-off@example.com');
  t.clock.advance(second);
  await queue('behind@example.com');
  const taken: string[] = [];
  let recipient = '';
  const hangsUp = (piece: string) => {
    recipient = /^RCPT TO:<(.+)>/.exec(piece)?.[1] ?? recipient;
    if (piece === 'DATA\r\n') return recipient.startsWith('cut-off') ? undefined : '354 on\r\n';
    if (/^(EHLO|MAIL|RCPT|QUIT)/.test(piece)) return '250 yes\r\n';
    if (!/(^|\r\n)\.\r\n$/.test(piece)) return '';
    taken.push(recipient);
    return '250 yes\r\n';
  };
  await atServer(hangsUp, async (address) => {
    const transport = mailTransport({ ...t.ctx.env, smtpUrl: `smtp://${address}` });
    expect(await sendDueMail(t.ctx, transport)).toBe(1);
  });
  expect(taken).toEqual(['behind@example.com']);
  expect(await lastErrorTo('cut-off@example.com')).toMatch(/closed unexpectedly/);
});

test('after a crash between sending and noting it, there is still one mail', async () => {
  await queue('crash@example.com');
  const files = mailTransport(t.ctx.env);
  let id = '';
  const dying: Transport = {
    send: async (mail) => {
      id = mail.id;
      await files.send(mail);
      throw new Error('killed');
    },
  };
  await sendDueMail(t.ctx, dying);
  t.clock.advance(3 * minute);
  await sentMails(t);
  const names = readdirSync(mailFolder(t.ctx.env.dataDir));
  expect(names.filter((name) => name.includes(id) && name.endsWith('.eml'))).toHaveLength(1);
});

test('markup and line breaks in a name stay text, in mail and mailbox [S33, S48]', async () => {
  const name = '<img src=x onerror=alert(1)>\r\nBcc: x@y.z';
  await queue('subject@example.com', name);
  await queue('body@example.com', name, false, 'activation');
  const mails = await sentMails(t);
  const find = (address: string) => mails.find(({ to }) => to === address);
  const id = (address: string) => find(address)?.id ?? 'none';
  const client = t.client();
  const pages = ['/mailbox', `/mailbox/${id('subject@example.com')}`];
  const body = `/mailbox/${id('body@example.com')}/body`;
  for (const url of [...pages, body]) {
    const page = await client.get(url);
    expect(page.text).toContain('&lt;img');
    expect(page.text).not.toContain('<img');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  }
  const folder = mailFolder(t.ctx.env.dataDir);
  const file = readdirSync(folder).find((entry) =>
    entry.endsWith(`${id('subject@example.com')}.eml`),
  );
  const raw = readFileSync(join(folder, file ?? ''), 'utf8');
  expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  expect(raw).toMatch(/multipart\/alternative/);
});

test('a mail whose file is broken hides no other', async () => {
  await queue('whole@example.com');
  await sentMails(t);
  writeFileSync(join(mailFolder(t.ctx.env.dataDir), '9999-broken.json'), '{"id": "cut o');
  const page = await t.client().get('/mailbox');
  expect(page.status).toBe(200);
  expect(page.text).toContain('whole@example.com');
});
