import type { Generated } from 'kysely';

declare module '../platform/database.ts' {
  interface Tables {
    push_notices: {
      id: string;
      subscription_id: string;
      type: 'message' | 'like' | 'match';
      /** Whose doing it was. */
      from_id: string;
      data: Record<string, string>;
      attempts: Generated<number>;
      next_attempt_at: Date;
    };
  }
}
