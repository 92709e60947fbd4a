import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieAttributes, cookieName } from '../../identity/session-cookie.ts';
import { after, day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { newSecret } from '../../platform/random.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { deviceName } from './device-name.ts';

/** What somebody logs in with: how it is called, and the secret by which it is known again. */
export interface Device {
  name: string;
  secret: string;
}

/** Browsers keep a cookie no longer. */
export const deviceDays = 400;
/** Of one member's the longest unseen go first. */
const mostDevices = 50;
/** Strangers who try one new device after the other fill nobody's mailbox. */
const newInADay = 10;

export function deviceOf(ctx: Context, request: FastifyRequest): Device {
  return {
    name: deviceName(request.headers['user-agent']),
    secret: request.cookies[cookieName(request, 'device')] ?? newSecret(ctx.random),
  };
}

export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, { secret }: Device) {
  reply.setCookie(cookieName(request, 'device'), secret, {
    ...cookieAttributes(request),
    maxAge: deviceDays * 86_400,
  });
}

/**
 * Notes that somebody logs in with this device, whose account is held by the session that begins.
 * Returns its hash when to tell: it is new, and not the first that we hear of.
 */
export async function rememberDevice(
  ctx: Context,
  trx: Trx,
  user_id: string,
  { secret }: Device,
): Promise<string | null> {
  const now = ctx.clock.now();
  // Another one for each member: that two of them share a browser is nowhere to be read.
  const device_hash = hashSecret(`${user_id} ${secret}`);
  const known = await trx
    .selectFrom('known_devices')
    .select(['device_hash', 'created_at'])
    .where('user_id', '=', user_id)
    .orderBy('seen_at', 'desc')
    .execute();
  await trx
    .insertInto('known_devices')
    .values({ user_id, device_hash, created_at: now, seen_at: now })
    .onConflict((on) => on.columns(['user_id', 'device_hash']).doUpdateSet({ seen_at: now }))
    .execute();
  if (known.some((device) => device.device_hash === device_hash)) return null;
  const surplus = known.slice(mostDevices - 1).map((device) => device.device_hash);
  if (surplus.length > 0) {
    await trx
      .deleteFrom('known_devices')
      .where('user_id', '=', user_id)
      .where('device_hash', 'in', surplus)
      .execute();
  }
  const yesterday = after(now, -day);
  const fresh = known.filter(({ created_at }) => created_at > yesterday).length;
  return known.length > 0 && fresh < newInADay ? device_hash : null;
}
