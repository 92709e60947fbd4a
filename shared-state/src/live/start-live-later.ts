import { bring } from '../browser/bring.ts';

/** What brings news comes after the page: visitors have none. */
const live = () => import(/* webpackChunkName: "live" */ './start-live.ts');

/**
 * Begins to bring a member's news as soon as what brings them is here.
 *
 * @param since from when on the page may know nothing of them, in milliseconds of the server's clock
 * @returns how to stop, or to call it off
 */
export const startLiveLater = (since?: number): (() => void) =>
  bring(live, ({ startLive }) => startLive(since));
