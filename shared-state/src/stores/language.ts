import { createStore } from 'zustand/vanilla';
import { put } from '../api/request.ts';
import type { Language } from '../api/types.ts';
import { setCookie } from '../browser/cookies.ts';
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
    store.setState({ current, changingTo: null });
  },

  /** Switches the page without a reload. Rejects when the texts cannot be loaded; nothing changes then. */
  async choose(wanted: Language): Promise<void> {
    if (wanted === store.getState().current) return;
    store.setState({ changingTo: wanted });
    try {
      await loadTexts(wanted);
    } catch (error) {
      if (store.getState().changingTo === wanted) store.setState({ changingTo: null });
      throw error;
    }
    if (store.getState().changingTo !== wanted) return;
    setCookie('locale', wanted, 365);
    document.documentElement.lang = wanted;
    store.setState({ current: wanted, changingTo: null });
    await Promise.allSettled([tellServer(wanted), settings.load()]);
  },

  visible(): Language[] {
    return visibleLanguages(settings.country(), settings.getState().domain_language);
  },
});

async function tellServer(wanted: Language): Promise<void> {
  if (!session.isMember()) return;
  await put('/api/user.php', { language: wanted });
  session.patch({ language: wanted });
}

export const useLanguage = hookFor(store);
