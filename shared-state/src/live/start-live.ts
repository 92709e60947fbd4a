import { followPresence } from './follow-presence.ts';
import { startLiveStream } from './live-stream.ts';
import { startPolling } from './polling.ts';
import { tellShown } from './tell-shown.ts';

/**
 * Brings a member's news, as they happen where that can be had.
 *
 * @param since from when on the page may know nothing of them, in milliseconds of the server's clock
 * @returns how to stop
 */
export function startLive(since?: number): () => void {
  const stops = [startLiveStream(since), startPolling(), tellShown(), followPresence()];
  return () => {
    for (const stop of stops) stop();
  };
}
