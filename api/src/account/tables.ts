import type { Generated } from 'kysely';
import type { complaintTopics } from './schemas.ts';

declare module '../platform/database.ts' {
  interface Tables {
    login_throttle: {
      key: string;
      attempts: number;
      level: number;
      blocked_until: Date | null;
      updated_at: Date;
    };
    tracking: {
      user_id: string;
      network: string | null;
      ref: string | null;
      sub1: string | null;
      sub2: string | null;
      sub3: string | null;
      created_at: Date;
    };
    signup_keys: {
      site_id: string;
      key: string;
      request_hash: string;
      user_id: string;
      created_at: Date;
    };
    passkeys: {
      id: string;
      user_id: string;
      public_key: Buffer;
      counter: number;
      transports: string[];
      name: string;
      created_at: Date;
      last_used_at: Date | null;
    };
    known_devices: { user_id: string; device_hash: string; created_at: Date; seen_at: Date };
    passkey_challenges: {
      challenge_hash: string;
      user_id: string | null;
      created_at: Date;
    };
    notice_mails: { user_id: string; type: string; sent_at: Date };
    deletion_requests: {
      user_id: string;
      reason: string;
      remarks: string;
      status_before: 'not_confirmed' | 'active';
      requested_at: Date;
      reminded_at: Date | null;
    };
    consents: {
      user_id: string;
      edition: number;
      language: string;
      /** Null of who signed up before they were kept. */
      words: string | null;
      given_at: Date;
      withdrawn_at: Date | null;
    };
    complaints: {
      id: string;
      number: string;
      site_id: string;
      user_id: string | null;
      name: string;
      email: string;
      language: string;
      topic: (typeof complaintTopics)[number];
      message: string;
      status: Generated<'received' | 'in_progress' | 'answered'>;
      answer: Generated<string>;
      created_at: Date;
      answered_at: Date | null;
    };
    push_subscriptions: {
      id: string;
      user_id: string;
      session_id: string | null;
      endpoint: string;
      p256dh: string;
      auth: string;
      created_at: Date;
    };
  }
}
