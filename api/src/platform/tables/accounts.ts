import type { ColumnType, Generated } from 'kysely';

export type UserStatus = 'not_confirmed' | 'active' | 'deleted' | 'banned';
export type NotificationSettings = Record<string, { email: boolean; push: boolean }>;
export type TokenPurpose =
  | 'activate'
  | 'password_reset'
  | 'email_change'
  | 'email_undo'
  | 'restore'
  | 'unsubscribe';

export type AccountTables = {
  users: {
    id: string;
    site_id: string;
    email: string;
    password_hash: string;
    status: UserStatus;
    language: string;
    signup_date: Date;
    premium_since: Date | null;
    notifications_disabled: Generated<string[]>;
    notification_settings: Generated<NotificationSettings>;
    deletion_requested_at: Date | null;
    deleted_at: Date | null;
  };
  sessions: {
    id: string;
    token_hash: string;
    user_id: string;
    device: Generated<string>;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
  };
  tokens: {
    id: string;
    token_hash: string;
    user_id: string;
    purpose: TokenPurpose;
    data: ColumnType<Record<string, string>, Record<string, string> | undefined>;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  login_throttle: {
    key: string;
    attempts: number;
    level: number;
    blocked_until: Date | null;
    updated_at: Date;
  };
  rate_buckets: { key: string; tokens: number; updated_at: Date };
  tracking: {
    user_id: string;
    network: string | null;
    ref: string | null;
    sub1: string | null;
    sub2: string | null;
    sub3: string | null;
    created_at: Date;
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
  idempotency_keys: {
    user_id: string;
    key: string;
    request_hash: string;
    answer: unknown;
    created_at: Date;
  };
};
