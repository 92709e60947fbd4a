import type { ColumnType, Generated } from 'kysely';

declare module '../platform/database.ts' {
  interface Tables {
    live_events: {
      id: string;
      user_id: string;
      type: string;
      from_id: string | null;
      data: ColumnType<Record<string, unknown>, string>;
      /** A transaction number of PostgreSQL, as text. */
      position: Generated<string>;
      created_at: Date;
    };
  }
}
