import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieAttributes, cookieName } from '../../identity/session-cookie.ts';
import { after, day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Db, Trx } from '../../platform/database.ts';
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

/** Another one for each member: that two of them share a browser is nowhere to be read. */
const hashOf = (user_id: string, { secret }: Device) => hashSecret(`${user_id} ${secret}`);

/** The hash of a device that somebody logged in with before; looked for as long where nobody is. */
export async function knownDevice(
  db: Db,
  user_id: string | undefined,
  device: Device,
): Promise<string | undefined> {
  const id = user_id ?? '';
  const known = await db
    .selectFrom('known_devices')
    .select('device_hash')
    .where('user_id', '=', id)
    .where('device_hash', '=', hashOf(id, device))
    .executeTakeFirst();
  return known?.device_hash;
}

/**
 * Notes that somebody logs in with this device, whose account is held by the session that begins.
 * Returns its hash when to tell: it is new, and not the first that we hear of.
 */
export async function rememberDevice(
  ctx: Context,
  trx: Trx,
  user_id: string,
  device: Device,
): Promise<string | null> {
  const now = ctx.clock.now();
  const device_hash = hashOf(user_id, device);
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
  if (known.some((one) => one.device_hash === device_hash)) return null;
  const surplus = known.slice(mostDevices - 1).map((one) => one.device_hash);
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
