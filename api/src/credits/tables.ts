import type { GeneratedAlways } from 'kysely';

export type CreditCause =
  | 'signup'
  | 'purchase'
  | 'message'
  | 'photo'
  | 'gift'
  | 'refund'
  | 'reversal'
  | 'withdrawal'
  | 'grant';

declare module '../platform/database.ts' {
  interface Tables {
    credit_accounts: { user_id: string };
    credit_entries: {
      id: string;
      user_id: string;
      /** Both are set by the database when a row is inserted. */
      entry_no: GeneratedAlways<number>;
      balance_after: GeneratedAlways<number>;
      amount: number;
      cause: CreditCause;
      reference: string;
      created_at: Date;
    };
  }
}
