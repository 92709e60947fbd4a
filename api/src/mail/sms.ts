import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '../platform/context.ts';
import { escapeHtml } from '../platform/html.ts';
import { newId } from '../platform/random.ts';
import { mailFolder } from './transport.ts';

export interface Sms {
  /** The site it comes from. */
  from: string;
  to: string;
  text: string;
}

export type SendSms = (sms: Sms) => Promise<void>;

/** Who sends short messages: outside production the mailbox page shows them; else nobody does yet. */
export function smsSender(ctx: Context): SendSms | undefined {
  return ctx.env.production ? undefined : async (sms) => keep(ctx, sms);
}

function keep(ctx: Context, { from, to, text }: Sms): void {
  const folder = mailFolder(ctx.env.dataDir);
  mkdirSync(folder, { recursive: true });
  const id = newId(ctx.random);
  const date = ctx.clock.now();
  const html = `<!doctype html><html><head></head><body>${escapeHtml(text)}</body></html>`;
  const sms = { id, date, from: { name: from, address: 'SMS' }, to, subject: text, html, text };
  const file = join(folder, `${date.getTime()}-${id}.json`);
  writeFileSync(`${file}.tmp`, JSON.stringify(sms), { mode: 0o600 });
  renameSync(`${file}.tmp`, file);
}
