import { del } from '@afterglow/shared-state';

export async function endSession(id: string): Promise<void> {
  await del('/api/sessions.php', { query: { id } });
}

/** Ends all but this one. */
export async function endOtherSessions(): Promise<void> {
  await del('/api/sessions.php', { query: { others: true } });
}
