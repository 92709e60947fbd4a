import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { App } from '../platform/http/app.ts';
import { cacheForAnHour } from '../platform/http/caching.ts';
import { Refusals } from '../platform/shapes.ts';
import { vapidKeys } from '../platform/vapid.ts';
import { interests } from './interests.ts';
import { messageCosts } from './message-costs.ts';
import { publicSettings } from './public-settings.ts';
import { CompanyAnswer, InterestsAnswer, SettingsAnswer, SettingsQuery } from './schemas.ts';
import { termsDate } from './terms-date.ts';

/** What the shell asks before anything else: the site, its company, the interests. */
export function settingsRoutes(app: App, ctx: Context): void {
  const tags = ['settings'];
  const push_public_key = vapidKeys(ctx).publicKey;
  const costs = messageCosts(ctx);

  app.get(
    '/api/settings.php',
    {
      schema: {
        tags,
        querystring: SettingsQuery,
        response: { 200: SettingsAnswer, ...Refusals },
      },
    },
    async ({ site, language, country }) => ({
      settings: {
        ...publicSettings(site, language, country, ctx.clock.now()),
        minimum_message_costs: {
          ...(await costs(site.settings)),
          ...site.settings.minimum_message_costs,
        },
        push_public_key,
      },
    }),
  );

  app.get(
    '/api/companyinfo.php',
    { schema: { tags, response: { 200: CompanyAnswer, ...Refusals } } },
    async (request, reply) => {
      const { company_id, shown_pools } = request.site;
      const company = await ctx.db
        .selectFrom('companies')
        .selectAll()
        .select(
          sql<string[]>`array(select s.name from sites s
            where 'site ' || s.id = any(${shown_pools}) order by s.name)`.as('joined'),
        )
        .where('id', '=', company_id)
        .executeTakeFirst();
      if (!company) throw notFound();
      cacheForAnHour(reply);
      const added = company.added.toISOString();
      const terms_date = termsDate(company.added).toISOString();
      return { companyinfo: { ...company, added, terms_date } };
    },
  );

  app.get(
    '/api/interests.php',
    { schema: { tags, response: { 200: InterestsAnswer, ...Refusals } } },
    async (_request, reply) => {
      cacheForAnHour(reply);
      return { interests };
    },
  );
}
