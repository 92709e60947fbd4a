import { type Command, Mistake } from '../../command.ts';

const command: Command = {
  about: 'Ends a discount code; orders that have it keep it',
  words: { code: 'the code' },
  changes: true,
  run: async ({ trx, given: { code = '' }, print }) => {
    const ended = await trx
      .updateTable('discount_codes')
      .set({ status: 'inactive' })
      .where((eb) => eb(eb.fn('upper', ['code']), '=', code.toUpperCase()))
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow();
    if (ended.numUpdatedRows === 0n) throw new Mistake(`No code "${code}" that can be used.`);
    print(`${code.toUpperCase()} cannot be used any more.`);
  },
};
export default command;
