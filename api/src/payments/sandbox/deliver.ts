import { after, second } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { sign } from '../signature.ts';
import { sandboxSecrets, signatureHeader } from './sandbox.ts';

const maximumAttempts = 8;

/** Sends the notices that are due, over HTTP, and puts off those that are not taken. */
export async function deliverDue(ctx: Context, port: number): Promise<void> {
  const now = ctx.clock.now();
  const due = await ctx.db
    .updateTable('sandbox_webhooks')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), due_at: after(now, 20 * second) }))
    .where('id', 'in', (query) =>
      query
        .selectFrom('sandbox_webhooks')
        .select('id')
        .where('delivered_at', 'is', null)
        .where('due_at', '<=', now)
        .where('attempts', '<', maximumAttempts)
        .orderBy('due_at')
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'event_id', 'ref'])
    .execute();
  await Promise.all(
    due.map(async ({ id, event_id, ref }) => {
      if (await isTaken(ctx, port, event_id, ref)) await markDelivered(ctx, id);
    }),
  );
}

async function isTaken(ctx: Context, port: number, id: string, ref: string): Promise<boolean> {
  const body = Buffer.from(JSON.stringify({ id, type: 'payment.updated', payment: ref }));
  const seconds = Math.floor(ctx.clock.now().getTime() / 1000);
  const [secret] = sandboxSecrets(ctx);
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/payment-webhook/sandbox`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: sign(secret, body, seconds),
      },
      body,
      signal: AbortSignal.timeout(5000),
    });
    return answer.ok;
  } catch {
    return false; // nobody listens there: tried again when it is due
  }
}

async function markDelivered(ctx: Context, id: string): Promise<void> {
  await ctx.db
    .updateTable('sandbox_webhooks')
    .set({ delivered_at: ctx.clock.now() })
    .where('id', '=', id)
    .execute();
}
