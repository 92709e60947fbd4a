import type { ColumnType, Generated } from 'kysely';

export type LiveTables = {
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
};
