import { createHmac } from 'node:crypto';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/random.ts';

/** The same id for the same key at every start, different on every installation. */
export function demoId(ctx: Context, key: string): string {
  const digest = createHmac('sha256', ctx.secret).update(`demo ${key}`).digest();
  return newId({ bytes: (count) => digest.subarray(0, count) });
}
