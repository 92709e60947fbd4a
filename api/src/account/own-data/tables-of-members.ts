import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../platform/database.ts';

/** Rows of the table that a member gets with the download of their data. */
export interface Exported {
  rows: (me: string) => RawBuilder<SqlBool>;
  /** Columns that are left out: secrets of ours, and what is another member's. */
  without?: string[];
  /** What others' rows say of the member: which ones, and what alone of them. */
  about?: { rows: Exported['rows']; only: RawBuilder<unknown> };
}

/** Why a table is not in it. */
export interface Exempt {
  exempt: string;
}

const own = (column: string): Exported['rows'] => {
  return (me) => sql<SqlBool>`${sql.ref(column)} = ${me}`;
};
const ofPayment: Exported['rows'] = (me) =>
  sql`payment_id in (select id from payments where user_id = ${me})`;
const ofTheProduct = { exempt: 'the same for everybody, nothing of a member' };
const secretOnly = { exempt: 'a secret or a counter under a hash, kept for days' };

/** Every table, and what of it belongs into the download of a member's own data. */
export const tablesOfMembers: Record<keyof Tables, Exported | Exempt> = {
  users: { rows: own('id'), without: ['password_hash'] },
  profiles: { rows: own('id') },
  photos: { rows: own('profile_id') },
  approved_faces: { rows: own('profile_id'), without: ['approved_by'] },
  tracking: { rows: own('user_id') },
  sessions: { rows: own('user_id'), without: ['token_hash'] },
  known_devices: { rows: own('user_id'), without: ['device_hash'] },
  passkeys: { rows: own('user_id'), without: ['public_key'] },
  push_notices: { exempt: 'what is about to be said to a browser, gone within the hour' },
  push_subscriptions: { rows: own('user_id'), without: ['p256dh', 'auth'] },
  consents: { rows: own('user_id') },
  deletion_requests: { rows: own('user_id') },
  complaints: { rows: own('user_id') },
  notice_mails: { rows: own('user_id') },
  // Whether the other one has seen it is nothing that pages tell either.
  likes: { rows: own('from_id'), without: ['is_new'] },
  passes: { rows: own('from_id') },
  blocks: { rows: own('blocker_id') },
  verifications: { rows: own('user_id') },
  reports: {
    rows: own('reporter_id'),
    without: ['decided_by'],
    // As they were mailed to the member: nothing of who reported, or in which words. Which message it
    // was, or the minute, would tell.
    about: {
      rows: (me) => sql`profile_id = ${me} and status = 'upheld'`,
      only: sql`id, reason, measure, photo_id, message_id is not null as of_message,
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as reported_on, decided_at`,
    },
  },
  appeals: { rows: own('user_id'), without: ['decided_by'] },
  signup_matches: { rows: own('user_id') },
  swipe_days: { rows: own('profile_id') },
  conversation_members: { rows: own('profile_id') },
  messages: {
    rows: (me) => sql`conversation_id in (
      select conversation_id from conversation_members where profile_id = ${me})
      and (sender_id = ${me} or fetched_at is not null)`,
    // What one has paid for them stands in credit_entries.
    without: ['client_id', 'credits', 'fetched_at', 'withdrawn_at'],
  },
  message_images: { rows: own('owner_id') },
  credit_entries: { rows: own('user_id') },
  payments: { rows: own('user_id'), without: ['provider_ref', 'redirect_url'] },
  invoices: { rows: ofPayment },
  spending_limits: { rows: own('user_id') },
  payment_refunds: { rows: ofPayment, without: ['provider_ref'] },
  direct_debit_blocks: { rows: own('user_id') },
  direct_debits: { rows: ofPayment, without: ['iban_encrypted', 'iban_hash', 'code_hash'] },
  discount_codes: { rows: own('user_id') },
  discount_redemptions: { rows: own('user_id') },
  outbox_mail: { rows: own('user_id'), without: ['data', 'last_error'] },

  conversations: { exempt: 'who talks to whom is in conversation_members' },
  photo_uploads: {
    exempt:
      'for a day, how an upload went; what came of it is in photos, what waits is in the archive',
  },
  swipe_deals: {
    exempt: 'whom the game showed, for two days; whom one chose is in likes and passes',
  },
  live_events: { exempt: 'for an hour, what other tables say' },
  payment_events: { exempt: 'notices of the provider; what came of them is in payments' },
  credit_accounts: { exempt: 'a lock; what is on the account is in credit_entries' },
  operator_acts: { exempt: 'the books of operators: who of them did what' },
  payment_matters: { exempt: 'what operators have to look at in payments' },
  sandbox_refunds: { exempt: 'the books of the make-believe provider' },
  sandbox_payments: { exempt: 'the books of the make-believe provider' },
  sandbox_webhooks: { exempt: 'the books of the make-believe provider' },
  tokens: secretOnly,
  signup_keys: secretOnly,
  passkey_challenges: secretOnly,
  idempotency_keys: secretOnly,
  login_throttle: secretOnly,
  rate_buckets: secretOnly,
  companies: ofTheProduct,
  sites: ofTheProduct,
  site_hosts: ofTheProduct,
  gifts: ofTheProduct,
  openers: ofTheProduct,
  packages: ofTheProduct,
  invoice_numbers: ofTheProduct,
  payment_methods: ofTheProduct,
  banks: ofTheProduct,
};
