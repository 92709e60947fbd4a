import type { Generated } from 'kysely';

declare module '../platform/database.ts' {
  interface Tables {
    outbox_mail: {
      id: string;
      site_id: string;
      user_id: string | null;
      recipient: string;
      language: string;
      template: string;
      data: Record<string, string>;
      attempts: Generated<number>;
      next_attempt_at: Date;
      created_at: Date;
      sent_at: Date | null;
      failed_at: Date | null;
      last_error: string | null;
    };
  }
}
