import { del, get, type Session } from '@afterglow/shared-state';

/** Where one is logged in, the most recently used first. */
export async function fetchSessions(signal?: AbortSignal): Promise<Session[]> {
  const answer = await get('/api/sessions.php', {
    ...(signal && { signal }),
  });
  return answer.sessions;
}

export async function endSession(id: string): Promise<void> {
  await del('/api/sessions.php', { query: { id } });
}

/** Ends all but this one. */
export async function endOtherSessions(): Promise<void> {
  await del('/api/sessions.php', { query: { others: true } });
}
