import { get } from '../api/request.ts';
import type { Card, Id } from '../api/types.ts';
import { coalesced } from './coalesced.ts';
import {
  type LikesState,
  noWholeLikes,
  likesStore as store,
  type WholeLikes,
} from './likes-state.ts';
import { session } from './session.ts';

let isWanted = false;

const load = coalesced(async () => {
  const member = session.getState().user?.id;
  if (!member || !isWanted) return;
  if (store.getState().status !== 'ready') store.setState({ status: 'loading' });
  try {
    const { profiles, liked, matches, liked_by } = await get('/api/likes.php');
    if (session.getState().user?.id !== member) return;
    const ids = new Set([...liked, ...liked_by.map(({ id }) => id)]);
    for (const { id } of profiles) ids.delete(id);
    // Cards that were asked for further down stay, of those who are still in a list.
    const others = store.getState().profiles.filter(({ id }) => ids.has(id));
    store.setState({
      ...{ profiles: [...profiles, ...others], given: liked, matches, received: liked_by },
      status: 'ready',
    });
  } catch (error) {
    if (store.getState().status === 'loading') store.setState({ status: 'failed' });
    throw error;
  }
});

function want(): void {
  if (isWanted || !session.getState().user) return;
  isWanted = true;
  // Whoever looks may be drawing.
  queueMicrotask(() => load().catch(() => {}));
}

const shown = new WeakMap<LikesState, LikesState>();

/** The state of the store, which notices who looks at the whole lists. */
export function noticing(state: LikesState): LikesState {
  const known = shown.get(state);
  if (known) return known;
  const proxy = new Proxy(state, {
    get(target, key) {
      if (key in noWholeLikes) want();
      return target[key as keyof LikesState];
    },
  });
  shown.set(state, proxy);
  return proxy;
}

export const withId = (list: Id[], id: Id, present: boolean): Id[] => {
  const others = list.filter((other) => other !== id);
  return present ? [id, ...others] : others;
};

/**
 * The whole lists in the store, for remotes of releases that read them there. They are fetched when one
 * looks at them, and kept from then on; whoever reads pages pays nothing for them.
 */
export const wholeLikes = {
  load,
  change(edit: (lists: WholeLikes) => Partial<WholeLikes>): void {
    store.setState(edit);
  },
  /** At the head of those received. */
  take(card: Card): void {
    wholeLikes.change(({ profiles, received }) => ({
      profiles: [card, ...profiles.filter(({ id }) => id !== card.id)],
      received: [
        { id: card.id, like_new: card.like_new },
        ...received.filter(({ id }) => id !== card.id),
      ],
    }));
  },
  see(profile: Id): void {
    wholeLikes.change(({ received }) => ({
      received: received.map((like) => (like.id === profile ? { ...like, like_new: false } : like)),
    }));
  },
  clear(): void {
    isWanted = false;
  },
};
