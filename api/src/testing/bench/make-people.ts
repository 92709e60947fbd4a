import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Where people live: region, city, its place, and how many of a hundred live around it. */
const homes: [string, string, number, number, number][] = [
  ['NL-07', 'Amsterdam', 52.37, 4.89, 24],
  ['NL-11', 'Rotterdam', 51.92, 4.48, 22],
  ['NL-09', 'Utrecht', 52.09, 5.12, 12],
  ['NL-06', 'Eindhoven', 51.44, 5.48, 14],
  ['NL-03', 'Arnhem', 51.98, 5.91, 11],
  ['NL-04', 'Groningen', 53.22, 6.57, 5],
  ['NL-15', 'Zwolle', 52.51, 6.09, 6],
  ['NL-05', 'Maastricht', 50.85, 5.69, 6],
];

/**
 * Brings the members of the site to `many`, from those there are. Written past triggers and foreign
 * keys, so a million take minutes and not hours; ids, pools and places are as the product has them.
 */
export async function makePeople(
  connection: pg.PoolConfig,
  interests: readonly string[],
  many: number,
  now = new Date(),
): Promise<void> {
  const client = new pg.Client(connection as pg.ClientConfig);
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query('set synchronous_commit = off');
    await client.query('select setseed(0.5)');
    const { rows } = await client.query('select count(*)::int as there from profiles');
    const from = rows[0].there;
    await client.query(
      `insert into users (id, site_id, email, password_hash, status, language, signup_date)
       select 'm' || lpad(n::text, 25, '0'), 'afterglow', n || '@example.com', 'none', 'active', 'nl', now()
       from generate_series($1::int, $2::int) n`,
      [from, many - 1],
    );
    await client.query(people, [from, many - 1, JSON.stringify(homes), interests, now]);
    await client.query('vacuum analyze users');
    await vacuum(client);
  } finally {
    await client.end();
  }
}

/**
 * A few in each of many countries and sites, as an installation has them. Nobody in NL finds them, but the
 * server's statistics know of them: it then believes that few are in any list.
 */
export async function makeOthers(connection: pg.PoolConfig, now = new Date()): Promise<void> {
  const client = new pg.Client(connection as pg.ClientConfig);
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into profiles (id, name, gender, seeks, sexuality, birth_date, country, region, city,
         latitude, longitude, fictional, pool, active, last_seen_at, created_at)
       select 'o' || lpad((c * 1000 + n)::text, 25, '0'), 'Other ' || n,
         case when n % 2 = 0 then 'female' else 'male' end,
         case when n % 9 = 0 then 'both' when n % 2 = 0 then 'male' else 'female' end, 'hetero',
         ($1::timestamptz - (20 + n % 40) * interval '1 year')::date, 'X' || chr(65 + c),
         'X' || chr(65 + c) || '-' || n % 8, 'City ' || n % 8, 40 + c, c + n % 8 * 0.1, n % 2 = 0,
         case when n % 2 = 0 then 'demo X' || chr(65 + c) else 'site ' || c % 11 end, true,
         $1::timestamptz - n * interval '1 hour', $1
       from generate_series(0, 18) c cross join generate_series(1, 50) n
       on conflict do nothing`,
      [now],
    );
    await vacuum(client);
  } finally {
    await client.end();
  }
}

/**
 * Again until all pages are known to be visible to everybody: while something else looks at the database,
 * such as its own collector of statistics, they are not, and each search would read the table as well.
 */
async function vacuum(client: pg.Client): Promise<void> {
  for (;;) {
    await client.query('vacuum analyze profiles');
    const { rows } = await client.query(
      "select relpages = relallvisible as done from pg_class where relname = 'profiles'",
    );
    if (rows[0].done) return;
    await sleep(200);
  }
}

/** Who was here is mostly long ago; one in four is fictional, one in twelve of the others verified. */
const people = `
  with home as (
    select region, city, latitude, longitude, sum(share) over (order by at) as upto, share
    from jsonb_array_elements($3::jsonb) with ordinality as list (home, at)
    cross join lateral (select home ->> 0 as region, home ->> 1 as city,
      (home ->> 2)::float8 as latitude, (home ->> 3)::float8 as longitude,
      (home ->> 4)::int as share) as told
  ), made as materialized (
    select n, random() * 100 as place, random() < 0.5 as is_woman, random() as wish,
      random() < 0.25 as fictional, random() as seen, random() as age, random() as mark,
      random() as north, random() as east, 2 + floor(random() * 6)::int as likes
    from generate_series($1::int, $2::int) n
  )
  insert into profiles (id, name, gender, seeks, sexuality, birth_date, country, region, city,
    latitude, longitude, interests, fictional, pool, verified_until, active, last_seen_at, created_at)
  select 'm' || lpad(n::text, 25, '0'), 'Member ' || n,
    case when is_woman then 'female' else 'male' end,
    case when wish < 0.06 then 'both' when (wish < 0.94) = is_woman then 'male' else 'female' end,
    'hetero', ($5::timestamptz - interval '18 years' - age * age * interval '50 years')::date, 'NL',
    home.region, home.city,
    home.latitude + (north - 0.5) * 0.5, home.longitude + (east - 0.5) * 0.8,
    array(select ($4::text[])[1 + floor(random() * array_length($4::text[], 1))::int + n * 0]
      from generate_series(1, likes)),
    fictional, case when fictional then 'demo NL' else 'site afterglow' end,
    case when not fictional and mark < 0.08 then $5::timestamptz + interval '1 year' end,
    true, $5::timestamptz - floor(pow(seen, 4) * 10368000) * interval '1 second', now()
  from made join home on place >= home.upto - home.share and place < home.upto`;
