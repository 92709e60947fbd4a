import { createStore } from 'zustand/vanilla';
import { askIn } from '../api/asked-language.ts';
import { earlyAnswers } from '../api/early-answers.ts';
import { put } from '../api/request.ts';
import type { Language } from '../api/types.ts';
import { setCookie } from '../browser/cookies.ts';
import { tabs } from '../bus/tabs.ts';
import { visibleLanguages } from '../rules/languages.ts';
import { hookFor } from './hook-for.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';

interface LanguageState {
  current: Language;
  /** Set while the texts of another language are on their way. */
  changingTo: Language | null;
}

const store = createStore<LanguageState>()(() => ({ current: 'en', changingTo: null }));

let loadTexts: (language: Language) => Promise<void> = async () => {};

export const language = Object.assign(store, {
  start(current: Language, loadLanguage: (language: Language) => Promise<void>): void {
    loadTexts = loadLanguage;
    askIn(current);
    store.setState({ current, changingTo: null });
  },

  /** Switches the page without a reload. Rejects when the texts cannot be loaded; nothing changes then. */
  async choose(wanted: Language): Promise<void> {
    if (!(await show(wanted))) return;
    setCookie('locale', wanted, 365);
    tabs.tell({ kind: 'language', language: wanted });
    await Promise.allSettled([tellServer(wanted), settings.load()]);
  },

  /** Follows a choice that was made in another tab, which has told the server. */
  async follow(wanted: Language): Promise<void> {
    if (await show(wanted)) await settings.load();
  },

  /** Languages to offer: those of the reader's country that the product has. */
  visible(): Language[] {
    const { countries = [], domain_language, geoip_country, languages } = settings.getState();
    // Whoever is somewhere else sees a country of the site's, but speaks what they speak at home.
    const isServed = countries.includes(geoip_country);
    const country = isServed ? settings.country() : geoip_country;
    return visibleLanguages(country, domain_language, languages);
  },
});

/** False when it is shown already, or another was wanted meanwhile. */
async function show(wanted: Language): Promise<boolean> {
  const { current, changingTo } = store.getState();
  if (wanted === (changingTo ?? current)) return false;
  store.setState({ changingTo: wanted });
  try {
    await loadTexts(wanted);
  } catch (error) {
    if (store.getState().changingTo === wanted) store.setState({ changingTo: null });
    throw error;
  }
  if (store.getState().changingTo !== wanted) return false;
  document.documentElement.lang = wanted;
  askIn(wanted);
  // What was asked ahead is in the language before.
  earlyAnswers.forget();
  store.setState({ current: wanted, changingTo: null });
  return true;
}

async function tellServer(wanted: Language): Promise<void> {
  if (!session.isMember()) return;
  await put('/api/user.php', { language: wanted });
  session.patch({ language: wanted });
}

export const useLanguage = hookFor(store);
