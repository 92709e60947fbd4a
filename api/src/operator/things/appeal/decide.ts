import { decideAppeal } from '../../../safety/reports/appeal.ts';
import { type Command, Mistake } from '../../command.ts';

const command: Command = {
  about: 'Answers an appeal by mail; granted takes the decision back. Not by who decided first',
  words: { appeal: 'the appeal’s id, as appeal list prints it' },
  options: { answer: { about: 'what it is', needed: true, oneOf: ['granted', 'rejected'] } },
  changes: true,
  run: async ({ ctx, trx, given: { appeal = '', answer }, who, print }) => {
    const first = await trx
      .selectFrom('appeals as a')
      .innerJoin('reports as r', 'r.id', 'a.report_id')
      .select('r.decided_by')
      .where('a.id', '=', appeal)
      .executeTakeFirst();
    if (first?.decided_by === who) throw new Mistake(`${who} decided it first; ask somebody else.`);
    const status = answer === 'granted' ? 'granted' : 'rejected';
    const done = await decideAppeal(ctx, trx, appeal, status, who);
    if (!done) throw new Mistake(`No open appeal "${appeal}".`);
    print(`${appeal} is ${status}.`);
  },
};
export default command;
