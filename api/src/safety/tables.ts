import type { Generated } from 'kysely';

declare module '../platform/database.ts' {
  interface Tables {
    reports: {
      id: string;
      /** Null once whoever reported it was erased. */
      reporter_id: string | null;
      /** Null when there was no such member, or is not any more. */
      profile_id: string | null;
      /** What was named of somebody not there for the reporter; `gone` of who was erased since. */
      named_id: string | null;
      photo_id: string | null;
      message_id: string | null;
      reason: string;
      remarks: Generated<string>;
      status: Generated<'open' | 'upheld' | 'dismissed'>;
      measure: 'none' | 'warning' | 'photo_removed' | 'message_removed' | 'ban' | null;
      decided_at: Date | null;
      decided_by: string | null;
      created_at: Date;
    };
    appeals: {
      id: string;
      report_id: string;
      user_id: string;
      said: string;
      status: Generated<'open' | 'granted' | 'rejected'>;
      created_at: Date;
      decided_at: Date | null;
      decided_by: string | null;
    };
    verifications: {
      user_id: string;
      pose: string;
      status: 'waiting' | 'approved' | 'refused';
      reason: string | null;
      attempts: Generated<number>;
      sent_at: Date;
      decided_at: Date | null;
    };
  }
}
