import { sql } from 'kysely';
import type { Trx } from '../platform/database.ts';
import { andNext } from '../platform/pipelined.ts';

/**
 * Everything a transaction may wait for, in the order in which it is taken: whoever holds one takes
 * only the same kind or a later one, so that no two wait for each other. Several of a kind are
 * taken in the order of their ids.
 *
 * Before all of these an idempotency key waits for the same request (`identity/idempotency.ts`).
 * A ban and an erasure hold the member's own row before the pairs, so whoever holds a pair waits for
 * such a row only where the two have no conversation yet (`chat/conversation.ts`).
 * Mail and notices of the sandbox are taken with `skip locked`, and never waited for.
 */
const order = ['pair', 'orders', 'payment', 'account', 'bank', 'conversation', 'photos'] as const;
type Lock = (typeof order)[number];

const taken = new WeakMap<Trx, { keys: Set<string>; last: number }>();

/** Notes a lock of a transaction; throws when it comes too early. False when it is held already. */
function enter(trx: Trx, lock: Lock, key: string): boolean {
  const held = taken.get(trx) ?? { keys: new Set(), last: 0 };
  taken.set(trx, held);
  if (held.keys.has(`${lock} ${key}`)) return false;
  const place = order.indexOf(lock);
  if (place < held.last)
    throw new Error(`The lock "${lock}" is taken after "${order[held.last]}".`);
  held.last = place;
  held.keys.add(`${lock} ${key}`);
  return true;
}

/** A lock on something that need not have a row. */
async function holdName(trx: Trx, lock: Lock, key: string): Promise<void> {
  if (!enter(trx, lock, key)) return;
  const name = `${lock} ${key}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/**
 * Holds two members' dealings with each other until the transaction ends. Sending and blocking
 * both hold it, so nothing is sent once a block is confirmed.
 */
export function lockPair(trx: Trx, one: string, other: string): Promise<void> {
  return holdName(trx, 'pair', [one, other].sort().join(' '));
}

/** Two members, by the other one of them or by one's own conversation with them. */
export interface Named {
  conversation?: string | undefined;
  profile?: string | undefined;
}

/**
 * Holds what sending a message needs, in the order of above: the pair, and the account of whoever
 * sends. It is one statement that goes with the next one, so look only then. Nothing is held of a conversation
 * that is not this member's, and no account that has no row yet.
 */
export async function lockToSend(trx: Trx, me: string, named: Named): Promise<void> {
  const { conversation, profile = '' } = named;
  const pair = [me, profile].sort().join(' ');
  enter(trx, 'pair', conversation ? `of ${conversation}` : pair);
  const held = conversation
    ? sql`select pg_advisory_xact_lock(hashtextextended('pair '
        || least(profile_id collate "C", other_id collate "C") || ' '
        || greatest(profile_id collate "C", other_id collate "C"), 0))
      from conversation_members where conversation_id = ${conversation} and profile_id = ${me}`
    : sql`select pg_advisory_xact_lock(hashtextextended(${`pair ${pair}`}, 0))`;
  enter(trx, 'account', me);
  await sql`
    with pair as materialized (${held})
    select from credit_accounts where user_id = ${me} and exists (select from pair)
    for update ${andNext}`.execute(trx);
}

/** Holds what a member orders: of two orders at one instant, the second sees the first. */
export function lockOrders(trx: Trx, user: string): Promise<void> {
  return holdName(trx, 'orders', user);
}

/** Holds a payment, and answers with it: of two who settle it, the second sees what the first did. */
export function lockPayment(trx: Trx, id: string) {
  enter(trx, 'payment', id);
  return trx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Holds a member's account: what is counted or spent meanwhile cannot be raced. */
export async function lockAccount(trx: Trx, user_id: string): Promise<void> {
  if (enter(trx, 'account', user_id)) await openAccount(trx, user_id);
}

/** Holds an account's row, which the first to hold it makes. */
export async function openAccount(trx: Trx, user_id: string): Promise<void> {
  const row = trx.selectFrom('credit_accounts').select('user_id').where('user_id', '=', user_id);
  if (await row.forUpdate().executeTakeFirst()) return;
  await trx
    .insertInto('credit_accounts')
    .values({ user_id })
    .onConflict((on) => on.doNothing())
    .execute();
  await row.forUpdate().executeTakeFirstOrThrow();
}

/** Holds an account at a bank, by its hash: of two debits of it that are confirmed at one instant one is the later. */
export function lockBankAccount(trx: Trx, iban_hash: string): Promise<void> {
  return holdName(trx, 'bank', iban_hash);
}

/** Holds a conversation: a message that is just being added is counted or not, never half. */
export function lockConversation(trx: Trx, id: string) {
  enter(trx, 'conversation', id);
  return trx
    .selectFrom('conversations')
    .select('last_seq')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Holds a member's photos: their number, their order, and which is the main one. */
export function lockPhotos(trx: Trx, memberId: string): Promise<void> {
  return holdName(trx, 'photos', memberId);
}
