import type { Context } from '../platform/context.ts';
import { mailTopic } from './queue-mail.ts';
import { sendDueMail } from './send-due-mail.ts';
import { mailTransport } from './transport.ts';

const lookEvery = 15_000;

/** Sends mail in the background: at once when some is queued, and every 15 s for what failed. */
export function startMailer(ctx: Context): { stop: () => Promise<void> } {
  const transport = mailTransport(ctx.env);
  let running: Promise<void> | undefined;
  let again = false;

  async function run(): Promise<void> {
    do {
      again = false;
      // A database that is away is tried again at the next look.
      await sendDueMail(ctx, transport).catch(() => 0);
    } while (again);
    running = undefined;
  }

  function look(): void {
    if (running) again = true;
    else running = run();
  }

  const timer = setInterval(look, lookEvery);
  const off = ctx.bus.on(({ topic }) => {
    if (topic === mailTopic) look();
  });
  look();
  return {
    async stop() {
      clearInterval(timer);
      off();
      again = false;
      await running;
    },
  };
}
