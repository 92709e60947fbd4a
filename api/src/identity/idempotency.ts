import type { FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { conflict, invalid } from '../platform/errors.ts';
import { hashSecret } from '../platform/secrets.ts';
import { currentUser } from './guards.ts';

const shape = /^[\w-]{8,128}$/;

/** The Idempotency-Key of a request, undefined without the header. Throws 400 for what is none. */
export function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !shape.test(key)) {
    throw invalid({ field: 'idempotency-key', code: 'invalid' });
  }
  return key;
}

/**
 * Runs a write in a transaction, once per Idempotency-Key of the member: the same request gets
 * the stored answer, another request under the same key 409. What `work` returns must be JSON.
 * A refusal is not stored, so a later try may succeed. Without the header it just runs.
 */
export async function idempotent<Answer>(
  ctx: Context,
  request: FastifyRequest,
  work: (trx: Trx) => Promise<Answer>,
): Promise<Answer> {
  const key = idempotencyKey(request);
  if (key === undefined) return ctx.db.transaction().execute(work);
  const user_id = currentUser(request).id;
  const content = JSON.stringify([request.method, request.url, request.body ?? null]);
  const request_hash = hashSecret(content);
  return ctx.db.transaction().execute(async (trx) => {
    // Waits here while the same key is being worked on.
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('idempotency_keys')
      .values({ user_id, key, request_hash, created_at: ctx.clock.now() })
      .onConflict((on) => on.doNothing())
      .executeTakeFirstOrThrow();
    const mine = () =>
      trx.selectFrom('idempotency_keys').where('user_id', '=', user_id).where('key', '=', key);
    if (numInsertedOrUpdatedRows === 0n) {
      const known = await mine().select(['request_hash', 'answer']).executeTakeFirstOrThrow();
      if (known.request_hash !== request_hash) throw conflict();
      return known.answer as Answer;
    }
    const answer = await work(trx);
    await trx
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(answer ?? null) })
      .where('user_id', '=', user_id)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}
