import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { ApiError, invalid, notFound } from '../platform/errors.ts';
import { newId } from '../platform/random.ts';
import { automaticDiscount, type Buyer, type Discount, findDiscount, slotOf } from './discount.ts';
import { appliesTo } from './discount-view.ts';
import { banksOf, methodsIn } from './methods.ts';
import { discountOn, type PackageRow } from './packages.ts';

export interface NewOrder {
  package: string;
  paymentmethod: string;
  bank?: string | undefined;
  discountcode?: string | undefined;
  waiver: boolean;
}

/**
 * Writes down an order, at the price of the price list. Returns the payment's id.
 * Throws 400 for what is not on offer, 404 and 410 for a code that cannot be used.
 */
export async function createPayment(
  ctx: Context,
  trx: Trx,
  buyer: Buyer,
  provider: string,
  order: NewOrder,
): Promise<string> {
  if (!order.waiver) throw invalid({ field: 'waiver', code: 'required' });
  const row = await packageById(trx, order.package);
  await requireMethod(trx, row.country, order);
  const discount = await discountFor(ctx, trx, buyer, row, order);
  const discount_amount = discount ? discountOn(row.amount, discount.percentage) : 0;
  const id = newId(ctx.random);
  const now = ctx.clock.now();
  await trx
    .insertInto('payments')
    .values({
      id,
      user_id: buyer.id,
      site_id: buyer.siteId,
      package_id: row.id,
      country: row.country,
      currency: row.currency,
      amount: row.amount - discount_amount,
      discount_amount,
      discount_code_id: discount?.id ?? null,
      credits: row.credits,
      method: order.paymentmethod,
      bank: order.bank ?? null,
      provider,
      waiver_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  if (discount) await redeem(ctx, trx, discount, buyer.id, id);
  return id;
}

async function packageById(trx: Trx, id: string): Promise<PackageRow> {
  const row = await trx
    .selectFrom('packages')
    .selectAll()
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

async function requireMethod(trx: Trx, country: string, order: NewOrder): Promise<void> {
  const methods = await methodsIn(trx, country);
  const method = methods.find((candidate) => candidate.method === order.paymentmethod);
  if (!method) throw invalid({ field: 'paymentmethod', code: 'invalid_choice' });
  if (!method.banks) return;
  if (!order.bank) throw invalid({ field: 'bank', code: 'required' });
  const banks = await banksOf(trx, country, method.method);
  const known = banks.some(({ id }) => id === order.bank);
  if (!known) throw invalid({ field: 'bank', code: 'invalid_choice' });
}

/** The code that was typed must fit; one that comes by itself is left out when it does not. */
async function discountFor(
  ctx: Context,
  trx: Trx,
  buyer: Buyer,
  row: PackageRow,
  order: NewOrder,
): Promise<Discount | null> {
  const code = order.discountcode?.trim();
  const discount = code
    ? await findDiscount(ctx, trx, buyer, { code })
    : await automaticDiscount(ctx, trx, buyer);
  if (!discount || appliesTo(discount, { ...row, method: order.paymentmethod })) return discount;
  if (code) throw invalid({ field: 'discountcode', code: 'not_for_this_order' });
  return null;
}

/** Of parallel orders with one single-use code, one gets it. */
async function redeem(
  ctx: Context,
  trx: Trx,
  discount: Discount,
  user_id: string,
  payment_id: string,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('discount_redemptions')
    .values({
      id: newId(ctx.random),
      discount_code_id: discount.id,
      user_id,
      payment_id,
      slot: slotOf(discount, user_id, payment_id),
      created_at: ctx.clock.now(),
    })
    .onConflict((on) => on.column('slot').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw new ApiError(410, 'already_used');
}
