import { lineOf, type Outgoing } from './outgoing.ts';

/**
 * Milliseconds that what was written after a picture waits for it: most have gone up by then, and arrive in
 * the order they were written. Nobody waits for one that takes minutes.
 */
const longest = 5000;

/** Knows how long words still wait for the pictures that were written to the same reader before them. */
export function createPatience() {
  /** When something was first seen to wait for a picture, by its message. */
  const since = new Map<string, number>();
  return {
    /** Milliseconds that a message waits at most. */
    left(message: Outgoing, all: Outgoing[], isUp: (client_id: string) => boolean): number {
      const ahead = all.filter(
        (one) =>
          one.picture &&
          !one.refused &&
          one.created < message.created &&
          !isUp(one.client_id) &&
          lineOf(one) === lineOf(message),
      );
      const now = Date.now();
      for (const { client_id } of ahead) since.set(client_id, since.get(client_id) ?? now);
      const waited = ahead.map(({ client_id }) => now - (since.get(client_id) ?? now));
      return Math.max(0, ...waited.map((ms) => longest - ms));
    },
    /** Nothing goes anywhere: nobody has waited for a picture until now. */
    renew: () => since.clear(),
  };
}
