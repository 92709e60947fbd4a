import { createStore } from 'zustand/vanilla';
import { backoff } from '../api/backoff.ts';
import { memberStorage } from '../browser/member-storage.ts';
import { tabs } from '../bus/tabs.ts';
import { unsent } from '../page/unsent.ts';
import { connection } from '../stores/connection.ts';
import { hookFor } from '../stores/hook-for.ts';
import { session } from '../stores/session.ts';
import type { OpenOutbox } from './open-outbox.ts';
import type { Outgoing, Sent, Target, Words } from './outgoing.ts';

/** Says that something waits, so that the next page starts to send wherever it is. */
const mark = 'outbox-waits';

interface OutboxState {
  messages: Outgoing[];
  /** How much of a picture has gone up, from 0 to 1, by the id of its message. */
  progress: Record<string, number>;
}

const store = createStore<OutboxState>()(() => ({ messages: [], progress: {} }));
const listeners = new Set<(sent: Sent) => void>();

let opening: Promise<OpenOutbox> | null = null;
/** Written, and on their way to where they are kept. */
let fresh: Outgoing[] = [];
/** How often in a row what keeps and sends did not come. */
let misses = 0;
let release: (() => void) | null = null;

const memberId = () => session.getState().user?.id ?? '';

function show(messages: Outgoing[]): void {
  store.setState({ messages });
  const isWaiting = messages.some(({ refused }) => !refused);
  if (isWaiting) release ??= unsent.hold('message');
  else {
    release?.();
    release = null;
  }
}

/** Shows what is kept; an answer about another member, or from before a logout, is not believed. */
async function refresh(asked: Promise<OpenOutbox>): Promise<void> {
  const kept = await (await asked).kept.all();
  if (asked !== opening) return;
  const known = new Set(kept.map(({ client_id }) => client_id));
  show([...kept, ...fresh.filter(({ client_id }) => !known.has(client_id))]);
  if (store.getState().messages.length === 0) memberStorage.remove(mark);
}

function tellSent(sent: Sent): void {
  show(store.getState().messages.filter((one) => one.client_id !== sent.outgoing.client_id));
  for (const listener of listeners) listener(sent);
}

const ignoreFailure = (work: Promise<unknown>) => void work.catch(() => undefined);

function open(): Promise<OpenOutbox> {
  if (opening) return opening;
  const member = memberId();
  const onChange = (sent?: Sent) => {
    if (asked !== opening) return;
    if (sent) tellSent(sent);
    ignoreFailure(refresh(asked));
    tabs.tell({ kind: 'outbox-changed', ...(sent && { sent }) });
  };
  const onProgress = (client_id: string, share: number) =>
    store.setState({ progress: { [client_id]: share } });
  const asked = import(/* webpackChunkName: "outbox" */ './open-outbox.ts').then(({ openOutbox }) =>
    openOutbox(member, onChange, onProgress),
  );
  opening = asked;
  asked.then(
    () => {
      misses = 0;
    },
    () => {
      if (opening === asked) opening = null;
      // The file did not come, and what was just written is nowhere else.
      if (fresh.length > 0) setTimeout(outbox.start, backoff(misses++));
    },
  );
  return asked;
}

/** Does something with what is kept, and sends what then waits. One after the other. */
async function actNow(act: (opened: OpenOutbox) => Promise<unknown>): Promise<void> {
  const asked = open();
  const opened = await asked;
  if (asked !== opening) return;
  await act(opened);
  await refresh(asked);
  if (asked !== opening) return;
  tabs.tell({ kind: 'outbox-changed' });
  ignoreFailure(opened.work());
}

let last: Promise<unknown> = Promise.resolve();

function within(act: (opened: OpenOutbox) => Promise<unknown>): void {
  last = last.then(() => actNow(act)).catch(() => undefined);
}

async function keepFresh({ kept }: OpenOutbox): Promise<void> {
  for (let [first] = fresh; first; [first] = fresh) {
    const outgoing = first;
    await kept.add(outgoing);
    fresh = fresh.filter((one) => one !== outgoing);
    memberStorage.write(mark, '1');
  }
}

/**
 * Messages that the server does not have yet. They outlive page and browser, leave in the order they
 * were written, and arrive exactly once.
 */
export const outbox = Object.assign(store, {
  /** Shows and sends what waits. Whoever is about to write calls it, too: later there may be no network. */
  start(): void {
    if (memberId()) within(keepFresh);
  },

  /** Starts when an earlier page left something. */
  resume(): void {
    if (memberStorage.read(mark) ?? memberStorage.read('outbox')) outbox.start();
  },

  /** The message is shown at once; the rest takes its time. */
  send(target: Target, words: Words): void {
    const client_id = crypto.randomUUID();
    const before = store.getState().messages.at(-1)?.created ?? 0;
    const created = Math.max(Date.now(), before + 1);
    const outgoing = { ...words, client_id, member: memberId(), target, created, refused: null };
    fresh = [...fresh, outgoing];
    memberStorage.write(mark, '1');
    show([...store.getState().messages, outgoing]);
    within(keepFresh);
  },

  /** Tries a refused message once more. */
  retry: (client_id: string) => within(({ kept }) => kept.change(client_id, { refused: null })),

  discard: (client_id: string) => within((opened) => opened.discard(client_id)),

  onSent(listener: (sent: Sent) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Another tab has written or sent. It may be hidden and slow, so this one offers to send as well. */
  hear(sent?: Sent): void {
    if (sent?.outgoing.member === memberId()) tellSent(sent);
    const asked = opening;
    if (!asked) return;
    ignoreFailure(refresh(asked));
    if (!sent) ignoreFailure(asked.then(({ work }) => work()));
  },

  /** Forgets what is in memory, at the end of a session. */
  clear(): void {
    const ended = opening;
    opening = null;
    fresh = [];
    show([]);
    if (ended) ignoreFailure(ended.then(({ stop }) => stop()));
  },

  /** Goes on as soon as there is a network. */
  watch: () =>
    connection.subscribe(({ online }, before) => {
      if (online && !before.online && store.getState().messages.length > 0) outbox.start();
    }),
});

export const useOutbox = hookFor(store);
