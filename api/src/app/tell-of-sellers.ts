import { toCompleteSeller } from '../payments/invoices/complete-seller.ts';
import { countriesWithVat } from '../places/vat.ts';
import type { Context } from '../platform/context.ts';

/** Puts into the log whose sites sell with invoices that do not say all of their seller; those stay as they are. */
export async function tellOfSellers({ db, log }: Context): Promise<void> {
  const companies = await db
    .selectFrom('companies')
    .selectAll()
    .where('id', 'in', db.selectFrom('sites').select('company_id'))
    .orderBy('id')
    .execute();
  for (const company of companies) {
    const next = toCompleteSeller(company);
    if (next) log.error({ company: company.id }, `invoices lack what they must say: ${next}`);
  }
}

/** Puts into the log where a price list sells nothing, because no invoice could name the VAT. */
export async function tellOfUnsold({ db, log }: Context): Promise<void> {
  const unsold = await db
    .selectFrom('packages')
    .select('country')
    .distinct()
    .where('active', '=', true)
    .where('country', 'not in', countriesWithVat)
    .orderBy('country')
    .execute();
  for (const { country } of unsold) {
    const next = `npm run operator -- package list --country ${country}`;
    log.error(
      { country },
      `its packages are not sold, the VAT there is not known (vat.ts): ${next}`,
    );
  }
}
