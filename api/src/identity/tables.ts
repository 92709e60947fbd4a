import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type Gender = 'male' | 'female';
export type Seeks = Gender | 'both';
export type Sexuality = 'hetero' | 'gay' | 'lesbian' | 'bi';
export type UserStatus = 'not_confirmed' | 'active' | 'deleted' | 'banned';
export type NotificationSettings = Record<string, { email: boolean; push: boolean }>;
export type TokenPurpose =
  | 'activate'
  | 'password_reset'
  | 'email_change'
  /** Gives the account back to an address, not only after a change of it. */
  | 'email_undo'
  | 'restore'
  | 'appeal'
  /** For one download of the own data. */
  | 'own_data'
  | 'withdrawal'
  | 'unsubscribe';

declare module '../platform/database.ts' {
  interface Tables {
    users: {
      id: string;
      site_id: string;
      email: string;
      password_hash: string;
      status: UserStatus;
      /** Kept by the database while it is banned. */
      status_before_ban: GeneratedAlways<Exclude<UserStatus, 'banned'> | null>;
      /** When the decision on reports was made that its ban is about; null for a ban without one. */
      ban_decided_at: Generated<Date | null>;
      language: string;
      units: Generated<'km' | 'mi' | null>;
      signup_date: Date;
      premium_since: Date | null;
      notifications_disabled: Generated<string[]>;
      notification_settings: Generated<NotificationSettings>;
      deletion_requested_at: Date | null;
      deleted_at: Date | null;
      /** Kept by the database once it is erased, until its books are gone, too. */
      last_booked_at: Generated<Date | null>;
    };
    profiles: {
      id: string;
      name: string;
      gender: Gender;
      /** Null when the consent to keep it was taken back. */
      seeks: Seeks | null;
      sexuality: Sexuality | null;
      /** A day, `1990-05-14`. */
      birth_date: string;
      country: string;
      region: string;
      city: string;
      latitude: number | null;
      longitude: number | null;
      reach_min_age: number | null;
      reach_max_age: number | null;
      reach_distance_km: number | null;
      reach_verified_only: Generated<boolean>;
      reach_unanswered_limit: number | null;
      verified_at: Date | null;
      verified_until: Date | null;
      about_me: Generated<string>;
      prompts: ColumnType<{ key: string; answer: string }[], string | undefined, string>;
      reason: string | null;
      tattoos: string | null;
      hair_colour: string | null;
      eye_colour: string | null;
      body_type: string | null;
      relationship_status: string | null;
      height: number | null;
      interests: Generated<string[]>;
      active: Generated<boolean>;
      privacy: Generated<boolean>;
      face_consent: Generated<boolean>;
      fictional: Generated<boolean>;
      /** Where the member belongs, kept by the database: `site afterglow`, or `demo NL`. */
      pool: GeneratedAlways<string>;
      main_photo_id: string | null;
      last_seen_at: Date;
      created_at: Date;
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
    idempotency_keys: {
      user_id: string;
      key: string;
      request_hash: string;
      answer: unknown;
      created_at: Date;
    };
  }
}
