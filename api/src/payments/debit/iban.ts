import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import type { Context } from '../../platform/context.ts';
import { derive } from '../../platform/secrets.ts';

/** An IBAN as banks exchange it; null when it is none that can be debited in euro. */
export function readIban(typed: string): string | null {
  const iban = electronicFormatIBAN(typed);
  if (!iban || !isValidIBAN(iban)) return null;
  return isSEPACountry(iban.slice(0, 2)) ? iban : null;
}

const keyOf = (ctx: Context) => Buffer.from(derive(ctx.secret, 'iban', 'v1'), 'base64url');

/** AES-256-GCM, bound to its payment: what is moved to another row does not open. */
export function sealIban(ctx: Context, payment: string, iban: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(ctx), nonce).setAAD(Buffer.from(payment));
  const sealed = Buffer.concat([cipher.update(iban, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

export function openIban(ctx: Context, payment: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const cipher = createDecipheriv('aes-256-gcm', keyOf(ctx), bytes.subarray(0, 12));
  cipher.setAAD(Buffer.from(payment)).setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8');
}

/** By it a bank account is known again from one order to the next, though nobody reads its number. */
export function hashIban(ctx: Context, iban: string): string {
  return createHmac('sha256', derive(ctx.secret, 'iban-hash', 'v1'))
    .update(iban)
    .digest('base64url');
}

/** What is kept of a code: for one payment, and of no use without our secret. */
export function hashCode(ctx: Context, payment: string, code: string): string {
  const key = derive(ctx.secret, 'debit-code', payment);
  return createHmac('sha256', key).update(code).digest('base64url');
}
