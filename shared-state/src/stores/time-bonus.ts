import { createStore } from 'zustand/vanilla';
import { get } from '../api/request.ts';
import type { DiscountCode } from '../api/types.ts';
import { serverNow } from '../page/server-clock.ts';
import { timeBonusSecondsLeft } from '../rules/time-bonus-rule.ts';
import { hookFor } from './hook-for.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';

interface TimeBonusState {
  visible: boolean;
  /** There should be one, as far as the clock says; its code is on its way. */
  isExpected: boolean;
  secondsLeft: number;
  discountcode: DiscountCode | null;
}

const none: TimeBonusState = {
  visible: false,
  isExpected: false,
  secondsLeft: 0,
  discountcode: null,
};
const store = createStore<TimeBonusState>()(() => none);

let ticking: ReturnType<typeof setInterval> | undefined;

function clear(): void {
  clearInterval(ticking);
  ticking = undefined;
  if (store.getState() !== none) store.setState(none);
}

function left(): number {
  const { time_bonus_seconds = 0 } = settings.getState();
  return timeBonusSecondsLeft(session.getState().user, time_bonus_seconds, serverNow());
}

function tick(): void {
  const secondsLeft = left();
  if (secondsLeft === 0) clear();
  else store.setState({ visible: true, secondsLeft });
}

/** The welcome bonus of the first hours. It counts down by the clock only while it lasts. */
export const timeBonus = Object.assign(store, {
  /** Keeps its room for who should have one. */
  presume(): void {
    if (session.getState().user && left() > 0) store.setState({ isExpected: true });
  },

  /** Asks for the code of a user who may have one; without a code there is no bonus. */
  async load(): Promise<void> {
    const { user } = session.getState();
    if (!user || left() === 0) return clear();
    timeBonus.presume();
    const answer = await get('/api/discountcode.php', {
      query: { timebonus: true },
    }).catch((error: unknown) => {
      store.setState({ isExpected: false });
      throw error;
    });
    if (session.getState().user?.id !== user.id) return;
    // No content, in the types of answers not to be seen: there is none.
    const discountcode = answer?.discountcode;
    if (discountcode?.status !== 'active' || discountcode.expired) return clear();
    store.setState({ discountcode });
    ticking ??= setInterval(tick, 1000);
    tick();
  },
  clear,
});

export const useTimeBonus = hookFor(store);
