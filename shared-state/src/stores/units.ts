import { createStore } from 'zustand/vanilla';
import { readCookie, setCookie } from '../browser/cookies.ts';
import { type Units, unitsOf } from '../rules/units.ts';
import { hookFor } from './hook-for.ts';
import { settings, useSettings } from './settings.ts';

const store = createStore<{ chosen: string | null }>()(() => ({ chosen: null }));
const useChosen = hookFor(store);

/** What roads are measured in: as was chosen on this device, else as in the reader's country. */
export const units = {
  start: () => store.setState({ chosen: readCookie('units') }),
  choose(chosen: Units): void {
    setCookie('units', chosen, 365);
    store.setState({ chosen });
  },
};

export function useUnits(): Units {
  const chosen = useChosen((state) => state.chosen);
  const ofCountry = unitsOf(useSettings(settings.country));
  return chosen === 'km' || chosen === 'mi' ? chosen : ofCountry;
}
