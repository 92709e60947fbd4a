import {
  type Blocker,
  type BlockerFunction,
  createPath,
  IDLE_BLOCKER,
  type Location,
  NavigationType,
  type Navigator,
  type To,
} from 'react-router';
import { type History, locationOf } from './location-of.ts';

export interface RouterState {
  /** The address of what is on screen; that of the browser is ahead of it while Back is held. */
  location: Location;
  historyAction: NavigationType;
  /** `loading` while a navigation is held. */
  navigation: { state: 'idle' | 'loading' };
  /** What became of those who hold navigations back, by their key. */
  blockers: Map<string, Blocker>;
}

type Listener = (state: RouterState) => void;

/** What shell and remotes share of the address: the part of React Router's `DataRouter` they need. */
export interface PageRouter extends Pick<Navigator, 'createHref'> {
  readonly state: RouterState;
  /** Calls back after every change of `state`. Returns how to stop. */
  subscribe(listener: Listener): () => void;
  /** Steps in the history, or an address of this site. Resolves when it is reached or given up. */
  navigate(delta: number): Promise<void>;
  navigate(to: To, options?: { replace?: boolean | undefined; state?: unknown }): Promise<void>;
  encodeLocation: NonNullable<Navigator['encodeLocation']>;
  /** The last one that asks may hold navigations back; asking again changes when. */
  getBlocker(key: string, shouldBlock: BlockerFunction): Blocker;
  deleteBlocker(key: string): void;
}

/**
 * Called before an address is taken on. What it returns never rejects and holds the navigation until
 * it settles; `signal` aborts when another one comes meanwhile. Undefined holds nothing.
 */
export type Hold = (to: Location, signal: AbortSignal) => Promise<unknown> | undefined;

/** A router without routes: what stands at an address is up to whoever reads it. */
export function createPageRouter(history: History, hold: Hold = () => undefined): PageRouter {
  let state: RouterState = {
    location: history.location,
    historyAction: history.action,
    navigation: { state: 'idle' },
    blockers: new Map(),
  };
  const listeners = new Set<Listener>();
  const guards = new Map<string, BlockerFunction>();
  let pending = new AbortController();
  /** What is held at the moment. */
  let held: NavigationType | undefined;
  /** Settles the step in the history that somebody waits for. */
  let arrive = () => {};
  /** Told that a step that was not allowed has been taken back. */
  let onTakenBack: (() => void) | undefined;

  function update(change: Partial<RouterState>): void {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener(state);
  }

  function complete(historyAction: NavigationType, location: Location): void {
    if (historyAction === NavigationType.Push) history.push(location, location.state);
    if (historyAction === NavigationType.Replace) history.replace(location, location.state);
    const blockers = new Map([...state.blockers].map(([key]) => [key, IDLE_BLOCKER]));
    update({ location, historyAction, navigation: { state: 'idle' }, blockers });
    arrive();
  }

  async function start(historyAction: NavigationType, location: Location): Promise<void> {
    pending.abort();
    pending = new AbortController();
    const { signal } = pending;
    const ready = hold(location, signal);
    held = ready && historyAction;
    if (ready) {
      update({ navigation: { state: 'loading' } });
      await ready;
      if (signal.aborted) return;
      held = undefined;
    }
    complete(historyAction, location);
  }

  /**
   * Whether a page is put in the place of one that its reader is leaving: a late answer does that, and takes
   * nobody back. Who presses a link to what they see stays.
   */
  function isTooLate(historyAction: NavigationType, location: Location): boolean {
    const isLeaving = held !== undefined && held !== NavigationType.Replace;
    const isHere = createPath(location) === createPath(state.location) && location.state === null;
    return isLeaving && historyAction === NavigationType.Replace && !isHere;
  }

  /** Whether somebody holds a navigation back; when they let it go, `goOn` is called. */
  function isBlocked(
    historyAction: NavigationType,
    nextLocation: Location,
    goOn: () => void,
  ): boolean {
    const [key, shouldBlock] = [...guards].at(-1) ?? [];
    if (key === undefined || state.blockers.get(key)?.state === 'proceeding') return false;
    if (!shouldBlock?.({ currentLocation: state.location, nextLocation, historyAction }))
      return false;
    const become = (blocker: Blocker) =>
      update({ blockers: new Map(state.blockers).set(key, blocker) });
    const location = nextLocation;
    become({
      state: 'blocked',
      location,
      proceed() {
        become({ state: 'proceeding', location, proceed: undefined, reset: undefined });
        goOn();
      },
      reset: () => become(IDLE_BLOCKER),
    });
    return true;
  }

  history.listen(({ action, location, delta }) => {
    if (onTakenBack) return onTakenBack();
    let takenBack: Promise<void> | undefined;
    const goOn = () => takenBack?.then(() => history.go(delta ?? 0));
    // Where the browser does not say how far it went, nothing can be taken back.
    if (delta === null || !isBlocked(action, location, goOn)) return void start(action, location);
    takenBack = new Promise((resolve) => {
      onTakenBack = () => {
        onTakenBack = undefined;
        resolve();
      };
    });
    history.go(-delta);
    arrive();
  });

  async function navigate(
    to: To | number,
    options: { replace?: boolean | undefined; state?: unknown } = {},
  ): Promise<void> {
    if (typeof to === 'number') {
      arrive();
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      history.go(to);
      return arrived;
    }
    const location = locationOf(history, state.location, to, options.state);
    const action = options.replace ? NavigationType.Replace : NavigationType.Push;
    if (isTooLate(action, location)) return;
    arrive();
    if (isBlocked(action, location, () => void navigate(to, options))) return;
    await start(action, location);
  }

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate,
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    getBlocker(key, shouldBlock) {
      guards.set(key, shouldBlock);
      return state.blockers.get(key) ?? IDLE_BLOCKER;
    },
    deleteBlocker(key) {
      state.blockers.delete(key);
      guards.delete(key);
    },
  };
}
