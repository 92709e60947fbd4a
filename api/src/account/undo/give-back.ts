import { endSessions } from '../../identity/end-sessions.ts';
import { consumeToken, createToken, expireTokens } from '../../identity/tokens.ts';
import { announce } from '../../live/announce.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { hour } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { newAddress } from '../user/new-address.ts';
import { refuseTakenAddress } from '../user/taken-address.ts';
import { forgetWaysIn } from './forget-ways-in.ts';

/**
 * Gives an account back by a link that was mailed when somebody got in, or changed its password or
 * address. They knew the password: so it serves no more, every device is logged out, passkeys and
 * devices that may be theirs are gone, and the address of that time gets a link to choose a new
 * password.
 */
export async function giveBack(ctx: Context, secret: string): Promise<void> {
  await ctx.db
    .transaction()
    .execute(async (trx) => {
      const { user_id, data, created_at } = await consumeToken(ctx, trx, 'email_undo', secret);
      const email = String(data.email);
      const { site_id, language } = await trx
        .updateTable('users')
        .set({ ...newAddress(email), password_hash: '' })
        .where('id', '=', user_id)
        .returning(['site_id', 'language'])
        .executeTakeFirstOrThrow();
      await forgetWaysIn(ctx, trx, user_id, { data, created_at });
      for (const purpose of ['email_change', 'password_reset'] as const) {
        await expireTokens(ctx, trx, user_id, purpose);
      }
      // Addresses that came later give nothing back; an earlier one still does.
      await trx
        .updateTable('tokens')
        .set({ expires_at: ctx.clock.now() })
        .where('user_id', '=', user_id)
        .where('purpose', '=', 'email_undo')
        .where('created_at', '>=', created_at)
        .where('used_at', 'is', null)
        .where('expires_at', '>', ctx.clock.now())
        .execute();
      await endSessions(trx, user_id);
      await announce(ctx, trx, { to: user_id, type: 'account', data: {} });
      const reset = { user_id, purpose: 'password_reset', lifetime: hour } as const;
      await queueMail(ctx, trx, {
        site_id,
        user_id,
        recipient: email,
        language,
        template: 'password_reset',
        data: { path: '/reset-password/do', token_id: await createToken(ctx, trx, reset) },
      });
    })
    .catch(refuseTakenAddress);
}
