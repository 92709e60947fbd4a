import type { Tables } from '../platform/database.ts';

/** Queries for ids that are of some sites, whose own ids stand where it says `sites`. */
const ids = {
  site: 'select id from sites where id = any(:sites)',
  company: 'select company_id from sites where id = any(:sites)',
  member: 'select id from users where site_id = any(:sites)',
  conversation: `select c.id from conversations c join users u on u.id = c.profile_a
    where u.site_id = any(:sites)`,
  message: `select m.id from messages m join conversations c on c.id = m.conversation_id
    join users u on u.id = c.profile_a where u.site_id = any(:sites)`,
  payment: 'select id from payments where site_id = any(:sites)',
  report: `select r.id from reports r join users u on u.id = coalesce(r.reporter_id, r.profile_id)
    where u.site_id = any(:sites)`,
  subscription: `select s.id from push_subscriptions s join users u on u.id = s.user_id
    where u.site_id = any(:sites)`,
  sandboxPayment: `select s.ref from sandbox_payments s join payments p on p.id = s.payment_id
    where p.site_id = any(:sites)`,
};

/** By which columns a row is a site's; one of them is enough. */
type Keys = Record<string, keyof typeof ids>;

const byUser: Keys = { user_id: 'member' };
const byProfile: Keys = { profile_id: 'member' };
const byPayment: Keys = { payment_id: 'payment' };

/** What a database has of its own, whatever sites are in it. */
const stays = 'stays';

/**
 * Every table, and which of its rows go with a site. What others are found by comes after them: they
 * are deleted in this order.
 */
export const tablesOfSites: Record<keyof Tables, Keys | typeof stays> = {
  photos: byProfile,
  approved_faces: byProfile,
  tracking: byUser,
  sessions: byUser,
  tokens: byUser,
  known_devices: byUser,
  passkeys: byUser,
  passkey_challenges: byUser,
  push_notices: { subscription_id: 'subscription' },
  push_subscriptions: byUser,
  idempotency_keys: byUser,
  signup_keys: { site_id: 'site' },
  signup_matches: byUser,
  consents: byUser,
  deletion_requests: byUser,
  complaints: { site_id: 'site' },
  notice_mails: byUser,
  outbox_mail: { site_id: 'site' },
  live_events: byUser,
  photo_uploads: byUser,
  verifications: byUser,
  likes: { from_id: 'member' },
  passes: { from_id: 'member' },
  blocks: { blocker_id: 'member' },
  swipe_days: byProfile,
  swipe_deals: byProfile,
  appeals: { report_id: 'report' },
  reports: { id: 'report' },
  message_images: { owner_id: 'member', message_id: 'message' },
  messages: { conversation_id: 'conversation' },
  conversation_members: byProfile,
  conversations: { profile_a: 'member' },
  spending_limits: byUser,
  discount_redemptions: byUser,
  direct_debits: byPayment,
  direct_debit_blocks: byUser,
  payment_events: byPayment,
  payment_refunds: byPayment,
  payment_matters: byPayment,
  invoices: byPayment,
  sandbox_refunds: { ref: 'sandboxPayment' },
  sandbox_webhooks: { ref: 'sandboxPayment' },
  sandbox_payments: byPayment,
  payments: { site_id: 'site' },
  discount_codes: { user_id: 'member', site_id: 'site' },
  credit_entries: byUser,
  credit_accounts: byUser,
  profiles: { id: 'member' },
  users: { site_id: 'site' },
  invoice_numbers: { company_id: 'company' },
  companies: { id: 'company' },
  site_hosts: { site_id: 'site' },
  sites: { id: 'site' },

  // Price lists and catalogues have to be the same already.
  packages: stays,
  payment_methods: stays,
  banks: stays,
  gifts: stays,
  openers: stays,
  // Limits begin anew; who did what stays where it was done.
  login_throttle: stays,
  rate_buckets: stays,
  operator_acts: stays,
};

/** Has to be the same in both databases: what moves refers to it. */
export const catalogues = ['packages', 'payment_methods', 'banks', 'gifts', 'openers'] as const;

/** Says for an hour what other tables say, under numbers of the old database. */
export const leftBehind: string[] = ['live_events'];

interface TableOfSites {
  name: string;
  /** In pairs: a column, and the query for the ids of `sites` in it. */
  keys: [column: string, ids: string][];
  /** SQL: whether a row of it, by this name, is theirs. */
  isTheirs: (row: string) => string;
}

/** The tables with rows of these sites, in the order of deletion. */
export function tablesFor(sites: string[]): TableOfSites[] {
  const literal = `'{${sites.join(',')}}'::text[]`;
  return Object.entries(tablesOfSites).flatMap(([name, of]) => {
    if (of === stays) return [];
    const keys = Object.entries(of).map(([column, id]): [string, string] => [
      column,
      ids[id].replace(':sites', literal),
    ]);
    const isTheirs = (row: string) =>
      `(${keys.map(([column, query]) => `${row}.${column} in (${query})`).join(' or ')})`;
    return [{ name, keys, isTheirs }];
  });
}
