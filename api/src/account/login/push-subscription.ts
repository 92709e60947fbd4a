import type { Static } from 'typebox';
import type { Session } from '../../identity/session.ts';
import type { Context } from '../../platform/context.ts';
import { invalid } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';
import type { PushBody } from '../schemas.ts';

/** The push services of browsers; we send to no other address. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[\w-]+\.push\.apple\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
];

/** Keeps where to push to for this session; a browser belongs to who is logged in on it now. */
export async function subscribe(
  ctx: Context,
  session: Session,
  { endpoint, keys }: Static<typeof PushBody>,
): Promise<void> {
  const { protocol, hostname, port, username } = new URL(endpoint);
  const plain = protocol === 'https:' && port === '' && username === '';
  if (!plain || !services.some((service) => service.test(hostname))) {
    throw invalid({ field: 'endpoint', code: 'invalid' });
  }
  const owner = { user_id: session.user.id, session_id: session.id, ...keys };
  await ctx.db
    .insertInto('push_subscriptions')
    .values({ ...owner, id: newId(ctx.random), endpoint, created_at: ctx.clock.now() })
    .onConflict((on) => on.column('endpoint').doUpdateSet(owner))
    .execute();
}
