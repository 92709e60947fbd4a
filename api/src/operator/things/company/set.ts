import { type Command, Mistake } from '../../command.ts';
import { companyFields, companyOptions } from '../../company-fields.ts';

const command: Command = {
  about: 'Changes what is said of a company',
  words: { company: 'its name here' },
  options: companyOptions,
  changes: true,
  run: async ({ trx, given, print }) => {
    const { company = '' } = given;
    const fields = companyFields(given);
    if (Object.keys(fields).length === 0) throw new Mistake('Say what is to change; see --help.');
    const set = await trx
      .updateTable('companies')
      .set(fields)
      .where('id', '=', company)
      .executeTakeFirstOrThrow();
    if (set.numUpdatedRows === 0n) throw new Mistake(`No company "${company}".`);
    print(`${company} has changed: ${Object.keys(fields).join(', ')}.`);
  },
};
export default command;
