import { del, get } from '@afterglow/shared-state';

export interface Session {
  id: string;
  device: string;
  current: boolean;
  created_at: string;
  last_seen_at: string;
}

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
