import { holdAccount } from '../../identity/hold-account.ts';
import { isPassword } from '../../identity/password-hash.ts';
import { startSession } from '../../identity/session.ts';
import type { Context } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { giveBackForAddress, takeForAddress } from '../../platform/limits.ts';
import { newSecret } from '../../platform/random.ts';
import type { Site } from '../../sites/site.ts';
import { offerRestore } from '../deletion/restore-account.ts';
import { attemptsAt, forgetAttempts, inTurn, reserveAttempt } from '../password/throttle.ts';
import { type Device, knownDevice } from '../sessions/device.ts';
import { noteDevice } from '../sessions/note-device.ts';
import { findUserByEmail } from '../user/find-user.ts';

interface Attempt {
  email: string;
  password: string;
  address: string;
  device: Device;
}

/** Wrong passwords from one network address with devices that are new to their accounts. */
const perAddress = { burst: 50, seconds: 20 };

/**
 * Logs in and returns the token of a new session. Throws 401 `login_failed` (the same for unknown
 * addresses and wrong passwords), 423 `account_blocked`, 429.
 */
export async function login(ctx: Context, site: Site, attempt: Attempt): Promise<string> {
  const { email, address, device } = attempt;
  const owner = await findUserByEmail(ctx.db, site.id, email);
  const known = await knownDevice(ctx.db, owner?.id, device);
  const attempts = attemptsAt(site.id, email, known);
  const enter = () => inTurn(attempts, () => tryPassword(ctx, site, attempt, attempts));
  // Its own attempts are counted: whoever tries many accounts from the same network does not keep it out.
  if (known) return enter();
  await takeForAddress(ctx, 'login', address, perAddress);
  const token = await enter();
  await giveBackForAddress(ctx, 'login', address);
  return token;
}

async function tryPassword(
  ctx: Context,
  site: Site,
  { email, password, device }: Attempt,
  attempts: string,
): Promise<string> {
  await reserveAttempt(ctx, attempts);
  const user = await findUserByEmail(ctx.db, site.id, email);
  const right = await isPassword(user?.password_hash, password);
  if (right && user?.status === 'deleted') await sayDeleted(ctx, user.id, attempts);
  if (!right || !user || !canLogIn(user.status)) throw new ApiError(401, 'login_failed');
  const token = newSecret(ctx.random);
  await ctx.db.transaction().execute(async (trx) => {
    // The account first, as everywhere: two who lock in another order wait for each other.
    if (!(await holdAccount(trx, user.id, user))) throw new ApiError(401, 'login_failed');
    await startSession(ctx, trx, user.id, token, device.name);
    await noteDevice(ctx, trx, user.id, device);
    await forgetAttempts(trx, attempts);
  });
  return token;
}

function canLogIn(status: string): boolean {
  return status === 'active' || status === 'not_confirmed';
}

/** Throws 403 `account_deleted` with the way back, while there is one. */
async function sayDeleted(ctx: Context, userId: string, attempts: string): Promise<void> {
  const offer = await ctx.db.transaction().execute(async (trx) => {
    const found = await offerRestore(ctx, trx, userId);
    if (found) await forgetAttempts(trx, attempts);
    return found;
  });
  if (offer) throw new ApiError(403, 'account_deleted', offer);
}
