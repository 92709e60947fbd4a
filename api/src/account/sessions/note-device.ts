import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { tellOwner } from '../undo/tell-owner.ts';
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
  const undone = { device: hash, ...(passkey && { passkey }) };
  await tellOwner(ctx, trx, user_id, { template: 'new_device', name: device.name, undone });
}
