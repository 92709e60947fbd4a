import pg from 'pg';

/** The first schema that a whole site could run on. */
export const firstSchema = '0007_mail.sql';

/** Numbered as ours are long: 26 letters. */
const id = (kind: string, n: string) => `'${kind}' || lpad((${n})::text, 25, '0')`;
/** Everybody's neighbour: 0 with 1, 2 with 3. */
const other = 'n # 1';

/** What `$1` members have after a while, table by table, past triggers and foreign keys. */
const statements = [
  `insert into companies (id, name) values ('c', 'Company')`,
  `insert into sites (id, company_id, name, domain) values ('afterglow', 'c', 'Afterglow', 'localhost')`,
  `insert into site_hosts (host, site_id) values ('localhost', 'afterglow')`,
  `insert into users (id, site_id, email, password_hash, status, language, signup_date)
   select ${id('m', 'n')}, 'afterglow', n || '@example.com', 'none', 'active', 'nl',
     now() - n % 900 * interval '1 day' from members`,
  `insert into profiles (id, name, gender, seeks, sexuality, birth_date, country, region, city,
     latitude, longitude, interests, fictional, active, main_photo_id, last_seen_at, created_at)
   select ${id('m', 'n')}, 'Member ' || n, case when n % 2 = 0 then 'female' else 'male' end,
     case when n % 2 = 0 then 'male' else 'female' end, 'hetero',
     (now() - (18 + n % 60) * interval '1 year')::date, 'NL', 'NL-' || lpad((1 + n % 12)::text, 2, '0'),
     'Utrecht', 52 + n % 100 / 100.0, 5 + n % 77 / 100.0, array['music', 'travel'], false, true,
     ${id('p', 'n')}, now() - n % 9000 * interval '1 hour', now() from members`,
  `insert into photos (id, profile_id, position, width, height, created_at)
   select ${id('p', 'n')}, ${id('m', 'n')}, 0, 800, 600, now() from members`,
  `insert into likes (from_id, to_id, created_at)
   select ${id('m', 'n')}, ${id('m', other)}, now() from members`,
  `insert into credit_accounts (user_id) select ${id('m', 'n')} from members`,
  `insert into credit_entries (id, user_id, entry_no, amount, balance_after, cause, reference, created_at)
   select ${id('e', 'n')}, ${id('m', 'n')}, 1, 50, 50, 'signup', ${id('m', 'n')}, now() from members`,
  `insert into conversations (id, profile_a, profile_b, created_by, last_seq, created_at)
   select ${id('c', 'n')}, ${id('m', 'n')}, ${id('m', other)}, ${id('m', 'n')}, 4, now()
   from members where n % 2 = 0`,
  `insert into conversation_members
     (conversation_id, profile_id, other_id, last_read_seq, last_delivered_seq, last_message_at)
   select ${id('c', 'n / 2 * 2')}, ${id('m', 'n')}, ${id('m', other)}, 4, 4, now() from members`,
  `insert into messages (id, conversation_id, seq, sender_id, client_id, kind, body, created_at)
   select ${id('s', 'n * 4 + seq')}, ${id('c', 'n')}, seq, ${id('m', 'n + seq % 2')},
     'client ' || seq, 'text', 'Line ' || seq || ' of some length, as people write them.', now()
   from members cross join generate_series(1, 4) seq where n % 2 = 0`,
];

/** Fills the first schema with so many members, each with a photo, a like, a conversation and credits. */
export async function fillOldInstallation(
  connection: pg.ClientConfig,
  many: number,
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    const members = `with members as (select generate_series(0, ${many - 1}) as n)`;
    for (const statement of statements) {
      await client.query(
        statement.replace(/^(insert into [^(]+\([^)]+\))\s+select/, `$1 ${members} select`),
      );
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** How many rows there are, and of what sum, that no migration may change. */
export async function sumsOf(connection: pg.ClientConfig): Promise<Record<string, unknown>> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query(`select
      (select count(*) from users) as users,
      (select count(*) from profiles) as profiles,
      (select count(*) from photos) as photos,
      (select count(*) from likes) as likes,
      (select row(count(*), sum(amount), sum(balance_after))::text from credit_entries) as credits,
      (select row(count(*), sum(last_seq))::text from conversations) as conversations,
      (select row(count(*), sum(seq), sum(hashtext(body)::bigint))::text from messages) as messages`);
    return rows[0];
  } finally {
    await client.end();
  }
}
