import { askToErase } from '../../../safety/erase/ask-to-erase.ts';
import { type Command, Mistake } from '../../command.ts';

const command: Command = {
  about:
    'Erases a member who is banned, or has deleted the account, and asks for that; no way back',
  words: { member: 'the member’s id' },
  changes: true,
  run: async ({ ctx, trx, given: { member = '' }, print }) => {
    if (!(await askToErase(ctx, trx, member))) {
      throw new Mistake(
        `No banned or deleted member "${member}". Others delete their account themselves.`,
      );
    }
    print(`${member} is erased within the hour; the books stay, without a name.`);
  },
};
export default command;
