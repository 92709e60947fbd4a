import type { Generated } from 'kysely';

declare module '../platform/database.ts' {
  interface Tables {
    reports: {
      id: string;
      reporter_id: string;
      profile_id: string;
      photo_id: string | null;
      message_id: string | null;
      reason: string;
      remarks: Generated<string>;
      status: Generated<'open' | 'upheld' | 'dismissed'>;
      created_at: Date;
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
