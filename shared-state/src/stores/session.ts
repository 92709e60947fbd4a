import { createStore } from 'zustand/vanilla';
import { ApiError } from '../api/api-error.ts';
import { get, post } from '../api/request.ts';
import type { User } from '../api/types.ts';
import { memberStorage } from '../browser/member-storage.ts';
import { bus } from '../bus/bus.ts';
import { tabs } from '../bus/tabs.ts';
import { hookFor } from './hook-for.ts';

interface SessionState {
  user: User | null;
  /** `unknown` until the server has said who this is, `failed` where it did not. */
  status: 'unknown' | 'failed' | 'member' | 'visitor';
}

const store = createStore<SessionState>()(() => ({ user: null, status: 'unknown' }));

/** Answers that were asked for before the last login or logout are not believed. */
let generation = 0;

/** The logout that is under way, if any. */
let leaving: Promise<unknown> | undefined;

function set(user: User | null): void {
  const before = store.getState();
  const isOther = before.user?.id !== user?.id;
  store.setState({ user, status: user ? 'member' : 'visitor' });
  if (!isOther) return;
  generation += 1;
  bus.emit('session:changed', { user });
}

/** Who is logged in. Login and logout reach the other tabs of the browser too. */
export const session = Object.assign(store, {
  set,

  /** Takes over what the server said about the user, e.g. `{ credits }` after a message. */
  patch(part: Partial<User>): void {
    const { user } = store.getState();
    if (user) store.setState({ user: { ...user, ...part } });
  },

  async load(): Promise<void> {
    const asked = generation;
    // The server's event streams tell of a logout's effect before it has been answered.
    if (leaving) await leaving.catch(() => {});
    if (asked !== generation) return;
    if (store.getState().status === 'failed') store.setState({ status: 'unknown' });
    try {
      const { user } = await get('/api/user.php');
      if (asked === generation) set(user);
    } catch (error) {
      // Only the server's word ends a session; a bad connection does not.
      if (!(error instanceof ApiError) || error.status !== 403) {
        if (store.getState().status === 'unknown') store.setState({ status: 'failed' });
        throw error;
      }
      if (asked === generation) session.leave();
    }
  },

  /** Rejects with `ApiError`: 401 login_failed, 423 account_blocked with `extra.minutes`. */
  async login(email: string, password: string): Promise<User> {
    const { user } = await post('/api/user.php', { email, password });
    session.enter(user);
    return user;
  },

  /** For a user whom the server has just logged in another way, e.g. at the end of sign-up. */
  enter(user: User): void {
    set(user);
    tabs.tell({ kind: 'login' });
  },

  async logout(): Promise<void> {
    leaving = get('/api/logout.php');
    try {
      await leaving;
      session.leave();
    } finally {
      leaving = undefined;
    }
  },

  /**
   * The session has ended on the server: forget the member here and in the other tabs, and in what they
   * share. A tab that sleeps hears of it late: what is kept by then is of the next login.
   */
  leave(): void {
    const { user } = store.getState();
    if (user) tabs.tell({ kind: 'logout' });
    set(null);
    if (user) memberStorage.clear();
  },

  isMember: () => store.getState().user !== null,
});

export const useSession = hookFor(store);
