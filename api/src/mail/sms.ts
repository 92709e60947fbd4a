import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '../platform/context.ts';
import { escapeHtml } from '../platform/html.ts';
import { newId } from '../platform/random.ts';
import type { SendSms, Sms, SmsFate } from './sms-message.ts';
import { mailFolder } from './transport.ts';
import { twilioSender } from './twilio.ts';

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
