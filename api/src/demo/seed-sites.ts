import type { Context } from '../platform/context.ts';
import { checkedSettings } from '../sites/site-settings.ts';
import { demoCompany, demoDiscount, demoSites } from './sites.ts';

/** Puts the demo sites into the database; changes nothing that is there. */
export async function seedSites(ctx: Context): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('companies')
      .values(demoCompany)
      .onConflict((on) => on.doNothing())
      .execute();
    await trx
      .insertInto('discount_codes')
      .values(demoDiscount)
      .onConflict((on) => on.doNothing())
      .execute();
    for (const { hosts, ...site } of demoSites) {
      await trx
        .insertInto('sites')
        .values({
          ...site,
          company_id: demoCompany.id,
          settings: checkedSettings(site.id, site.settings),
        })
        .onConflict((on) => on.doNothing())
        .execute();
      const rows = hosts.map((host) => ({ host, site_id: site.id }));
      await trx
        .insertInto('site_hosts')
        .values(rows)
        .onConflict((on) => on.doNothing())
        .execute();
    }
  });
}
