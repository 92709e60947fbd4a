import { ApiError, post, session } from '@afterglow/shared-state';

export type Activation = 'working' | 'done' | 'refused' | ApiError;

// A token works once, and React may run an effect twice; one promise per token keeps it at one call.
const running = new Map<string, Promise<Activation>>();

// Whose answer never came: that the token is spent says then that it did its work.
const unanswered = new Set<string>();

export const isUnanswered = (token: string): boolean => unanswered.has(token);

/** What a mailed token can be sent to: an address is confirmed or taken, an account given back. */
export type Door = '/api/activate.php' | '/api/email-confirm.php' | '/api/email-undo.php';

/**
 * Confirms what a mailed token is for. Never rejects with what the server refused.
 *
 * @param wasSent before the page was loaded anew, and no answer came
 */
export function activate(token: string, door: Door, wasSent = false): Promise<Activation> {
  if (wasSent) unanswered.add(token);
  const known = running.get(token);
  if (known) return known;
  const work = take(token, door).catch((error: unknown): Activation => {
    if (error instanceof ApiError && [400, 404, 410].includes(error.status)) return 'refused';
    running.delete(token);
    if (!(error instanceof ApiError)) throw error;
    if (error.status < 400 || error.status >= 500) unanswered.add(token);
    return error;
  });
  running.set(token, work);
  return work;
}

async function take(token: string, door: Door): Promise<Activation> {
  await post(door, { token }).catch((error: unknown) => {
    const isSpent = error instanceof ApiError && error.code === 'token_used';
    // An activation link that is spent has confirmed the address, in whichever browser that was.
    if (!isSpent || !(unanswered.has(token) || door === '/api/activate.php')) throw error;
  });
  // Whoever is logged in here sees the new status at once; others log in as usual.
  await session.load().catch(() => undefined);
  return 'done';
}
