import { queueMail } from '../../mail/queue-mail.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { translator } from '../../platform/texts.ts';
import { undoLink } from '../undo/undo-link.ts';
import { type Device, rememberDevice } from './device.ts';

/**
 * Tells the owner of a login with a device that was never seen with them, and how to undo it: with
 * the passkey that it was done with, if any. An address that nobody confirmed may be a stranger's, and
 * is told nothing.
 */
export async function noteDevice(
  ctx: Context,
  trx: Trx,
  user_id: string,
  device: Device,
  passkey?: string,
): Promise<void> {
  const hash = await rememberDevice(ctx, trx, user_id, device);
  if (!hash) return;
  const { site_id, email, language, status } = await trx
    .selectFrom('users')
    .select(['site_id', 'email', 'language', 'status'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  if (status === 'not_confirmed') return;
  const undone = { user_id, email, device: hash, ...(passkey && { passkey }) };
  await queueMail(ctx, trx, {
    ...{ site_id, user_id, recipient: email, language },
    template: 'new_device',
    data: {
      ...(await undoLink(ctx, trx, '/reset-password/undo', undone)),
      device: device.name || translator(language)('mail.new_device.unknown'),
    },
  });
}
