import type { Trx } from '../platform/database.ts';
import { numberOf } from '../safety/reports/number.ts';
import { Mistake } from './command.ts';

/** A report by its id, or by the number that people say: `ABCD-1234`. */
export async function findReport(trx: Trx, typed: string) {
  const end = typed.replace('-', '').toLowerCase();
  const rows = await trx
    .selectFrom('reports')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', typed), eb(eb.fn('right', ['id', eb.lit(8)]), '=', end)]))
    .execute();
  const [report, other] = rows;
  if (!report) throw new Mistake(`No report "${typed}".`);
  if (other) throw new Mistake(`${numberOf(other.id)} is two reports; say the whole id.`);
  return report;
}
