import { second } from './clock.ts';
import type { Context } from './context.ts';
import { rateLimited } from './errors.ts';
import type { Limit } from './limits.ts';

interface Bucket {
  tokens: number;
  at: number;
}

/** Of these the one that was not used for longest goes first; one takes about 100 bytes. */
const mostKept = 50_000;

const bucketsOf = new WeakMap<Context, Map<string, Bucket>>();

/**
 * The same as `takeFrom` for what a member only reads: kept in this process alone, so that looking
 * writes nothing. Several processes give as many times more, and a restart fills it; what costs
 * money, mails or somebody's peace is taken with `takeFrom`.
 */
export function takeReading(ctx: Context, name: string, { burst, seconds, code }: Limit): void {
  const buckets = bucketsOf.get(ctx) ?? new Map<string, Bucket>();
  bucketsOf.set(ctx, buckets);
  const now = ctx.clock.now().getTime();
  const { tokens, at } = buckets.get(name) ?? { tokens: burst, at: now };
  const filled = Math.min(burst, tokens + Math.max(0, now - at) / (seconds * second));
  if (filled < 1) throw rateLimited((1 - filled) * seconds, code);
  buckets.delete(name);
  buckets.set(name, { tokens: filled - 1, at: now });
  const [oldest] = buckets.keys();
  if (buckets.size > mostKept && oldest !== undefined) buckets.delete(oldest);
}
