import type { Id, User } from '../api/types.ts';

/** Every topic of the bus with its payload. Remotes may rely on these names and fields. */
export interface Topics {
  'chat:message': { conversation: Id; message?: Id; profile?: Id };
  'chat:typing': { conversation: Id; profile?: Id };
  /** The other side has read, or this member has read in another tab or device (`mine`). */
  'chat:read': { conversation: Id; mine?: boolean; until?: Id | null };
  'like:received': { profile: Id };
  'match:created': { profile: Id };
  'credits:changed': { credits: number };
  'payment:changed': { payment: Id; status?: string };
  'presence:changed': { profile: Id; online: boolean };
  'session:changed': { user: User | null };
  /** Events may have been missed: whoever shows server data should fetch it again. */
  'live:resumed': Record<string, never>;
}

export type Topic = keyof Topics;
