import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A port that stays open while the server behind it is replaced. */
export interface HeldPort {
  /** Whoever comes from now on, or waits, gets to the server on this port of loopback. */
  leadTo(inner: number): void;
  /** Lets those who come from now on wait; ends once all who came before are gone, or had their time. */
  hold(): Promise<void>;
  /** Lets go of everybody. */
  close(): void;
}

/** How long a page has to read what it asked for; one that is being debugged reads nothing. Milliseconds. */
const patience = 20_000;

/**
 * Listens on a port of loopback. A page whose first script finds nobody stays white: nothing has come
 * that could ask again, so what asks while a development server begins anew waits for its answer.
 */
export async function holdPort(port: number, longest = patience): Promise<HeldPort> {
  const led = new Set<Socket>();
  const waiting = new Set<Socket>();
  let inner: number | undefined;

  function lead(page: Socket, to: number): void {
    const server = connect(to, '127.0.0.1');
    led.add(page);
    page.once('close', () => {
      led.delete(page);
      server.destroy();
    });
    server.once('error', () => page.destroy());
    page.pipe(server).pipe(page);
  }

  const listener = createServer((page) => {
    // That it is closed follows.
    page.on('error', () => undefined);
    page.once('close', () => waiting.delete(page));
    waiting.add(page);
    // Browsers open connections before they have a question; such a one is nobody's yet.
    page.once('readable', () => {
      if (inner === undefined) return;
      waiting.delete(page);
      lead(page, inner);
    });
  });
  await once(listener.listen(port, 'localhost'), 'listening');

  return {
    leadTo(to) {
      inner = to;
      for (const page of waiting) {
        if (page.readableLength === 0) continue;
        waiting.delete(page);
        lead(page, to);
      }
    },
    async hold() {
      inner = undefined;
      // One that breaks off is gone, too.
      const gone = [...led].map((page) => new Promise((go) => page.once('close', go)));
      const late = setTimeout(() => {
        for (const page of led) page.destroy();
      }, longest);
      await Promise.all(gone);
      clearTimeout(late);
    },
    close() {
      listener.close();
      for (const page of [...led, ...waiting]) page.destroy();
    },
  };
}
