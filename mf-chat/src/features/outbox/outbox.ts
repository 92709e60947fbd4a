import type { ChatMessage } from '@afterglow/shared-state';
import { ApiError, bus, connection, unsent } from '@afterglow/shared-state';
import { type Observable, observable } from '../observable.ts';
import type { Outgoing, Target, Words } from './outgoing.ts';

export interface Sent {
  outgoing: Outgoing;
  message: ChatMessage;
}

export interface Outbox {
  messages: Observable<Outgoing[]>;
  send(target: Target, what: Words): void;
  /** Tries a refused message once more. */
  retry(client_id: string): void;
  discard(client_id: string): void;
  onSent(listener: (sent: Sent) => void): () => void;
}

interface Ports {
  send(outgoing: Outgoing): Promise<ChatMessage>;
  read(): Outgoing[];
  store(messages: Outgoing[]): void;
}

/** Milliseconds before the next try after a failure that may pass. */
const pauses = [1000, 2000, 4000, 8000, 15_000];

/** True when trying again by itself can help: no connection, or a server in trouble. */
function mayPass(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)
  );
}

/**
 * Messages leave one after the other, in the order they were written, until the server has each.
 * They survive reloads; a message the server refuses waits for the member.
 */
export function createOutbox({ send, read, store }: Ports): Outbox {
  const messages = observable<Outgoing[]>(read());
  const listeners = new Set<(sent: Sent) => void>();
  let working = false;
  let failures = 0;
  let release: (() => void) | null = null;

  function change(edit: (before: Outgoing[]) => Outgoing[]): void {
    const next = edit(messages.get());
    // Another tab may have stored messages of its own, which are not for this one to forget.
    store(edit(read()));
    messages.set(next);
    const waiting = next.some((message) => !message.refused);
    if (waiting && !release) release = unsent.hold('message');
    if (!waiting && release) {
      release();
      release = null;
    }
  }

  const drop = (client_id: string) =>
    change((before) => before.filter((message) => message.client_id !== client_id));

  async function sendOne(outgoing: Outgoing): Promise<void> {
    try {
      const message = await send(outgoing);
      failures = 0;
      drop(outgoing.client_id);
      for (const listener of listeners) listener({ outgoing, message });
    } catch (error) {
      if (mayPass(error)) {
        failures += 1;
        throw error;
      }
      const refused = error instanceof ApiError ? error.message : String(error);
      change((before) =>
        before.map((known) =>
          known.client_id === outgoing.client_id ? { ...known, refused } : known,
        ),
      );
    }
  }

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    try {
      for (;;) {
        const next = messages.get().find((message) => !message.refused);
        if (!next) return;
        await sendOne(next);
      }
    } catch {
      setTimeout(() => void work(), pauses[Math.min(failures, pauses.length) - 1] ?? 1000);
    } finally {
      working = false;
    }
  }

  connection.subscribe((state) => {
    if (state.online) void work();
  });
  // At logout the storage is wiped; what is in memory belongs to nobody any more.
  bus.on('session:changed', ({ user }) => {
    if (!user) change(() => []);
  });
  if (messages.get().length > 0) change((before) => before);
  void work();

  return {
    messages,
    send(target, what) {
      const created = new Date().toISOString();
      const client_id = crypto.randomUUID();
      change((before) => [...before, { client_id, target, ...what, created, refused: null }]);
      void work();
    },
    retry(client_id) {
      change((before) =>
        before.map((known) =>
          known.client_id === client_id ? { ...known, refused: null } : known,
        ),
      );
      void work();
    },
    discard: drop,
    onSent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
