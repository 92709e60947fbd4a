import { sql } from 'kysely';
import type pg from 'pg';
import { closeContext, createContext } from '../../app/create-context.ts';
import { sending } from '../../chat/write-message.ts';
import { seedSites } from '../../demo/seed-sites.ts';
import { after, day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { readEnv } from '../../platform/env.ts';
import { migrate } from '../../platform/migrate.ts';
import { newSecret } from '../../platform/random.ts';
import { hashSecret } from '../../platform/secrets.ts';
import type { Client } from './chat-clients.ts';

/** Messages of each pair from before. */
const history = 10;

/** Members who are logged in, two by two in a conversation: 0 with 1, 2 with 3. */
export async function makePairs(
  connection: pg.PoolConfig,
  dataDir: string,
  many: number,
): Promise<Client[]> {
  await migrate(connection);
  const ctx = await createContext(readEnv({ DATA_DIR: dataDir }), connection);
  await seedSites(ctx);
  const now = ctx.clock.now();
  const members = Array.from({ length: many }, (_, index) => {
    const token = newSecret(ctx.random);
    return { index, id: idOf('m', index), token, hash: hashSecret(token) };
  });
  const ids = members.map(({ id }) => id);
  const hashes = members.map(({ hash }) => hash);
  await sql`
    insert into users (id, site_id, email, password_hash, status, language, signup_date, premium_since)
    select id, 'afterglow', id || '@example.com', 'none', 'active', 'en', ${now}, ${now}
    from unnest(${ids}::text[]) as id`.execute(ctx.db);
  await sql`
    insert into profiles (id, name, gender, seeks, sexuality, birth_date, country, region, city,
      active, last_seen_at, created_at)
    select id, 'Member ' || id, 'male', 'female', 'hetero', '1990-05-14', 'NL', 'NL-09', 'Utrecht',
      true, ${now}, ${now}
    from unnest(${ids}::text[]) as id`.execute(ctx.db);
  await sql`
    insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, expires_at)
    select id, hash, id, 'bench', ${now}, ${now}, ${after(now, day)}
    from unnest(${ids}::text[], ${hashes}::text[]) as made(id, hash)`.execute(ctx.db);
  await sql`
    insert into credit_entries (id, user_id, amount, cause, reference, created_at)
    select id, id, 1000000, 'grant', id, ${now} from unnest(${ids}::text[]) as id`.execute(ctx.db);
  const even = ids.filter((_, index) => index % 2 === 0);
  const odd = ids.filter((_, index) => index % 2 === 1);
  const talks = even.map((_, index) => idOf('c', index));
  await sql`
    insert into conversations (id, profile_a, profile_b, created_by, created_at)
    select id, a, b, a, ${now}
    from unnest(${talks}::text[], ${even}::text[], ${odd}::text[]) as pair(id, a, b)`.execute(
    ctx.db,
  );
  for (const [mine, theirs] of [
    [even, odd],
    [odd, even],
  ]) {
    await sql`
      insert into conversation_members (conversation_id, profile_id, other_id, last_message_at)
      select id, a, b, ${now}
      from unnest(${talks}::text[], ${mine}::text[], ${theirs}::text[]) as pair(id, a, b)`.execute(
      ctx.db,
    );
  }
  await makeHistory(ctx, ids, now);
  await sql`analyze`.execute(ctx.db);
  await closeContext(ctx);
  return members.map(({ index, token }) => ({
    cookie: `sid=${token}`,
    conversation: talks[Math.floor(index / 2)] ?? '',
    to: index % 2 === 0 ? index + 1 : index - 1,
  }));
}

/**
 * What an installation has that runs for some time, so that the database does not plan for empty
 * tables: messages that both have read, what they were told of the last ones, and how fast they wrote.
 */
async function makeHistory(ctx: Context, ids: string[], now: Date): Promise<void> {
  await sql`update conversations set last_seq = ${history}`.execute(ctx.db);
  await sql`update conversation_members
    set last_read_seq = ${history}, last_delivered_seq = ${history}`.execute(ctx.db);
  await sql`
    insert into messages (id, conversation_id, seq, sender_id, client_id, kind, body, created_at,
      fetched_at)
    select c.id || n, c.id, n, c.created_by, c.id || n, 'text', 'Line ' || n, ${now}, ${now}
    from conversations c cross join generate_series(1, ${history}) n`.execute(ctx.db);
  await sql`
    insert into live_events (id, user_id, type, from_id, data, created_at)
    select m.profile_id || n, m.profile_id, 'message', m.other_id,
      jsonb_build_object('conversation', m.conversation_id, 'message', m.conversation_id || n,
        'profile', m.other_id), ${now}
    from conversation_members m cross join generate_series(1, ${history}) n`.execute(ctx.db);
  const buckets = ids.map((id) => hashSecret(sending.name(id)));
  await sql`
    insert into rate_buckets (key, tokens, updated_at)
    select key, ${sending.burst}, ${now} from unnest(${buckets}::text[]) as key`.execute(ctx.db);
}

/** An id as ours are: 26 letters, in their order. */
export const idOf = (kind: string, index: number) => `${kind}${String(index).padStart(25, '0')}`;
