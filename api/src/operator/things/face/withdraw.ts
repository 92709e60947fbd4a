import { type Command, Mistake } from '../../command.ts';

const command: Command = {
  about: 'Takes the photo of a member off the advertising pages',
  words: { member: 'the member’s id' },
  changes: true,
  run: async ({ trx, given: { member = '' }, print }) => {
    const { numDeletedRows } = await trx
      .deleteFrom('approved_faces')
      .where('profile_id', '=', member)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Mistake(`No photo of "${member}" was approved.`);
    print(`${member} stands on no advertising page any more.`);
  },
};
export default command;
