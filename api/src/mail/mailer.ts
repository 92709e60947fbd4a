import { second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Attach } from './attach.ts';
import { mailTopic } from './queue-mail.ts';
import { sendDueMail } from './send-due-mail.ts';
import { mailTransport } from './transport.ts';

/** Sends mail in the background: at once when some is queued, and every 15 s for what failed. */
export function startMailer(ctx: Context, attach: Attach): void {
  const transport = mailTransport(ctx.env);
  const loop = ctx.loops.repeat('mail', () => sendDueMail(ctx, transport, attach), 15 * second);
  ctx.bus.on(({ topic }) => {
    if (topic === mailTopic) loop.wake();
  });
}
