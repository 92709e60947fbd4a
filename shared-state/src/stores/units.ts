import { createStore } from 'zustand/vanilla';
import { put } from '../api/request.ts';
import { readCookie, setCookie } from '../browser/cookies.ts';
import { type Units, unitsOf } from '../rules/units.ts';
import { hookFor } from './hook-for.ts';
import { session, useSession } from './session.ts';
import { settings, useSettings } from './settings.ts';

const store = createStore<{ chosen: string | null }>()(() => ({ chosen: null }));
const useChosen = hookFor(store);

/**
 * What roads are measured in: as the member chose, wherever that was; else as was chosen on this
 * device, else as in the reader's country.
 */
export const units = {
  start: () => store.setState({ chosen: readCookie('units') }),

  /** Counts at once; rejects when it could not be kept for the member, and then counts no more. */
  async choose(chosen: Units): Promise<void> {
    const { user } = session.getState();
    const before = { device: store.getState().chosen, member: user?.units ?? null };
    setCookie('units', chosen, 365);
    store.setState({ chosen });
    if (!user) return;
    session.patch({ units: chosen });
    try {
      await put('/api/user.php', { units: chosen });
    } catch (error) {
      setCookie('units', before.device ?? '', before.device ? 365 : 0);
      store.setState({ chosen: before.device });
      session.patch({ units: before.member });
      throw error;
    }
  },
};

export function useUnits(): Units {
  const device = useChosen((state) => state.chosen);
  const member = useSession((state) => state.user?.units);
  const ofCountry = unitsOf(useSettings(settings.country));
  const chosen = member ?? device;
  return chosen === 'km' || chosen === 'mi' ? chosen : ofCountry;
}
