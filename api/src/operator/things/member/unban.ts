import { type Command, Mistake } from '../../command.ts';

const command: Command = {
  about: 'Takes a ban back: the profile is there again as it was',
  words: { member: 'the member’s id' },
  changes: true,
  run: async ({ trx, given: { member = '' }, print }) => {
    const back = await trx
      .updateTable('users')
      .set({ status: 'active' })
      .where('id', '=', member)
      .where('status', '=', 'banned')
      .executeTakeFirstOrThrow();
    if (back.numUpdatedRows === 0n) throw new Mistake(`No banned member "${member}".`);
    print(`${member} is back.`);
  },
};
export default command;
