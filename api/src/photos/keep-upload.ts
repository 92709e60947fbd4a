import type { FastifyRequest } from 'fastify';
import { currentUser } from '../identity/guards.ts';
import { idempotent } from '../identity/idempotency.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/random.ts';
import { enqueue, uploadKey, type Waiting } from './upload-queue.ts';

/**
 * Puts a file into the queue, once per Idempotency-Key, and returns the id of the upload. The file
 * comes first: a row in the queue always has one.
 */
export async function keepUpload(
  ctx: Context,
  request: FastifyRequest,
  file: Buffer,
  what: Pick<Waiting, 'private' | 'for_message'>,
): Promise<string> {
  const waiting = { ...what, id: newId(ctx.random), user_id: currentUser(request).id };
  await ctx.files.put(uploadKey(waiting.id), file);
  let kept: string | undefined;
  try {
    kept = await idempotent(ctx, request, (trx) => enqueue(ctx, trx, waiting));
  } finally {
    if (kept !== waiting.id) await ctx.files.delete(uploadKey(waiting.id));
  }
  return kept;
}
