import { randomInt, timingSafeEqual } from 'node:crypto';
import { smsSender } from '../../mail/sms.ts';
import { after, minute, second } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { ApiError, invalid, notFound, rateLimited } from '../../platform/errors.ts';
import { giveBack, giveBackForAddress, takeForAddress, takeFrom } from '../../platform/limits.ts';
import { translator } from '../../platform/texts.ts';
import { lockPayment } from '../../ties/locks.ts';
import { lockDebit } from './account.ts';
import { hashCode } from './iban.ts';
import { momentAfterOthers } from './limits.ts';

const goodFor = 10 * minute;
/** Wrong ones, for all codes of an order together: a new code is no new guess. */
export const mostTries = 5;
const mostCodes = 5;
const between = 30 * second;
/** To one number, whoever asks: nobody's phone is kept ringing, and nobody pays for that. */
const toOneNumber = { burst: 10, seconds: 600 };
/** Who earns by what is sent to numbers of their own has many, which begin alike, and many accounts. */
const toNumbersAlike = { burst: 60, seconds: 60 };
const fromOneHouse = { burst: 60, seconds: 600 };
/** Country, network and some more of it: thousands of numbers or more. */
const beginningOf = (phone: string) => phone.slice(0, 7);

interface Reader {
  user: string;
  language: string;
  site: string;
  /** Of the network they are in. */
  address: string;
}

/**
 * Makes a new code for an order and sends it; the one before is worth nothing then. One that surely
 * was not sent does not count: 503 sms_unavailable, 400 for a number that gets none.
 */
export async function sendCode(ctx: Context, reader: Reader, payment_id: string): Promise<void> {
  const send = smsSender(ctx);
  if (!send) throw smsUnavailable();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const phone = await ctx.db.transaction().execute(async (trx) => {
    await lockDebit(trx, reader.user, payment_id);
    const debit = await debitOf(trx, payment_id);
    const now = ctx.clock.now();
    const next = debit.code_expires_at && after(debit.code_expires_at, between - goodFor);
    if (next && next > now) throw rateLimited((next.getTime() - now.getTime()) / second);
    if (debit.codes_sent >= mostCodes || debit.code_tries >= mostTries) {
      throw new ApiError(429, 'code_tries', { retry_after: 3600 });
    }
    // Only what is sent counts: neighbours of who asks too soon have their share.
    await takeFrom(ctx, `sms ${debit.phone}`, toOneNumber, trx);
    await takeFrom(ctx, `sms ${beginningOf(debit.phone)}`, toNumbersAlike, trx);
    await takeForAddress(ctx, 'sms', reader.address, fromOneHouse, trx);
    await trx
      .updateTable('direct_debits')
      .set((eb) => ({
        code_hash: hashCode(ctx, payment_id, code),
        code_expires_at: after(now, goodFor),
        codes_sent: eb('codes_sent', '+', 1),
      }))
      .where('payment_id', '=', payment_id)
      .execute();
    return debit.phone;
  });
  const text = translator(reader.language)('payments.sms', { code, site: reader.site });
  const seconds = goodFor / second;
  const fate = await send({ from: reader.site, to: phone, text, seconds });
  if (fate === 'sent' || fate === 'unsure') return;
  await takeBackCode(ctx, payment_id, code);
  if (fate === 'no_number') throw invalid({ field: 'phone', code: 'invalid' });
  await giveBack(ctx, `sms ${phone}`);
  await giveBack(ctx, `sms ${beginningOf(phone)}`);
  await giveBackForAddress(ctx, 'sms', reader.address);
  throw smsUnavailable();
}

const smsUnavailable = () => new ApiError(503, 'sms_unavailable', { retry_after: 60 });

/** Unless a newer one is on its way by now. */
async function takeBackCode(ctx: Context, payment_id: string, code: string): Promise<void> {
  await ctx.db
    .updateTable('direct_debits')
    .set((eb) => ({
      code_hash: null,
      code_expires_at: null,
      codes_sent: eb('codes_sent', '-', 1),
    }))
    .where('payment_id', '=', payment_id)
    .where('code_hash', '=', hashCode(ctx, payment_id, code))
    .execute();
}

async function debitOf(trx: Trx, payment_id: string) {
  const debit = await trx
    .selectFrom('direct_debits')
    .selectAll()
    .where('payment_id', '=', payment_id)
    .executeTakeFirst();
  if (!debit) throw notFound();
  return debit;
}

/** Whether one's own debit was confirmed before; its order is held until the transaction ends. */
export async function isConfirmed(trx: Trx, user: string, payment_id: string): Promise<boolean> {
  const payment = await lockPayment(trx, payment_id);
  if (payment?.user_id !== user) throw notFound();
  const { confirmed_at } = await debitOf(trx, payment_id);
  return confirmed_at !== null;
}

export type Checked = 'right' | 'wrong' | 'expired' | 'too_many';

/** Looks at a code, in the transaction that holds the order: guesses in parallel take turns. */
export async function checkCode(
  ctx: Context,
  trx: Trx,
  payment_id: string,
  code: string,
): Promise<Checked> {
  const { code_hash, code_expires_at, code_tries, iban_hash } = await debitOf(trx, payment_id);
  if (code_tries >= mostTries) return 'too_many';
  const now = ctx.clock.now();
  if (!code_hash || !code_expires_at || code_expires_at <= now) return 'expired';
  const given = Buffer.from(hashCode(ctx, payment_id, code));
  if (timingSafeEqual(given, Buffer.from(code_hash))) {
    const confirmed_at = await momentAfterOthers(ctx, trx, iban_hash);
    await trx
      .updateTable('direct_debits')
      .set({ confirmed_at, code_hash: null })
      .where('payment_id', '=', payment_id)
      .execute();
    return 'right';
  }
  await trx
    .updateTable('direct_debits')
    .set({ code_tries: code_tries + 1 })
    .where('payment_id', '=', payment_id)
    .execute();
  return 'wrong';
}
