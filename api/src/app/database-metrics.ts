import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { isNoticeMail } from '../mail/notice-mail.ts';
import { second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { connectionsOf } from '../platform/database.ts';

interface Waiting {
  what: 'mail' | 'notice_mail' | 'push' | 'matters';
  n: number;
  seconds: number;
}

/** Prometheus gives up after ten seconds, and all else it came for would be lost with this. */
const patience = 2 * second;

/** What waits to be done: how many, and for how long the oldest should have been. */
async function askWaiting({ db, clock }: Context): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select what, count(since)::int as n, coalesce(
      extract(epoch from greatest(max(${clock.now()}::timestamptz - since), '0')), 0)::float8 as seconds
    from (values ('mail'), ('notice_mail'), ('push'), ('matters')) as every (what)
    left join (
      select case when ${isNoticeMail} then 'notice_mail' else 'mail' end as what, next_attempt_at as since
        from outbox_mail where sent_at is null and failed_at is null
      union all select 'push', next_attempt_at from push_notices
      union all select 'matters', created_at from payment_matters where done_at is null
    ) as waits using (what)
    group by what`.execute(db);
  return rows;
}

/**
 * Whether the database answers, what waits in it, and how the pool before it is used. Without an
 * answer nothing is said of what waits; the process's own figures still are.
 */
export function measureDatabase(ctx: Context, registry: Registry): void {
  const gauge = (name: string, help: string, label: string, set: (gauge: Gauge) => unknown) =>
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      async collect() {
        this.reset();
        await set(this as Gauge);
      },
    });
  // First, before our own question takes or awaits one.
  gauge('afterglow_database_connections', 'Connections of the pool', 'state', (open) => {
    const { busy, idle } = connectionsOf(ctx.db);
    open.set({ state: 'busy' }, busy);
    open.set({ state: 'idle' }, idle);
  });
  gauge(
    'afterglow_database_waiting',
    'Statements and transactions without a connection',
    '',
    (one) => one.set(connectionsOf(ctx.db).waiting),
  );
  // Three gauges of one answer.
  let asked: Promise<Waiting[] | undefined> | undefined;
  const ask = () => {
    asked ??= Promise.race([
      askWaiting(ctx).catch(() => undefined),
      sleep(patience, undefined, { ref: false }),
    ]).finally(() => {
      asked = undefined;
    });
    return asked;
  };
  gauge('afterglow_database_up', 'Whether it answered within two seconds', '', async (up) =>
    up.set((await ask()) ? 1 : 0),
  );
  const help = 'Mails and notices to be sent, payment matters to be looked at';
  gauge('afterglow_waiting', help, 'what', async (waiting) => {
    for (const { what, n } of (await ask()) ?? []) waiting.set({ what }, n);
  });
  const age = 'For so long the oldest of them should have been done';
  gauge('afterglow_waiting_seconds', age, 'what', async (waiting) => {
    for (const { what, seconds } of (await ask()) ?? []) waiting.set({ what }, seconds);
  });
}
