import { createStore } from 'zustand/vanilla';
import { get } from '../api/request.ts';
import type { Settings } from '../api/types.ts';
import { hookFor } from './hook-for.ts';

const store = createStore<Settings>()(() => ({}) as Settings);

/** The site's settings. They come with the document, so screens can rely on them from the start. */
export const settings = Object.assign(store, {
  /** Fetches them again, e.g. for the site's own words in another language. */
  async load(): Promise<void> {
    // The country that was chosen stays chosen, the shell does not learn languages meanwhile, and what
    // is tried out on this browser is what its document was given.
    const { geoip_selected_country: country, languages, variants } = store.getState();
    const answer = await get('/api/settings.php', { query: country ? { country } : {} });
    const kept = { ...(languages && { languages }), ...(variants && { variants }) };
    store.setState({ ...answer.settings, ...kept }, true);
  },
  /** The country chosen by the visitor, else the one of the visitor's address. */
  country: () => store.getState().geoip_selected_country || store.getState().geoip_country,
});

export const useSettings = hookFor(store);
