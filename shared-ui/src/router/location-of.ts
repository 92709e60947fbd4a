import {
  createPath,
  type Location,
  resolvePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router';

export type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/**
 * A new entry of the history, for an address as seen from the one before.
 *
 * @throws when it leads to another site, which the browser would follow
 */
export function locationOf(history: History, from: Location, to: To, state: unknown): Location {
  const path = resolvePath(to, from.pathname);
  const here = history.createURL('/');
  for (const address of [typeof to === 'string' ? to : createPath(to), createPath(path)]) {
    if (new URL(address, here).origin !== here.origin) throw new Error(`${address} leads away`);
  }
  const key = Math.random().toString(36).slice(2, 10);
  return { ...path, ...history.encodeLocation(path), state: state ?? null, key };
}
