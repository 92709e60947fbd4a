import type { Db } from '../platform/database.ts';

export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/**
 * Draws what goes along with a mail, from the values it was queued with, when it is sent: the
 * transaction that queues it is not kept waiting. Trying again must draw the same.
 */
export type Attach = (
  db: Db,
  data: Record<string, string>,
  language: string,
) => Promise<Attachment[]>;

export const attachNothing: Attach = () => Promise.resolve([]);
