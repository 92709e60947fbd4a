import { createStore } from 'zustand/vanilla';
import type { Card, Id } from '../api/types.ts';

/** All likes by list, newest first: what pages of older releases read. */
export interface WholeLikes {
  /** Cards of members in the three lists: of those a list begins with, and whom one asked for. */
  profiles: Card[];
  received: { id: Id; like_new: boolean }[];
  given: Id[];
  matches: Id[];
  status: 'empty' | 'loading' | 'ready' | 'failed';
}

export interface LikesState extends WholeLikes {
  /** Whom this member liked, or likes no more, since this page is there; cards may not know of it. */
  decided: ReadonlyMap<Id, boolean>;
  /** With whom it became mutual since then. */
  matched: ReadonlySet<Id>;
  /** Likes received that were not seen yet. */
  totalNew: number;
}

export const noWholeLikes: WholeLikes = {
  profiles: [],
  received: [],
  given: [],
  matches: [],
  status: 'empty',
};

export const noLikes: LikesState = {
  ...noWholeLikes,
  decided: new Map(),
  matched: new Set(),
  totalNew: 0,
};

export const likesStore = createStore<LikesState>()(() => noLikes);
