import { holdAccount } from '../../identity/hold-account.ts';
import { isPassword } from '../../identity/password-hash.ts';
import { consumeToken, createToken, expireTokens } from '../../identity/tokens.ts';
import { announce } from '../../live/announce.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { takeFrom } from '../../platform/limits.ts';
import type { Site } from '../../sites/site.ts';
import { undoLink } from '../undo/undo-link.ts';
import { findUserByEmail } from '../user/find-user.ts';
import { newAddress } from '../user/new-address.ts';
import { refuseTakenAddress } from '../user/taken-address.ts';

const perMember = { burst: 5, seconds: 3600, code: 'too_many_mails' };
/** To one address, for one account: what a stranger asks for leaves its owner's as it is. */
const perAsker = { burst: 3, seconds: 8 * 3600, code: 'too_many_mails' };
/** To one address, whoever asks: somebody else's gets no flood of mails from many accounts. */
const perMailbox = { burst: 12, seconds: 2 * 3600, code: 'too_many_mails' };

interface Wish {
  email: string;
  password: string;
}

/** Mails a link to a new address; until it is opened the old one stays. */
export async function requestEmailChange(
  ctx: Context,
  site: Site,
  user_id: string,
  { email, password }: Wish,
): Promise<void> {
  await takeFrom(ctx, `email ${user_id}`, perMember);
  const user = await ctx.db
    .selectFrom('users')
    .select(['password_hash', 'language'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(user.password_hash, password))) {
    throw invalid({ field: 'password', code: 'wrong' });
  }
  const taken = await findUserByEmail(ctx.db, site.id, email);
  // A site that conceals its accounts says so only to who can read the mail of that address.
  if (taken && !site.settings.conceal_accounts) throw invalid({ field: 'email', code: 'in_use' });
  const mailbox = `email ${site.id} ${email.trim().toLowerCase()}`;
  await takeFrom(ctx, `${mailbox} ${user_id}`, perAsker);
  await takeFrom(ctx, mailbox, perMailbox);
  await ctx.db.transaction().execute(async (trx) => {
    const { password_hash } = user;
    if (!(await holdAccount(trx, user_id, { password_hash }))) throw conflict();
    await expireTokens(ctx, trx, user_id, 'email_change');
    const token = { user_id, purpose: 'email_change', lifetime: day, data: { email } } as const;
    await queueMail(ctx, trx, {
      site_id: site.id,
      user_id,
      recipient: email,
      language: user.language,
      template: 'email_change',
      data: { path: '/mail-change/do', token_id: await createToken(ctx, trx, token) },
    });
  });
}

/**
 * Takes the new address by its mailed token, and tells the old one. It is confirmed with that, for
 * who mistyped it at sign-up, too.
 */
export async function confirmEmailChange(ctx: Context, token: string): Promise<void> {
  await ctx.db
    .transaction()
    .execute(async (trx) => {
      const { user_id, data } = await consumeToken(ctx, trx, 'email_change', token);
      const email = String(data.email);
      const before = await trx
        .selectFrom('users')
        .select(['site_id', 'email', 'language', 'status'])
        .where('id', '=', user_id)
        .executeTakeFirstOrThrow();
      await trx.updateTable('users').set(newAddress(email)).where('id', '=', user_id).execute();
      if (before.status === 'not_confirmed') {
        await trx
          .updateTable('users')
          .set({ status: 'active' })
          .where('id', '=', user_id)
          .execute();
        await trx.updateTable('profiles').set({ active: true }).where('id', '=', user_id).execute();
      }
      // Links that were mailed to the old address serve nobody any more.
      for (const purpose of ['activate', 'password_reset'] as const) {
        await expireTokens(ctx, trx, user_id, purpose);
      }
      await announce(ctx, trx, { to: user_id, type: 'account', data: {} });
      // A mistyped first address is a stranger's.
      if (before.status === 'not_confirmed') return;
      await queueMail(ctx, trx, {
        site_id: before.site_id,
        user_id,
        recipient: before.email,
        language: before.language,
        template: 'email_changed',
        data: await undoLink(ctx, trx, '/mail-change/undo', { user_id, email: before.email }),
      });
    })
    .catch(refuseTakenAddress);
}
