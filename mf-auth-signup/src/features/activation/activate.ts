import { ApiError, post, session } from '@afterglow/shared-state';

export type Activation = 'working' | 'done' | 'refused' | ApiError;

// A token works once, and React may run an effect twice; one promise per token keeps it at one call.
const running = new Map<string, Promise<Activation>>();

/** What a mailed token can be sent to: an address is confirmed or taken, an account given back. */
type Door = '/api/activate.php' | '/api/email-confirm.php' | '/api/email-undo.php';

/** Confirms what a mailed token is for. Never rejects with what the server refused. */
export function activate(token: string, door: Door = '/api/activate.php'): Promise<Activation> {
  const known = running.get(token);
  if (known) return known;
  const work = post(door, { token }).then(
    async () => {
      // Whoever is logged in here sees the new status at once; others log in as usual.
      await session.load().catch(() => undefined);
      return 'done' as const;
    },
    (error: unknown): Activation => {
      running.delete(token);
      if (!(error instanceof ApiError)) throw error;
      return error.status === 404 || error.status === 410 || error.status === 400
        ? 'refused'
        : error;
    },
  );
  running.set(token, work);
  return work;
}
