import { pauseAfter } from '../../../payments/refunds.ts';
import { after, minute } from '../../../platform/clock.ts';
import { type Command, Mistake } from '../../command.ts';

/** By then every refund of one round has its answer. */
const answered = 5 * minute;

const command: Command = {
  about: 'Ends a refund that keeps failing: its money went back another way, or need not go back',
  words: { matter: 'the id of its refund_failed, as payment list prints it' },
  changes: true,
  run: async ({ ctx, trx, given: { matter = '' }, who, print }) => {
    const told = await trx
      .selectFrom('payment_matters')
      .select('about as refund')
      .where('id', '=', matter)
      .where('kind', '=', 'refund_failed')
      .executeTakeFirst();
    if (!told) throw new Mistake(`No refund that failed is "${matter}".`);
    const now = ctx.clock.now();
    const refund = await trx
      .selectFrom('payment_refunds')
      .select(['attempts', 'next_attempt_at'])
      .where('id', '=', told.refund)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const tried = after(refund.next_attempt_at, -pauseAfter(refund.attempts));
    // Its answer may still come, and the money with it.
    if (tried > after(now, -answered)) {
      throw new Mistake('That refund is being tried right now: end it in five minutes.');
    }
    const ended = await trx
      .updateTable('payment_refunds')
      .set({ sent_at: now })
      .where('id', '=', told.refund)
      .where('sent_at', 'is', null)
      .returning(['amount', 'currency', 'payment_id'])
      .executeTakeFirst();
    if (!ended) throw new Mistake('That refund was sent, or ended, before.');
    await trx
      .updateTable('payment_matters')
      .set({ done_at: now, done_by: who })
      .where('id', '=', matter)
      .where('done_at', 'is', null)
      .execute();
    const { amount, currency, payment_id } = ended;
    print(`${amount} ${currency} of payment ${payment_id} is not tried again.`);
  },
};
export default command;
