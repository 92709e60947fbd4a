import { type Command, Mistake } from '../../command.ts';

const command: Command = {
  about: 'Says that somebody looks at a complaint; its sender sees it',
  words: { number: 'the complaint’s number' },
  changes: true,
  run: async ({ trx, given: { number = '' }, print }) => {
    const taken = await trx
      .updateTable('complaints')
      .set({ status: 'in_progress' })
      .where('number', '=', number.toUpperCase())
      .where('status', '=', 'received')
      .executeTakeFirstOrThrow();
    if (taken.numUpdatedRows === 0n) throw new Mistake(`No complaint "${number}" that is new.`);
    print(`${number.toUpperCase()} is in progress.`);
  },
};
export default command;
