import { connect } from '@nats-io/transport-node';
import type { BusAccess } from './bus-env.ts';
import { type Connect, patience } from './connection.ts';

/** By NATS, to all that listen to the same subject. */
export function natsConnect({ servers, ...access }: BusAccess, subject: string): Connect {
  return async (heard) => {
    const nats = await connect({
      ...access,
      servers,
      name: 'afterglow',
      timeout: patience,
      // Who opened this opens another, and knows then that something was missed.
      reconnect: false,
      noEcho: true,
    });
    const waiting = new Set<(error: Error) => void>();
    void nats.closed().then((reason) => {
      const error = new Error('The connection to NATS is over.', { cause: reason });
      for (const reject of waiting) reject(error);
      heard.end();
    });

    /** Waits until the server has done all that it was told before; one that is silent is given up. */
    function answered(): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const silent = setTimeout(() => void nats.close(), patience);
      waiting.add(reject);
      nats.flush().then(resolve, reject);
      return promise.finally(() => {
        clearTimeout(silent);
        waiting.delete(reject);
      });
    }

    let refused: Error | undefined;
    nats.subscribe(subject, {
      callback: (error, message) => {
        if (!error) return heard.text(message.string());
        // The server says no to the subject: nothing would ever be heard.
        refused = error;
        void nats.close();
      },
    });
    await answered();
    if (refused) throw refused;
    return {
      async tell(texts) {
        for (const text of texts) nats.publish(subject, text);
        await answered();
      },
      check: answered,
      end: () => nats.close(),
    };
  };
}
