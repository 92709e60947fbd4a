import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database.ts';

type Company = Selectable<Tables['companies']>;

/** What an invoice has to say of its seller, by the options that operators give it with. */
const needed: [option: string, is: (company: Company) => unknown][] = [
  ['--address', ({ address }) => address],
  ['--city', ({ city }) => city],
  ['--country', ({ country }) => country],
  ['--kvk', ({ kvk }) => kvk],
  ['--vat', ({ vat_numbers }) => Object.values(vat_numbers)[0]],
];

/** The command that gives a company what its invoices lack; undefined when they lack nothing. */
export function toCompleteSeller(company: Company): string | undefined {
  const lacks = needed.filter(([, is]) => !is(company)).map(([option]) => `${option} …`);
  return lacks.length > 0
    ? `npm run operator -- company set ${company.id} ${lacks.join(' ')}`
    : undefined;
}
