import { endSessions } from '../../identity/end-sessions.ts';
import { holdAccount } from '../../identity/hold-account.ts';
import { hashPassword } from '../../identity/password-hash.ts';
import { consumeToken, createToken, expireTokens } from '../../identity/tokens.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { neighbours } from '../../platform/address.ts';
import { hour } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { ApiError, invalid } from '../../platform/errors.ts';
import { takeForAddress, takeFrom } from '../../platform/limits.ts';
import { unread } from '../../platform/replicas/reading.ts';
import type { Site } from '../../sites/site.ts';
import { mailWayBack } from '../deletion/mail-way-back.ts';
import { type Device, knownDevice, rememberDevice } from '../sessions/device.ts';
import { findUserByEmail } from '../user/find-user.ts';
import { passwordProblem } from './password.ts';
import { tellNewPassword } from './tell-new-password.ts';
import { attemptsAt, forgetAttempts } from './throttle.ts';

/**
 * To one mail address, for one network: what a stranger asks for leaves the owner's as it is. So does what
 * many networks ask for, where the owner has a device that is known.
 */
const perAsker = { burst: 5, seconds: 24 * 3600, code: 'too_many_mails' };
/** To one mail address, whoever asks. */
const perMailbox = { burst: 20, seconds: 3600, code: 'too_many_mails' };
const perAddress = { burst: 20, seconds: 3600, code: 'too_many_mails' };

interface Wish {
  email: string;
  address: string;
  device: Device;
}

/**
 * Mails a link to choose a new password, and to whoever is on the way out the way back. Throws 404
 * `email_not_found`, unless the site conceals its accounts, and 429 `too_many_mails`. A site that does is
 * not kept waiting for the mail, which takes its time for addresses alone that somebody has.
 */
export async function requestReset(ctx: Context, site: Site, wish: Wish): Promise<void> {
  const user = await findUserByEmail(ctx.db, site.id, wish.email);
  // One at an address that nobody confirmed may be a stranger's.
  const owner = user?.status === 'active' ? user.id : undefined;
  // Also for mail addresses nobody has: a refusal must not tell.
  await takeReset(ctx, site, wish, await knownDevice(ctx.db, owner, wish.device));
  // A ban ends in no new password.
  if (!user || user.status === 'banned') {
    if (site.settings.conceal_accounts) return;
    throw new ApiError(404, 'email_not_found');
  }
  // Nor does a cookie tell that something was written (`read-own-writes.ts`).
  const mailing = unread(() =>
    user.status === 'deleted' ? wayBack(ctx, user) : mailLink(ctx, site, user),
  );
  if (!site.settings.conceal_accounts) return mailing;
  mailing.catch((err: unknown) => ctx.log.error({ err }, 'no link for a new password'));
}

async function takeReset(
  ctx: Context,
  site: Site,
  { email, address }: Wish,
  known: string | undefined,
): Promise<void> {
  const mailbox = `reset ${site.id} ${email.trim().toLowerCase()}`;
  if (known) return takeFrom(ctx, `${mailbox} ${known}`, perAsker);
  await takeForAddress(ctx, 'reset', address, perAddress);
  await takeFrom(ctx, `${mailbox} ${neighbours(address)}`, perAsker);
  await takeFrom(ctx, mailbox, perMailbox);
}

type Owner = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>;

/** Sign-up says that the address is taken: so it leads back, for as long as that goes. */
async function wayBack(ctx: Context, { id }: Owner): Promise<void> {
  await ctx.db.transaction().execute((trx) => mailWayBack(ctx, trx, id, 'way_back'));
}

function mailLink(ctx: Context, site: Site, user: Owner): Promise<void> {
  return ctx.db.transaction().execute(async (trx) => {
    // Its owner may just have taken the account back from this address.
    if (!(await holdAccount(trx, user.id, { email: user.email }))) return;
    const token = { user_id: user.id, purpose: 'password_reset', lifetime: hour } as const;
    const token_id = await createToken(ctx, trx, token);
    await queueMail(ctx, trx, {
      site_id: site.id,
      user_id: user.id,
      recipient: user.email,
      language: user.language,
      template: 'password_reset',
      data: { path: '/reset-password/do', token_id },
    });
  });
}

interface Choice {
  token: string;
  password: string;
  password_repeat: string;
}

/**
 * Sets a new password by a mailed token: all sessions and older links end, nobody is logged in. With this
 * device one can log in from now on, whatever strangers try at the account.
 */
export async function resetPassword(
  ctx: Context,
  site: Site,
  choice: Choice,
  device: Device,
): Promise<void> {
  const { token, password, password_repeat } = choice;
  if (password !== password_repeat) throw invalid({ field: 'password_repeat', code: 'not_equal' });
  await ctx.db.transaction().execute(async (trx) => {
    const { user_id } = await consumeToken(ctx, trx, 'password_reset', token);
    const user = await trx
      .selectFrom('users')
      .select(['email', 'language', 'site_id', 'status'])
      .where('id', '=', user_id)
      .executeTakeFirstOrThrow();
    const problem = passwordProblem(password, [user.email, site.name]);
    if (problem) throw invalid(problem);
    // Costs a stranger's guess nothing: only who has the link comes this far.
    const password_hash = await hashPassword(password);
    await trx.updateTable('users').set({ password_hash }).where('id', '=', user_id).execute();
    // Whoever asked for one of these may be why the password changes.
    for (const purpose of ['password_reset', 'email_change'] as const) {
      await expireTokens(ctx, trx, user_id, purpose);
    }
    await endSessions(trx, user_id);
    await forgetAllAttempts(trx, user.site_id, user.email, user_id);
    // Whoever signed up with this address has not shown that it is theirs, and may have left some.
    if (user.status === 'not_confirmed') {
      for (const table of ['passkeys', 'known_devices'] as const) {
        await trx.deleteFrom(table).where('user_id', '=', user_id).execute();
      }
    }
    await tellNewPassword(ctx, trx, { ...user, user_id });
    // After the mail, whose link takes back what came since.
    await rememberDevice(ctx, trx, user_id, device);
  });
}

async function forgetAllAttempts(trx: Trx, site_id: string, email: string, user_id: string) {
  const known = trx.selectFrom('known_devices').select('device_hash');
  const devices = await known.where('user_id', '=', user_id).execute();
  const keys = devices.map(({ device_hash }) => attemptsAt(site_id, email, device_hash));
  await forgetAttempts(trx, attemptsAt(site_id, email), ...keys);
}
