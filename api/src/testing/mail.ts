import { readMailbox, type StoredMail } from '../mail/read-mailbox.ts';
import { sendDueMail } from '../mail/send-due-mail.ts';
import { mailTransport } from '../mail/transport.ts';
import { attachInvoice } from '../payments/invoices/attach-invoice.ts';
import type { TestApp } from './app.ts';

/** Sends what is due and answers with every mail so far, newest first. */
export async function sentMails({ ctx }: TestApp): Promise<StoredMail[]> {
  await sendDueMail(ctx, mailTransport(ctx.env), attachInvoice);
  return readMailbox(ctx.env.dataDir);
}

/** The token in a mail's link. */
export function tokenOf(mail: StoredMail | undefined): string {
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
