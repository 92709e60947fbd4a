import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '../platform/context.ts';
import { escapeHtml } from '../platform/html.ts';
import { newId } from '../platform/random.ts';
import { mailFolder } from './transport.ts';
import { twilioSender } from './twilio.ts';

export interface Sms {
  /** The site it comes from. */
  from: string;
  /** International: `+31612345678`. */
  to: string;
  text: string;
  /** Of no use after so many seconds: it need not arrive then. */
  seconds: number;
}

/**
 * What became of it. `unsure`: it may be on its way, and is therefore not sent again; `not_sent`:
 * surely not; `no_number`: nothing can be sent to this number.
 */
export type SmsFate = 'sent' | 'unsure' | 'not_sent' | 'no_number';
export type SendSms = (sms: Sms) => Promise<SmsFate>;

/**
 * Who sends short messages: Twilio with an account, else, outside production, the mailbox page
 * shows them. Undefined when nobody does.
 */
export function smsSender(ctx: Context): SendSms | undefined {
  const { sms, production } = ctx.env;
  if (sms) return twilioSender(sms, ctx.log);
  return production ? undefined : async (message) => keep(ctx, message);
}

function keep(ctx: Context, { from, to, text }: Sms): SmsFate {
  const folder = mailFolder(ctx.env.dataDir);
  mkdirSync(folder, { recursive: true });
  const id = newId(ctx.random);
  const date = ctx.clock.now();
  const html = `<!doctype html><html><head></head><body>${escapeHtml(text)}</body></html>`;
  const sms = { id, date, from: { name: from, address: 'SMS' }, to, subject: text, html, text };
  const file = join(folder, `${date.getTime()}-${id}.json`);
  writeFileSync(`${file}.tmp`, JSON.stringify(sms), { mode: 0o600 });
  renameSync(`${file}.tmp`, file);
  return 'sent';
}
