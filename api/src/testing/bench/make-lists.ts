import pg from 'pg';

/** A member with lists of one length: chats, messages in one of them, and likes. */
export interface Lists {
  chats: number;
  messages: number;
  likes: number;
}

/**
 * Gives a member lists of these lengths, with members from `first` on. The conversation with the
 * first of them is the long one, and its id is returned.
 */
export async function makeLists(
  connection: pg.PoolConfig,
  me: string,
  first: number,
  { chats, messages, likes }: Lists,
): Promise<string> {
  const client = new pg.Client(connection as pg.ClientConfig);
  await client.connect();
  try {
    const talk = `t${me.slice(-8)}`;
    const longTalk = talk + '0'.repeat(17);
    const many = [talk, me, first, chats];
    await client.query(
      `insert into conversations (id, profile_a, profile_b, created_by, last_seq, created_at)
       select $1 || lpad(n::text, 17, '0'), least($2 collate "C", other collate "C"),
         greatest($2 collate "C", other collate "C"), other, 1, now()
       from generate_series(0, $4::int - 1) n
       cross join lateral (select 'm' || lpad(($3::int + n)::text, 25, '0') as other) whom`,
      many,
    );
    await client.query(
      `insert into conversation_members (conversation_id, profile_id, other_id, last_message_at)
       select c.id, side.mine, side.theirs, now() - interval '1 second' * right(c.id, 17)::bigint
       from conversations c cross join lateral (values (c.profile_a, c.profile_b),
         (c.profile_b, c.profile_a)) side (mine, theirs) where starts_with(c.id, $1)`,
      [talk],
    );
    await client.query(
      `insert into messages (id, conversation_id, seq, sender_id, client_id, kind, body, created_at,
         fetched_at)
       select c.id || '-' || n, c.id, n, c.created_by, c.id || '-' || n, 'text', 'Line ' || n,
         now(), now()
       from conversations c
       cross join lateral generate_series(1, case when c.id = $1 || repeat('0', 17) then $2::int else 1 end) n
       where starts_with(c.id, $1)`,
      [talk, messages],
    );
    await client.query('update conversations set last_seq = $2 where id = $1', [
      longTalk,
      messages,
    ]);
    await client.query(
      `insert into likes (from_id, to_id, is_new, created_at)
       select 'm' || lpad((($2::int + n))::text, 25, '0'), $1, false, now() - interval '1 minute' * n
       from generate_series(0, $3::int - 1) n`,
      [me, first, likes],
    );
    await client.query('analyze');
    return longTalk;
  } finally {
    await client.end();
  }
}
