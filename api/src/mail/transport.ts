import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Env } from '../platform/env.ts';
import type { Attachment } from './attach.ts';
import { isServerAway, MailServerAway } from './server-away.ts';
import type { RenderedMail } from './templates.ts';

export type Envelope = RenderedMail & {
  id: string;
  date: Date;
  from: { name: string; address: string };
  to: string;
  attachments: Attachment[];
};

export interface Transport {
  /** Rejects with `MailServerAway` when it is not about this mail. */
  send: (mail: Envelope) => Promise<void>;
}

/** An SMTP server when one is configured, else files for the mailbox page. */
export function mailTransport(env: Env): Transport {
  return env.smtpUrl ? smtpTransport(env.smtpUrl) : fileTransport(env.dataDir);
}

export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

/** The id makes the Message-ID, so a mail that had to be sent again is recognised as the same. */
function message({ id, unsubscribeUrl, ...mail }: Envelope) {
  const messageId = `<${id}@${mail.from.address.split('@')[1]}>`;
  if (!unsubscribeUrl) return { ...mail, messageId };
  // RFC 8058: a mail program may end this kind of mail by one click, without a page.
  const headers = {
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...mail, messageId, headers };
}

function smtpTransport(url: string): Transport {
  const transporter = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // Some look a mail through before they take it. All others wait behind it.
    socketTimeout: 60_000,
  });
  return {
    send: async (mail) => {
      try {
        await transporter.sendMail(message(mail));
      } catch (err) {
        throw (await isServerAway(err, transporter)) ? new MailServerAway(err) : err;
      }
    },
  };
}

/** The same mail always gets the same file, so sending twice still leaves one. */
function fileTransport(dataDir: string): Transport {
  const folder = mailFolder(dataDir);
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      mkdirSync(folder, { recursive: true });
      const composed = await composer.sendMail(message(mail));
      const name = `${mail.date.getTime()}-${mail.id}`;
      write(join(folder, `${name}.eml`), composed.message as Buffer);
      write(join(folder, `${name}.json`), JSON.stringify(kept(mail)));
    },
  };
}

/** For the mailbox page: files as text, since JSON has no bytes. */
function kept({ attachments, ...mail }: Envelope) {
  const files = attachments.map((file) => ({ ...file, content: file.content.toString('base64') }));
  return { ...mail, attachments: files };
}

function write(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.tmp`, content, { mode: 0o600 });
  renameSync(`${file}.tmp`, file);
}
