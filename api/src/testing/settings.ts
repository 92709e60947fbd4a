import { checkedSettings, type SiteOverrides } from '../sites/site-settings.ts';
import type { TestApp } from './app.ts';

/** Gives a site these settings and no others. Resolves when the app has been told. */
export async function setSettings(t: TestApp, site: string, settings: SiteOverrides) {
  const heard = new Promise<void>((done) => {
    const stop = t.ctx.bus.on(({ topic }) => {
      if (topic !== 'sites') return;
      stop();
      done();
    });
  });
  await t.ctx.db
    .updateTable('sites')
    .set({ settings: checkedSettings(site, settings) })
    .where('id', '=', site)
    .execute();
  await heard;
}
