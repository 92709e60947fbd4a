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

/** Keeps where to push to for this session; a browser belongs to who is logged in on it now. */
export async function subscribe(
  ctx: Context,
  session: Session,
  { endpoint, keys }: Static<typeof PushBody>,
): Promise<void> {
  if (!isPushService(endpoint)) throw invalid({ field: 'endpoint', code: 'invalid' });
  await takeFrom(ctx, `push ${session.user.id}`, subscriptions);
  const owner = { user_id: session.user.id, session_id: session.id, ...keys };
  await ctx.db
    .insertInto('push_subscriptions')
    .values({ ...owner, id: newId(ctx.random), endpoint, created_at: ctx.clock.now() })
    .onConflict((on) => on.column('endpoint').doUpdateSet(owner))
    .execute();
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
