import { checkedSettings, type SiteOverrides } from '../sites/site-settings.ts';
import type { TestApp } from './app.ts';

/** Changes something of sites, and resolves to its outcome when the app has been told of it. */
export async function toldOfSites<Outcome>(
  { ctx: { bus } }: TestApp,
  change: () => PromiseLike<Outcome>,
): Promise<Outcome> {
  const told = new Promise<void>((done) => {
    const stop = bus.on(({ topic }) => {
      if (topic !== 'sites') return;
      stop();
      done();
    });
  });
  const outcome = await change();
  await told;
  return outcome;
}

/** Gives a site these settings and no others. Resolves when the app has been told. */
export async function setSettings(t: TestApp, site: string, settings: SiteOverrides) {
  const changed = t.ctx.db
    .updateTable('sites')
    .set({ settings: checkedSettings(site, settings) })
    .where('id', '=', site);
  await toldOfSites(t, () => changed.execute());
}

/** Gives a site its settings back after `work` has changed them: other tests rely on them. */
export async function givingBack<Outcome>(
  t: TestApp,
  site: string,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const own = t.ctx.db.selectFrom('sites').select('settings').where('id', '=', site);
  const before = await own.executeTakeFirstOrThrow();
  try {
    return await work();
  } finally {
    await setSettings(t, site, before.settings as SiteOverrides);
  }
}
