import { type Command, Mistake } from '../../command.ts';
import { companyFields, companyOptions } from '../../company-fields.ts';
import { newName } from '../../values.ts';

const command: Command = {
  about: 'Adds a company that sites belong to',
  words: { company: 'its name here, such as amaryllis' },
  options: { ...companyOptions, name: { about: 'as it is registered', needed: true } },
  changes: true,
  run: async ({ trx, given, print }) => {
    const { company = '', name = '' } = given;
    const id = newName('company', company);
    const added = await trx
      .insertInto('companies')
      .values({ ...companyFields(given), id, name })
      .onConflict((on) => on.doNothing())
      .executeTakeFirstOrThrow();
    if (added.numInsertedOrUpdatedRows === 0n) throw new Mistake(`There is a company ${id}.`);
    print(`${id} is there. Next: npm run operator -- site add NAME --company ${id} …`);
  },
};
export default command;
