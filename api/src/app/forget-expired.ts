import { forgetAnswered } from '../account/complaints/forget-answered.ts';
import { deviceDays } from '../account/sessions/device.ts';
import { after, day } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { forgetDecided } from '../safety/reports/forget-decided.ts';
import { forgetWords } from './forget-words.ts';

/**
 * Deletes what has served its time: ended sessions, old links, answered keys, counted attempts, answered
 * complaints, decided reports and the words of operators.
 */
export async function forgetExpired(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const { db } = ctx;
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('tokens')
    .where('expires_at', '<', after(now, -30 * day))
    .execute();
  await db
    .deleteFrom('known_devices')
    .where('seen_at', '<', after(now, -deviceDays * day))
    .execute();
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', after(now, -7 * day))
    .execute();
  await db
    .deleteFrom('signup_keys')
    .where('created_at', '<', after(now, -7 * day))
    .execute();
  await db.deleteFrom('passkey_challenges').where('created_at', '<', after(now, -day)).execute();
  await db
    .deleteFrom('login_throttle')
    .where('updated_at', '<', after(now, -2 * day))
    .execute();
  // Every bucket is full again after so long.
  await db
    .deleteFrom('rate_buckets')
    .where('updated_at', '<', after(now, -7 * day))
    .execute();
  await db
    .deleteFrom('swipe_deals')
    .where(
      'day',
      '<',
      after(now, -2 * day)
        .toISOString()
        .slice(0, 10),
    )
    .execute();
  await db
    .deleteFrom('outbox_mail')
    .where((eb) => {
      const longAgo = after(now, -30 * day);
      return eb.or([eb('sent_at', '<', longAgo), eb('failed_at', '<', longAgo)]);
    })
    .execute();
  await forgetAnswered(ctx);
  await forgetDecided(ctx);
  await forgetWords(ctx);
}
