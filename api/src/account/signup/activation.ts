import { consumeToken, createToken, expireTokens } from '../../identity/tokens.ts';
import { announce } from '../../live/announce.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { conflict } from '../../platform/errors.ts';
import { takeFrom } from '../../platform/limits.ts';
import { translator } from '../../platform/texts.ts';

const linkLifetime = 7 * day;
const mailsPerDay = { burst: 4, seconds: 6 * 3600, code: 'too_many_mails' };

/** Mails the link that confirms the address; older links stop working. */
export async function sendActivationMail(ctx: Context, userId: string): Promise<void> {
  await takeFrom(ctx, `activation ${userId}`, mailsPerDay);
  await ctx.db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.id', 'users.id')
      .select(['site_id', 'email', 'language', 'status', 'name'])
      .where('users.id', '=', userId)
      .executeTakeFirstOrThrow();
    if (user.status !== 'not_confirmed') throw conflict('already_confirmed');
    await expireTokens(ctx, trx, userId, 'activate');
    const token_id = await createToken(ctx, trx, {
      user_id: userId,
      purpose: 'activate',
      lifetime: linkLifetime,
    });
    const found = trx.selectFrom('signup_matches').select('user_id').where('user_id', '=', userId);
    const fits = (await found.limit(1).executeTakeFirst())
      ? translator(user.language)('mail.activation.fits')
      : '';
    await queueMail(ctx, trx, {
      site_id: user.site_id,
      user_id: userId,
      recipient: user.email,
      language: user.language,
      template: 'activation',
      data: { name: user.name, path: '/activate/done', token_id, fits },
    });
  });
}

/** The mail of sign-up itself: one, though a lost answer made the page send the sign-up again. */
export async function sendFirstActivationMail(ctx: Context, userId: string): Promise<void> {
  const sent = await ctx.db
    .selectFrom('tokens')
    .select('id')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'activate')
    .executeTakeFirst();
  if (!sent) await sendActivationMail(ctx, userId);
}

/** Confirms the address behind a mailed token: the profile goes live, and a welcome is mailed. */
export async function activate(ctx: Context, token: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { user_id } = await consumeToken(ctx, trx, 'activate', token);
    const user = await trx
      .updateTable('users')
      .set({ status: 'active' })
      .where('id', '=', user_id)
      .where('status', '=', 'not_confirmed')
      .returning(['site_id', 'email', 'language'])
      .executeTakeFirst();
    if (!user) throw conflict('already_confirmed');
    const profile = await trx
      .updateTable('profiles')
      .set({ active: true })
      .where('id', '=', user_id)
      .returning('name')
      .executeTakeFirstOrThrow();
    await announce(ctx, trx, { to: user_id, type: 'account', data: {} });
    const given = trx.selectFrom('credit_entries').select('id').where('user_id', '=', user_id);
    const first = (await given.where('cause', '=', 'signup').executeTakeFirst())
      ? translator(user.language)('mail.welcome.first')
      : '';
    await queueMail(ctx, trx, {
      site_id: user.site_id,
      user_id,
      recipient: user.email,
      language: user.language,
      template: 'welcome',
      data: { name: profile.name, path: '/members', first },
    });
  });
}
