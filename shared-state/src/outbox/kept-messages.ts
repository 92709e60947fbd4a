import { memberDatabase } from '../browser/member-storage.ts';
import type { Outgoing } from './outgoing.ts';

const table = 'messages';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(memberDatabase, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'client_id' });
  return done(request);
}

/**
 * Messages of one member that the server does not have yet, one record each, the same for all tabs.
 * What the browser cannot keep, as in some private windows, lasts as long as the page.
 */
export class KeptMessages {
  private readonly inMemory = new Map<string, Outgoing>();
  /** Sent or discarded, also where the browser would not let go of it. */
  private readonly gone = new Set<string>();
  private opened: Promise<IDBDatabase> | null = null;
  private readonly member: string;

  constructor(member: string) {
    this.member = member;
  }

  /** The oldest first. */
  async all(): Promise<Outgoing[]> {
    const stored = await this.stored();
    const kept = stored.filter(({ client_id }) => !this.inMemory.has(client_id));
    return [...kept, ...this.inMemory.values()]
      .filter(({ member, client_id }) => member === this.member && !this.gone.has(client_id))
      .sort((a, b) => a.created - b.created);
  }

  /** Keeps it behind all that are there. Done when it would survive the browser. */
  async add(outgoing: Outgoing): Promise<void> {
    try {
      await this.within(async (messages) => {
        const known: Outgoing[] = await done(messages.getAll());
        if (known.some(({ client_id }) => client_id === outgoing.client_id)) return;
        const last = Math.max(...known.map(({ created }) => created), 0);
        const created = Math.max(outgoing.created, last + 1);
        await done(messages.put({ ...outgoing, created }));
      });
    } catch {
      this.inMemory.set(outgoing.client_id, outgoing);
    }
  }

  /**
   * Of a message that is still there, something is different; in this page alone where the browser does
   * not keep that, as on a full disk: what was refused is not sent over and over.
   */
  async change(client_id: string, part: Partial<Outgoing>): Promise<void> {
    const here = this.inMemory.get(client_id);
    if (here) return void this.inMemory.set(client_id, { ...here, ...part });
    let known: Outgoing | undefined;
    try {
      await this.within(async (messages) => {
        known = await done<Outgoing | undefined>(messages.get(client_id));
        if (known) await done(messages.put({ ...known, ...part }));
      });
    } catch {
      if (known) this.inMemory.set(client_id, { ...known, ...part });
    }
  }

  async remove(client_id: string): Promise<void> {
    this.gone.add(client_id);
    this.inMemory.delete(client_id);
    await this.within((messages) => done(messages.delete(client_id))).catch(() => undefined);
  }

  private async stored(): Promise<Outgoing[]> {
    try {
      return await this.within((messages) => done(messages.getAll()), 'readonly');
    } catch {
      return [];
    }
  }

  private async within<T>(
    act: (messages: IDBObjectStore) => Promise<T>,
    mode: IDBTransactionMode = 'readwrite',
  ): Promise<T> {
    const database = await this.database();
    const transaction = database.transaction(table, mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    // What fails within ends the transaction, and that is told here.
    const [result] = await Promise.all([act(transaction.objectStore(table)), ended]);
    return result;
  }

  private database(): Promise<IDBDatabase> {
    this.opened ??= open().then((database) => {
      const forget = () => {
        this.opened = null;
      };
      // At logout it is deleted, which waits for whoever holds it.
      database.onversionchange = () => {
        database.close();
        forget();
      };
      database.onclose = forget;
      return database;
    });
    this.opened.catch(() => {
      this.opened = null;
    });
    return this.opened;
  }
}
