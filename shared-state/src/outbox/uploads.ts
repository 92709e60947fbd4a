import type { Id } from '../api/types.ts';
import type { KeptMessages } from './kept-messages.ts';
import type { Left } from './lane.ts';
import { lineOf, type Outgoing } from './outgoing.ts';
import { tryOnce } from './try-once.ts';

export interface Underway {
  /** Ends the upload. */
  signal: AbortSignal;
  /** Called with 0 to 1 while the picture goes up. */
  onProgress: (share: number) => void;
}

interface Ports {
  kept: KeptMessages;
  /** Gives the id under which its message names the picture. */
  upload(outgoing: Outgoing, underway: Underway): Promise<Id>;
  onProgress(client_id: string, share: number): void;
  /** A message may go now, or was refused. */
  onSettled(outcome: 'done' | 'refused'): void;
  /** The server cannot be reached at all. */
  onUnreachable(): void;
}

export interface Uploads {
  /** Brings up what is there, one picture after the other. */
  look(over: AbortSignal): Promise<Left>;
  /** The picture of a message that has gone up already. */
  idOf(client_id: string): Id | undefined;
  /** The server has the message, or wants its picture no more. */
  forget(client_id: string): void;
  /** Ends the upload of a message that was discarded. */
  cancel(client_id: string): void;
}

/**
 * Milliseconds in which nothing of a picture goes up and no answer comes: the line is dead, though no browser
 * says so. The server itself takes up to fifty seconds.
 */
const stalledAfter = 90_000;
/** Milliseconds in which the server surely keeps a picture without its message; its own time is longer. */
const keptFor = 20 * 3_600_000;

/** Pictures go up beside what is sent meanwhile: on a slow line they take minutes. */
export function createUploads(ports: Ports): Uploads {
  const { kept, upload, onProgress } = ports;
  const there = new Map<string, { id: Id; since: number }>();
  let underway: { client_id: string; abort: AbortController } | null = null;

  function bringUp(outgoing: Outgoing, over: AbortSignal) {
    const { client_id } = outgoing;
    const abort = new AbortController();
    const end = () => abort.abort();
    underway = { client_id, abort };
    over.addEventListener('abort', end);
    let patience: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(patience);
      patience = setTimeout(end, stalledAfter);
    };
    wait();
    return tryOnce(kept, client_id, async () => {
      const moves = (share: number) => {
        wait();
        onProgress(client_id, share);
      };
      const id = await upload(outgoing, { signal: abort.signal, onProgress: moves });
      there.set(client_id, { id, since: Date.now() });
    }).finally(() => {
      clearTimeout(patience);
      over.removeEventListener('abort', end);
      underway = null;
    });
  }

  /** One that has waited too long the server may have forgotten, and is as if it had not gone up. */
  function idOf(client_id: string): Id | undefined {
    const { id, since = 0 } = there.get(client_id) ?? {};
    return Date.now() - since < keptFor ? id : undefined;
  }

  return {
    async look(over) {
      const held = new Set<string>();
      while (!over.aborted) {
        const next = (await kept.all()).find(
          (message) =>
            message.picture &&
            !message.refused &&
            idOf(message.client_id) === undefined &&
            !held.has(lineOf(message)),
        );
        if (!next) return held.size === 0 ? 'nothing' : 'failed';
        const outcome = await bringUp(next, over);
        if (outcome === 'unreachable') {
          ports.onUnreachable();
          return 'failed';
        }
        if (outcome === 'later') held.add(lineOf(next));
        else ports.onSettled(outcome);
      }
      return 'nothing';
    },
    idOf,
    forget: (client_id) => void there.delete(client_id),
    cancel(client_id) {
      if (underway?.client_id === client_id) underway.abort.abort();
    },
  };
}
