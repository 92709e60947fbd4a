import { sql } from 'kysely';
import { type Command, Mistake } from '../../command.ts';

const command: Command = {
  about: 'Finds acts of operators that were changed or taken out of the database afterwards',
  options: { seal: { about: 'one that a log has: its act and all before are to be there' } },
  changes: false,
  run: async ({ trx, given, print }) => {
    const { rows } = await sql<{ no: string; seal: string; sound: boolean }>`
      select a.no, a.seal,
        a.no = row_number() over (order by a.no) and a.seal = seal_of(a, before.seal) as sound
      from operator_acts a left join operator_acts before on before.no = a.no - 1
      order by a.no`.execute(trx);
    const broken = rows.find(({ sound }) => !sound);
    if (broken)
      throw new Mistake(`Act ${broken.no} is not what was done, or one before it is gone.`);
    if (given.seal && !rows.some(({ seal }) => seal === given.seal)) {
      throw new Mistake('No act has this seal: it was taken out, or all were written anew.');
    }
    print(`✓ ${rows.length} acts, each as it was written.`);
  },
};
export default command;
