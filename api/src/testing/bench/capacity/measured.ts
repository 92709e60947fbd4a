/** What is asked for; streams are held instead. */
export const kinds = ['message', 'document', 'visitor', 'search', 'call'] as const;
export type Kind = (typeof kinds)[number];

/** Milliseconds of processor that one of them costs, on the pair and on the database. */
export interface Cost {
  pair: number;
  database: number;
  /** What measured it, and what of it is only assumed. */
  by: string;
}

/** On two cores with everything, November 2026. */
export const costs: Record<Kind, Cost> = {
  message: {
    pair: 2.7,
    database: 1.6,
    by: 'bench chat --gateway, 1,000 clients, 200 a second: API 1.6, PostgreSQL 1.6, the gateway passing it on and two streams 1.1',
  },
  document: {
    pair: 12,
    database: 1.5,
    by: 'bench documents, a member’s /members: 12–15 in all; the split is assumed',
  },
  visitor: { pair: 0.24, database: 0, by: 'bench documents, a visitor’s /' },
  search: {
    pair: 1,
    database: 3.3,
    by: 'bench search, the mean of 500 among 1,000,000 profiles: API 0.7, PostgreSQL 3.3 (0.9 and 2.2 among 1,000); 0.3 for the request is assumed',
  },
  call: {
    pair: 0.75,
    database: 0.4,
    by: 'user.php 1.35 and ledger.php 0.9 in all; the split is assumed',
  },
};

/** Megabytes of an API without streams and for each: 350 MB at 1,000 and 430 MB at 3,000 (bench chat). */
export const memory = { api: 310, stream: 0.04, gateway: 130 };

/** As many as one pair was seen to hold while messages went on, p99 17.8 ms (bench chat, 33 messages a second). */
export const streamsOfPair = 5000;

/** Connections of an API to the database at most, without the one that hears notices. */
export const connectionsOfApi = 12;

/** Notices a second that arrive in time, beside a row each (bench bus, two busy cores). */
export const noticesBy = { postgres: 5000, nats: 8000 };
