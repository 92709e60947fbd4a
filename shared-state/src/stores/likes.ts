import { createStore } from 'zustand/vanilla';
import { del, get, post } from '../api/request.ts';
import type { Card, Id } from '../api/types.ts';
import { bus } from '../bus/bus.ts';
import { tabs } from '../bus/tabs.ts';
import { coalesced } from './coalesced.ts';
import { hookFor } from './hook-for.ts';
import { LocalChanges } from './local-changes.ts';
import { session } from './session.ts';

interface Likes {
  /** Whom this member liked, or likes no more, since this page is there; cards may not know of it. */
  decided: ReadonlyMap<Id, boolean>;
  /** With whom it became mutual since then. */
  matched: ReadonlySet<Id>;
  /** Likes received that were not seen yet. */
  totalNew: number;
}

const noLikes: Likes = { decided: new Map(), matched: new Set(), totalNew: 0 };
const store = createStore<Likes>()(() => noLikes);

const seen = new LocalChanges();
let loads = 0;
let isLoading = false;
/** Whose likes are known to be new. */
let fresh = new Set<Id>();
/** New ones besides: those beyond the first page, or before it came all that the user's record counts. */
let beyond = 0;
/** The server was asked. */
let isCounted = false;

function showNew(): void {
  store.setState({ totalNew: fresh.size + beyond });
}

/** Counts what is new: by the first page of those received, where they come before all others. */
const load = coalesced(async () => {
  const member = session.getState().user?.id;
  if (!member) return;
  loads += 1;
  isLoading = true;
  const turn = loads;
  try {
    const query = { type: 'received' } as const;
    const { profiles, total_new, cursor } = await get('/api/like-list.php', { query });
    if (session.getState().user?.id !== member) return;
    const ids = profiles.flatMap(({ id, like_new }) => (like_new ? [id] : []));
    beyond = cursor ? Math.max(0, total_new - ids.length) : 0;
    fresh = new Set(ids.filter((id) => !seen.covers(id, turn)));
    isCounted = true;
    showNew();
  } finally {
    isLoading = false;
  }
});

/** Counts a like as new, or as seen. One that comes during a load, or may be counted already, the server counts. */
async function setNew(id: Id, isNew: boolean): Promise<void> {
  const isKnown = fresh.has(id);
  if (!isNew && !isKnown && beyond === 0) return;
  if (isNew && !isLoading && (isKnown || beyond === 0)) fresh.add(id);
  if (!isNew) fresh.delete(id);
  showNew();
  if ((isNew && isLoading) || (!isKnown && beyond > 0)) await load();
}

/** A like that an event told of. Loads when it brought no card. */
async function take(card: Card | undefined): Promise<void> {
  if (!card) return load();
  await setNew(card.id, card.like_new);
}

function decide(profile: Id, liked: boolean | undefined): void {
  const decided = new Map(store.getState().decided);
  if (liked === undefined) decided.delete(profile);
  else decided.set(profile, liked);
  store.setState({ decided });
}

/** Decisions about one member on their way. */
interface Turn {
  last: Promise<unknown>;
  /** What to go back to: as it was before them, or as the server has confirmed since. */
  decided: boolean | undefined;
}

/** They reach the server one after the other: what was decided last is what stays. */
const turns = new Map<Id, Turn>();

async function setLiked(profile: Id, liked: boolean): Promise<{ match: Card | null }> {
  const member = session.getState().user?.id;
  const isMine = () => session.getState().user?.id === member;
  const turn = turns.get(profile) ?? {
    last: Promise.resolve(),
    decided: store.getState().decided.get(profile),
  };
  turns.set(profile, turn);
  decide(profile, liked);
  const answering = turn.last.then(() => (isMine() ? send(profile, liked) : undefined));
  const own = answering.catch(() => {});
  turn.last = own;
  const isLast = () => turns.get(profile) === turn && turn.last === own;
  try {
    const answer = await answering;
    // By now it is somebody else who would like them.
    if (!isMine()) return { match: null };
    turn.decided = liked;
    bus.emit('like:changed', { profile, liked });
    tabs.tell({ kind: 'likes-changed', profile, liked });
    const match = (isLast() && answer?.match) || null;
    if (match) bus.emit('match:created', { profile, card: match });
    return { match };
  } catch (error) {
    if (isLast()) decide(profile, turn.decided);
    throw error;
  } finally {
    if (isLast()) turns.delete(profile);
  }
}

async function send(profile: Id, liked: boolean): Promise<{ match: Card | null } | undefined> {
  return liked ? post('/api/like.php', { profile }) : del('/api/like.php', { query: { profile } });
}

/** Whom one likes, and how many likes are new. The lists themselves come page by page. */
export const likes = Object.assign(
  { ...store },
  {
    load,

    /** Shows a like that an event told of. */
    take,

    /** The same, of somebody whom this member likes as well. */
    async takeMatch(card: Card | undefined): Promise<void> {
      if (card) {
        decide(card.id, true);
        store.setState(({ matched }) => ({ matched: new Set([...matched, card.id]) }));
      }
      await take(card);
    },

    /** Shows the like at once; takes it back and rejects with `ApiError` if the server refuses. */
    like: (profile: Id) => setLiked(profile, true),
    unlike: (profile: Id) => setLiked(profile, false),

    /** What was decided in another tab; one of an older release does not say what. */
    async hear({ profile, liked }: { profile?: Id; liked?: boolean }): Promise<void> {
      if (profile === undefined || liked === undefined) return load();
      decide(profile, liked);
      bus.emit('like:changed', { profile, liked });
    },

    /** Call when a profile has been opened (the server has cleared the flag by then). */
    see(profile: Id): void {
      likes.markSeen(profile);
      tabs.tell({ kind: 'like-seen', profile });
    },

    markSeen(profile: Id): void {
      seen.begin([profile])(loads);
      if (fresh.has(profile) || beyond > 0) bus.emit('like:seen', { profile });
      // What fails shows at the next event.
      setNew(profile, false).catch(() => {});
    },

    /** What the user's record says, until more is known. */
    presume(totalNew: number): void {
      if (isCounted) return;
      beyond = totalNew;
      showNew();
    },

    clear(): void {
      turns.clear();
      seen.clear();
      fresh = new Set();
      isCounted = false;
      beyond = 0;
      store.setState(noLikes);
    },
  },
);

export const useLikes = hookFor(likes);
