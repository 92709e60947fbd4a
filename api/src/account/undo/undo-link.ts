import { createToken } from '../../identity/tokens.ts';
import { day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';

/** How long an account can be had back after somebody got in, or changed how one gets in. */
const lifetime = 7 * day;

/** Pages that take the account back: for an address that changed, and for all else. */
type UndoPage = '/mail-change/undo' | '/reset-password/undo';

interface Undone {
  user_id: string;
  /** The address of until now. */
  email: string;
  /** Hash of the device that somebody got in with. */
  device?: string;
  /** Id of the passkey that they used. */
  passkey?: string;
}

/** What a mail needs for a link that gives the account back to this address, as it was until now. */
export async function undoLink(
  ctx: Context,
  trx: Trx,
  path: UndoPage,
  { user_id, ...data }: Undone,
) {
  const token = { user_id, purpose: 'email_undo', lifetime, data } as const;
  return { path, token_id: await createToken(ctx, trx, token) };
}
