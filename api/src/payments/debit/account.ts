import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import { translator } from '../../platform/texts.ts';
import { lockAccount, lockPayment } from '../../ties/locks.ts';
import { callOff } from '../call-off.ts';
import { money } from '../money.ts';
import { paymentOf } from '../payment-view.ts';
import { knownProvider } from '../providers.ts';
import { hashIban, readIban, sealIban } from './iban.ts';
import { requireDebit } from './limits.ts';
import { readPhone } from './phone.ts';

export interface DebitAccount {
  payment_id: string;
  holder: string;
  iban: string;
  street: string;
  house_number: string;
  postcode: string;
  city: string;
  phone: string;
}

/** Ends an order whose provider is not there any more: nobody would collect it. */
export async function endForsaken(ctx: Context, user: string, id: string): Promise<void> {
  const order = await paymentOf(ctx.db, user, id);
  if (!knownProvider(ctx, order.provider)) await callOff(ctx, order);
}

/** An open order of a member that is to be paid by direct debit; held until the transaction ends. */
export async function lockDebit(trx: Trx, user: string, id: string) {
  const payment = await lockPayment(trx, id);
  if (payment?.user_id !== user || payment.method !== 'sdd') throw notFound();
  if (payment.status !== 'open') throw conflict('payment_ended');
  return payment;
}

/** What was given, as banks and phones have it. Throws 400 of a field, 404, 403 or 429 of the order. */
export async function readAccount(ctx: Context, trx: Trx, user: string, given: DebitAccount) {
  const payment = await lockDebit(trx, user, given.payment_id);
  // What is counted for the limit cannot be raced by another order of the same member.
  await lockAccount(trx, user);
  await requireDebit(ctx, trx, payment);
  const iban = readIban(given.iban);
  if (!iban) throw invalid({ field: 'iban', code: 'invalid' });
  const phone = readPhone(given.phone, payment.country);
  if (!phone) throw invalid({ field: 'phone', code: 'invalid' });
  return { payment, iban, phone };
}

/**
 * Keeps whose account is debited, and the leave to do so once: the words as they were shown. An
 * account that was entered before is replaced until its code was confirmed; a code for another one, or for
 * another phone, is worth nothing then.
 */
export async function keepAccount(
  ctx: Context,
  trx: Trx,
  user: string,
  language: string,
  given: DebitAccount,
): Promise<{ iban_last4: string; mandate_reference: string; phone: string }> {
  const { payment, iban, phone } = await readAccount(ctx, trx, user, given);
  const mandate_reference = `AG-${payment.id.slice(-12).toUpperCase()}`;
  const amount = money(payment.amount, payment.currency, language);
  const iban_last4 = iban.slice(-4);
  const values = { amount, last4: iban_last4, reference: mandate_reference };
  const { holder, street, house_number, postcode, city } = given;
  const row = {
    holder,
    street,
    house_number,
    postcode,
    city,
    phone,
    iban_encrypted: sealIban(ctx, payment.id, iban),
    iban_last4,
    iban_hash: hashIban(ctx, iban),
    mandate_reference,
    mandate_text: translator(language)('payments.mandate', values),
  };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('direct_debits')
    .values({ ...row, payment_id: payment.id, created_at: ctx.clock.now() })
    .onConflict((on) =>
      on
        .column('payment_id')
        .doUpdateSet({ ...row, code_hash: codeOfTheSame })
        .where('direct_debits.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  // It was confirmed and is about to be handed over: nobody is told of another account then.
  if (numInsertedOrUpdatedRows === 0n) throw conflict('payment_ended');
  return { iban_last4, mandate_reference, phone };
}

const codeOfTheSame = sql<string | null>`case
  when (direct_debits.iban_hash, direct_debits.holder, direct_debits.phone)
    = (excluded.iban_hash, excluded.holder, excluded.phone) then direct_debits.code_hash end`;
