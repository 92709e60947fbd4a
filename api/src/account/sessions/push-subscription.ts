import { ECDH } from 'node:crypto';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Session } from '../../identity/session.ts';
import type { Context } from '../../platform/context.ts';
import { invalid } from '../../platform/errors.ts';
import { takeFrom } from '../../platform/limits.ts';
import { newId } from '../../platform/random.ts';
import type { PushBody } from '../schemas.ts';

/** The push services of browsers; we send to no other address. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[\w-]+\.push\.apple\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
];

/** A browser subscribes anew at most once a page load. */
const subscriptions = { burst: 60, seconds: 60 };

/** Of one member. With one more the oldest goes: each is pushed to for every message. */
const mostSubscriptions = 20;

/** Keeps where to push to for this session; a browser belongs to who is logged in on it now. */
export async function subscribe(
  ctx: Context,
  session: Session,
  { endpoint, keys }: Static<typeof PushBody>,
): Promise<void> {
  if (!isPushService(endpoint)) throw invalid({ field: 'endpoint', code: 'invalid' });
  if (!isPoint(keys.p256dh)) throw invalid({ field: 'keys.p256dh', code: 'invalid' });
  await takeFrom(ctx, `push ${session.user.id}`, subscriptions);
  const user_id = session.user.id;
  const owner = { user_id, session_id: session.id, ...keys, created_at: ctx.clock.now() };
  await ctx.db
    .insertInto('push_subscriptions')
    .values({ ...owner, id: newId(ctx.random), endpoint })
    .onConflict((on) => on.column('endpoint').doUpdateSet(owner))
    .execute();
  await sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${user_id}
      order by created_at desc, id desc offset ${mostSubscriptions})`.execute(ctx.db);
}

/** Nothing is pushed to this browser any more: asked for, or somebody else logs in on it. */
export async function unsubscribe(ctx: Context, session: Session | null): Promise<void> {
  if (!session) return;
  await ctx.db.deleteFrom('push_subscriptions').where('session_id', '=', session.id).execute();
}

function isPushService(endpoint: string): boolean {
  // What the schema takes as a URI need not be an address.
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const plain = protocol === 'https:' && `${port}${username}${password}` === '';
  return plain && services.some((service) => service.test(hostname));
}

/** Whether anything can be encrypted for it: of what has the length most is no point of the curve. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
