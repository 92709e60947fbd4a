import { checkedSettings, type SiteOverrides } from '../sites/site-settings.ts';
import type { TestApp } from './app.ts';

/** Gives a site these settings and no others. An app that runs may take a moment to notice. */
export async function setSettings(t: TestApp, site: string, settings: SiteOverrides) {
  await t.ctx.db
    .updateTable('sites')
    .set({ settings: checkedSettings(site, settings) })
    .where('id', '=', site)
    .execute();
}
