/**
 * Calls `stop` once when a person, npm or the system asks this process to end, then ends it.
 * A lost IPC channel counts too: whoever started us was killed. The signal tells that it began.
 */
export function whenAskedToStop(stop: () => Promise<void>): AbortSignal {
  const asked = new AbortController();
  const end = async () => {
    if (asked.signal.aborted) return;
    asked.abort();
    await stop();
    process.exit(0);
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
    process.on(event, end);
  }
  return asked.signal;
}
