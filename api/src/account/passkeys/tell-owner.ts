import { queueMail } from '../../mail/queue-mail.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { translator } from '../../platform/texts.ts';
import { undoLink } from '../undo/undo-link.ts';

interface Passkey {
  id: string;
  name: string;
}

/** Tells the owner of a passkey that came or went, and how to undo it: with the one that came. */
export async function tellOwner(
  ctx: Context,
  trx: Trx,
  user_id: string,
  template: 'passkey_added' | 'passkey_removed',
  { id, name }: Passkey,
): Promise<void> {
  const { site_id, email, language, status } = await trx
    .selectFrom('users')
    .select(['site_id', 'email', 'language', 'status'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  // That address may be a stranger's.
  if (status === 'not_confirmed') return;
  const undone = { user_id, email, ...(template === 'passkey_added' && { passkey: id }) };
  await queueMail(ctx, trx, {
    ...{ site_id, user_id, recipient: email, language, template },
    data: {
      ...(await undoLink(ctx, trx, '/reset-password/undo', undone)),
      device: name || translator(language)('mail.new_device.unknown'),
    },
  });
}
