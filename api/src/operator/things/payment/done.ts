import { type Command, Mistake } from '../../command.ts';

const command: Command = {
  about: 'Takes a matter off the list, when it has been dealt with',
  words: { matter: 'the matter’s id, as payment list prints it' },
  changes: true,
  run: async ({ ctx, trx, given: { matter = '' }, who, print }) => {
    // Whoever sends the money by hand and only says so here may see it go twice.
    const trying = await trx
      .selectFrom('payment_matters as m')
      .innerJoin('payment_refunds as r', 'r.id', 'm.about')
      .select('r.id')
      .where('m.id', '=', matter)
      .where('m.kind', '=', 'refund_failed')
      .where('r.sent_at', 'is', null)
      .executeTakeFirst();
    if (trying) {
      throw new Mistake(
        `That refund is still tried every few hours: payment end-refund ends that.`,
      );
    }
    const done = await trx
      .updateTable('payment_matters')
      .set({ done_at: ctx.clock.now(), done_by: who })
      .where('id', '=', matter)
      .where('done_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (done.numUpdatedRows === 0n) throw new Mistake(`No open matter "${matter}".`);
    print(`${matter} is done.`);
  },
};
export default command;
