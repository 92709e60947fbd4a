import { queueMail } from '../../mail/queue-mail.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { longDay } from '../../platform/dates.ts';
import { translator } from '../../platform/texts.ts';
import { undoLink } from '../undo/undo-link.ts';

interface Owner {
  site_id: string;
  user_id: string;
  email: string;
  language: string;
}

/** Tells the owner of a new password, how to undo it, and which passkeys log in as before. */
export async function tellNewPassword(ctx: Context, trx: Trx, owner: Owner): Promise<void> {
  const { site_id, user_id, email, language } = owner;
  await queueMail(ctx, trx, {
    ...{ site_id, user_id, recipient: email, language },
    template: 'password_changed',
    data: {
      ...(await undoLink(ctx, trx, '/reset-password/undo', { user_id, email })),
      passkeys: await passkeysOf(trx, owner),
    },
  });
}

/** Whoever was in the account may have left one there. */
async function passkeysOf(trx: Trx, { user_id, language }: Owner): Promise<string> {
  const passkeys = await trx
    .selectFrom('passkeys')
    .select(['name', 'created_at'])
    .where('user_id', '=', user_id)
    .orderBy('created_at')
    .execute();
  if (passkeys.length === 0) return '';
  const t = translator(language);
  const list = passkeys.map(({ name, created_at }) => {
    const device = name || t('mail.new_device.unknown');
    return `${device} (${longDay(created_at, language)})`;
  });
  return t('mail.password_changed.passkeys', { list: list.join(' · ') });
}
