import { createStore } from 'zustand/vanilla';
import { del, get, post } from '../api/request.ts';
import type { Card, Id } from '../api/types.ts';
import { bus } from '../bus/bus.ts';
import { tabs } from '../bus/tabs.ts';
import { coalesced } from './coalesced.ts';
import { hookFor } from './hook-for.ts';
import { LocalChanges } from './local-changes.ts';
import { session } from './session.ts';

interface LikesState {
  /** Cards of members in the three lists: of those a list begins with, and whom one asked for. */
  profiles: Card[];
  received: { id: Id; like_new: boolean }[];
  given: Id[];
  matches: Id[];
  /** Always counted from `received`. */
  totalNew: number;
  status: 'empty' | 'loading' | 'ready' | 'failed';
}

const empty: LikesState = {
  profiles: [],
  received: [],
  given: [],
  matches: [],
  totalNew: 0,
  status: 'empty',
};
const store = createStore<LikesState>()(() => empty);

const seen = new LocalChanges();
let loads = 0;
let isLoading = false;

function showReceived(received: LikesState['received']): void {
  store.setState({ received, totalNew: received.filter((like) => like.like_new).length });
}

function withId(list: Id[], id: Id, present: boolean): Id[] {
  const others = list.filter((other) => other !== id);
  return present ? [id, ...others] : others;
}

const load = coalesced(async () => {
  const member = session.getState().user?.id;
  if (!member) return;
  loads += 1;
  isLoading = true;
  const load = loads;
  if (store.getState().status !== 'ready') store.setState({ status: 'loading' });
  try {
    const answer = await get('/api/likes.php');
    if (session.getState().user?.id !== member) return;
    const { profiles, liked, matches } = answer;
    const ids = new Set([...liked, ...answer.liked_by.map(({ id }) => id)]);
    for (const { id } of profiles) ids.delete(id);
    // Cards that were asked for further down stay, of those who are still in a list.
    const others = store.getState().profiles.filter(({ id }) => ids.has(id));
    const cards = [...profiles, ...others];
    store.setState({ profiles: cards, given: liked, matches, status: 'ready' });
    showReceived(
      answer.liked_by.map((like) =>
        seen.covers(like.id, load) ? { ...like, like_new: false } : like,
      ),
    );
  } catch (error) {
    if (store.getState().status === 'loading') store.setState({ status: 'failed' });
    throw error;
  } finally {
    isLoading = false;
  }
});

/** Somebody at the head of those who like this member. Loads when no event brought a card, or a load is on. */
async function take(card: Card | undefined): Promise<void> {
  const { profiles, received, status } = store.getState();
  if (!card || status !== 'ready' || isLoading) return load();
  const { id, like_new } = card;
  store.setState({ profiles: [card, ...profiles.filter((other) => other.id !== id)] });
  showReceived([{ id, like_new }, ...received.filter((like) => like.id !== id)]);
}

async function setLiked(profile: Id, liked: boolean): Promise<{ match: Card | null }> {
  const before = store.getState().given.includes(profile);
  const show = (given: boolean) =>
    store.setState((state) => ({ given: withId(state.given, profile, given) }));
  show(liked);
  try {
    const answer = liked
      ? await post('/api/like.php', { profile })
      : await del('/api/like.php', { query: { profile } });
    tabs.tell({ kind: 'likes-changed' });
    if (!answer?.match) return { match: null };
    bus.emit('match:created', { profile, card: answer.match });
    return { match: answer.match };
  } catch (error) {
    show(before);
    throw error;
  }
}

/** Likes given and received, and matches. */
export const likes = Object.assign(store, {
  load,

  /** Shows a like that an event told of. */
  take,

  /** The same, of somebody whom this member likes as well. */
  async takeMatch(card: Card | undefined): Promise<void> {
    if (card) {
      const add = (ids: Id[]) => withId(ids, card.id, true);
      store.setState(({ given, matches }) => ({ given: add(given), matches: add(matches) }));
    }
    await take(card);
  },

  /** Shows the like at once; takes it back and rejects with `ApiError` if the server refuses. */
  like: (profile: Id) => setLiked(profile, true),
  unlike: (profile: Id) => setLiked(profile, false),

  /** Call when a profile has been opened (the server has cleared the flag by then). */
  see(profile: Id): void {
    likes.markSeen(profile);
    tabs.tell({ kind: 'like-seen', profile });
  },

  markSeen(profile: Id): void {
    seen.begin([profile])(loads);
    showReceived(
      store
        .getState()
        .received.map((like) => (like.id === profile ? { ...like, like_new: false } : like)),
    );
  },

  /** What the user's record says, until the lists themselves are here. */
  presume(totalNew: number): void {
    if (store.getState().status === 'empty') store.setState({ totalNew });
  },

  clear(): void {
    seen.clear();
    store.setState(empty);
  },
});

export const useLikes = hookFor(store);
