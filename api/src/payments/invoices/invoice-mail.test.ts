import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { sendDueMail } from '../../mail/send-due-mail.ts';
import { mailFolder, mailTransport, type Transport } from '../../mail/transport.ts';
import { hour } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { bought, buy, choose, notify, testBuyer } from '../../testing/buyer.ts';
import { sentMails } from '../../testing/mail.ts';
import type { TestMember } from '../../testing/member.ts';
import { typeCommand } from '../../testing/type-command.ts';
import { withdraw } from '../withdrawal/withdraw.ts';
import { attachInvoice } from './attach-invoice.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

let notices = 0;
/** An outcome at the provider, told three times at once. */
async function told(member: TestMember, ref: string, outcome: string): Promise<void> {
  await choose(member, ref, outcome);
  notices += 1;
  await Promise.all([1, 2, 3].map((n) => notify(t, { id: `mail-${notices}-${n}`, ref })));
}

/** A member's mails as a mail program reads them, the first one first. */
async function mailsOf({ id }: TestMember) {
  await sentMails(t);
  const folder = mailFolder(t.ctx.env.dataDir);
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const mails = files.sort().map((name) => PostalMime.parse(readFileSync(join(folder, name))));
  return (await Promise.all(mails)).filter(({ to }) => to?.[0]?.address?.startsWith(id));
}

const begins = (content: string | ArrayBuffer | Uint8Array | undefined) =>
  Buffer.from(content as ArrayBuffer).toString('latin1', 0, 5);

test('however often it is told, one receipt comes, with the invoice as a PDF', async () => {
  const ann = await testBuyer(t);
  const { ref } = await bought(ann);
  await told(ann, ref, 'pay');
  const [mail, ...more] = await mailsOf(ann);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Your receipt: 150 credits');
  const [file, ...others] = mail?.attachments ?? [];
  expect(others).toEqual([]);
  expect(file).toMatchObject({ mimeType: 'application/pdf', disposition: 'attachment' });
  expect(file?.filename).toMatch(/^2026-\d{6}\.pdf$/);
  expect(begins(file?.content)).toBe('%PDF-');
  expect(mail?.text).toContain('150 credits');
});

test('killed between sending and noting it, the same mail goes again, to the byte', async () => {
  const ann = await testBuyer(t);
  const { ref } = await bought(ann);
  await told(ann, ref, 'pay');
  const files = mailTransport(t.ctx.env);
  const sent: string[] = [];
  const noting = (dies: boolean): Transport => ({
    send: async (mail) => {
      if (mail.to.startsWith(ann.id)) sent.push(JSON.stringify(mail));
      await files.send(mail);
      if (dies) throw new Error('killed');
    },
  });
  await sendDueMail(t.ctx, noting(true), attachInvoice);
  t.clock.advance(hour);
  await sendDueMail(t.ctx, noting(false), attachInvoice);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
  expect(await mailsOf(ann)).toHaveLength(1);
});

test.each([
  ['refund', 'Your refund: €24.99'],
  ['charge_back', 'Your bank took €24.99 back'],
])('a %s is mailed once, with its credit note', async (outcome, subject) => {
  const ann = await testBuyer(t);
  const { ref } = await bought(ann);
  await told(ann, ref, 'pay');
  t.clock.advance(1000);
  await told(ann, ref, outcome);
  const [receipt, mail, ...more] = await mailsOf(ann);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(subject);
  expect(mail?.text).toContain('150 credits');
  expect(mail?.attachments).toHaveLength(1);
  expect(mail?.attachments[0]?.filename).not.toBe(receipt?.attachments[0]?.filename);
});

test('a withdrawal has its credit note along, in the language of the buyer', async () => {
  const ann = await testBuyer(t);
  await t.ctx.db.updateTable('users').set({ language: 'nl' }).where('id', '=', ann.id).execute();
  const { payment, ref } = await bought(ann);
  await told(ann, ref, 'pay');
  t.clock.advance(1000);
  await withdraw(t.ctx, payment.payment_id, 14);
  const [, mail] = await mailsOf(ann);
  expect(mail?.subject).toMatch(/^Je herroeping/);
  expect(mail?.attachments).toHaveLength(1);
});

test('what cost nothing has a receipt and no invoice', async () => {
  const whole = ['--percentage', '100', '--validity', 'unlimited', '--why', 'x'];
  await typeCommand(t, 'code', 'add', 'GIFT', ...whole);
  const ann = await testBuyer(t);
  await buy(ann, { discountcode: 'GIFT' });
  const [mail] = await mailsOf(ann);
  expect(mail?.subject).toBe('Your receipt: 150 credits');
  expect(mail?.attachments).toEqual([]);
});

test('the mailbox page offers the file', async () => {
  const ann = await testBuyer(t);
  const { ref } = await bought(ann);
  await told(ann, ref, 'pay');
  const mail = (await sentMails(t)).find(({ to }) => to.startsWith(ann.id));
  const page = await t.client().get(`/mailbox/${mail?.id}`);
  const href = /href="([^"]+)" download/.exec(page.text)?.[1] ?? '';
  const file = await t.client().get(href);
  expect(file.headers['content-type']).toContain('application/pdf');
  expect(file.text.slice(0, 5)).toBe('%PDF-');
  expect((await t.client().get(href.replace(/0$/, '1'))).status).toBe(404);
});
