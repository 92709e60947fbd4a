import { queueMail } from '../../mail/queue-mail.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { translator } from '../../platform/texts.ts';
import { undoLink } from './undo-link.ts';

/** What came or went, by the name it has for people, and what undoing it takes away. */
interface News {
  template: 'new_device' | 'passkey_added' | 'passkey_removed';
  name: string;
  undone?: { device?: string; passkey?: string };
}

/**
 * Tells the owner of an account who or what can log in to it, and how to undo that. An address that nobody
 * confirmed may be a stranger's, and is told nothing.
 */
export async function tellOwner(
  ctx: Context,
  trx: Trx,
  user_id: string,
  { template, name, undone }: News,
): Promise<void> {
  const { site_id, email, language, status } = await trx
    .selectFrom('users')
    .select(['site_id', 'email', 'language', 'status'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  if (status === 'not_confirmed') return;
  await queueMail(ctx, trx, {
    ...{ site_id, user_id, recipient: email, language, template },
    data: {
      ...(await undoLink(ctx, trx, '/reset-password/undo', { user_id, email, ...undone })),
      device: name || translator(language)('mail.new_device.unknown'),
    },
  });
}
