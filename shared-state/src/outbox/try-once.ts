import { ApiError } from '../api/api-error.ts';
import { wasRefused } from '../api/was-refused.ts';
import type { KeptMessages } from './kept-messages.ts';

/** What became of a try: `later` when it may go another time. */
export type Outcome = 'done' | 'refused' | 'later' | 'unreachable';

/** True when the server will not have the message. All else may pass by itself. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && wasRefused(error);

/** Does something for a message; a refusal is kept with it, for the member to see. */
export async function tryOnce(
  kept: KeptMessages,
  client_id: string,
  act: () => Promise<void>,
): Promise<Outcome> {
  try {
    await act();
    return 'done';
  } catch (error) {
    if (isRefusal(error)) {
      await kept.change(client_id, {
        ...{ refused: error.message, refusal: error.code },
        ...(error.code === 'price_changed' && { credits: Number(error.extra.credits) }),
      });
      return 'refused';
    }
    // Discarded meanwhile: that was no failure.
    const isKept = (await kept.all()).some((message) => message.client_id === client_id);
    if (!isKept) return 'done';
    return error instanceof ApiError && error.code === 'network' ? 'unreachable' : 'later';
  }
}
