import type { Generated } from 'kysely';

declare module '../platform/database.ts' {
  interface Tables {
    likes: {
      from_id: string;
      to_id: string;
      is_new: Generated<boolean>;
      created_at: Date;
      /** Since when it is mutual; the database notes it. */
      matched_at: Generated<Date | null>;
    };
    blocks: { blocker_id: string; blocked_id: string; created_at: Date };
  }
}
