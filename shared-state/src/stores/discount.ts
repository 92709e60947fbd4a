import { createStore } from 'zustand/vanilla';
import { get } from '../api/request.ts';
import type { DiscountCode } from '../api/types.ts';
import { hookFor } from './hook-for.ts';
import { session } from './session.ts';
import { timeBonus, useTimeBonus } from './time-bonus.ts';

const store = createStore<{ welcome: DiscountCode | null }>()(() => ({ welcome: null }));

/** The discount of the first purchase. */
export const discount = Object.assign(store, {
  /** A missing welcome discount is nothing to bother a member with: failures are ignored. */
  async load(): Promise<void> {
    const { user } = session.getState();
    if (!user || user.paid_user) return discount.clear();
    const answer = await get('/api/discountcode.php', {
      query: { welcome: true },
    }).catch(() => null);
    const isSameUser = session.getState().user?.id === user.id;
    if (isSameUser) store.setState({ welcome: answer?.discountcode ?? null });
  },
  clear: () => store.setState({ welcome: null }),
  /** The code that applies now: the time bonus comes before the welcome discount. */
  current: () => timeBonus.getState().discountcode ?? store.getState().welcome,
});

const useWelcome = hookFor(store);

export function useDiscount(): DiscountCode | null {
  const bonus = useTimeBonus((state) => state.discountcode);
  const welcome = useWelcome((state) => state.welcome);
  return bonus ?? welcome;
}
