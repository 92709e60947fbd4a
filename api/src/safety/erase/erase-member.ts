import { sql } from 'kysely';
import { type Exported, tablesOfMembers } from '../../account/own-data/tables-of-members.ts';
import { refundUnread } from '../../chat/refund-unread.ts';
import { deleteMessageImages } from '../../photos/message-images.ts';
import { deletePictures } from '../../photos/picture-files.ts';
import { proofKey } from '../../photos/proof-key.ts';
import { uploadKey } from '../../photos/upload-queue.ts';
import type { Context } from '../../platform/context.ts';
import type { Tables, Trx } from '../../platform/database.ts';
import { lockPhotos } from '../../ties/locks.ts';
import { lockPartners } from '../lock-partners.ts';

/**
 * What stays of a member, without a name to it: the books. Everything else of one's own goes, also
 * of tables that come after this was written.
 */
const kept = {
  users: 'the number that the books are kept under; all it says is taken out',
  profiles: 'goes last, with all that hangs on it',
  credit_entries: 'the ledger: amounts and causes',
  payments: 'invoices: amounts, dates and the way of paying',
  payment_refunds: 'invoices',
  invoices: 'numbers without gaps, as the law wants them; nothing of the buyer is on them',
  discount_codes: 'what an invoice was reduced by',
  discount_redemptions: 'what an invoice was reduced by',
  direct_debits: 'the mandate, as long as the bank may ask for it; see erase-due.ts',
} satisfies Partial<Record<keyof Tables, string>>;

/** Tables of what we keep for days, which are not in the download, by whose they are. */
const ofUser = [
  'tokens',
  'idempotency_keys',
  'signup_keys',
  'passkey_challenges',
  'photo_uploads',
  'live_events',
] as const;

/**
 * Takes everything personal of a deleted member out of the database, for good; what others were
 * charged for messages never read is theirs again. False when somebody else did it, or it was called
 * off meanwhile.
 */
export async function eraseMember(
  ctx: Context,
  trx: Trx,
  id: string,
  dueBefore: Date,
): Promise<boolean> {
  const due = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'deleted')
    .where('deleted_at', 'is', null)
    .where('deletion_requested_at', '<=', dueBefore)
    // As a ban does, before the pairs; who holds one of those may still name this member.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!due) return false;
  // Before the rows that name them: what is cut off in the middle is found again the next time. And before
  // the pairs: whoever has to do with this member waits for no files.
  await ctx.files.delete(proofKey(id));
  const gone = await deleteFiles(ctx, trx, id);
  for (const other of await lockPartners(trx, id)) await refundUnread(ctx, trx, other, id);
  // A picture that was being finished came meanwhile; the next one finds nobody to be added to.
  await lockPhotos(trx, id);
  await deleteFiles(ctx, trx, id, gone);
  await leaveReports(trx, id);
  for (const [table, of] of Object.entries(tablesOfMembers)) {
    if ('rows' in of && !(table in kept)) await remove(trx, table, of, id);
  }
  for (const table of ofUser) {
    await sql`delete from ${sql.table(table)} where user_id = ${id}`.execute(trx);
  }
  await sql`delete from live_events where from_id = ${id} or data::text like ${`%${id}%`}`.execute(
    trx,
  );
  await sql`delete from profiles where id = ${id}`.execute(trx);
  await emptyAccount(ctx, trx, id);
  return true;
}

/**
 * What is reported of somebody who is here is decided all the same, and what was decided about them
 * stands: so they can say something against it. Neither says by whom it was reported, or in which words.
 * Where both are gone there is nobody left to decide about, or to tell.
 */
async function leaveReports(trx: Trx, id: string): Promise<void> {
  await trx
    .deleteFrom('reports')
    .where('profile_id', '=', id)
    .where('reporter_id', 'is', null)
    .execute();
  await trx
    .updateTable('reports')
    .set({ reporter_id: null, remarks: '' })
    .where('reporter_id', '=', id)
    .where('profile_id', 'is not', null)
    .where('status', '<>', 'dismissed')
    .execute();
}

async function remove(trx: Trx, table: string, { rows }: Exported, id: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${rows(id)}`.execute(trx);
}

/** Deletes the files of a member's pictures but for those that are gone; all whose files are. */
async function deleteFiles(
  ctx: Context,
  trx: Trx,
  id: string,
  gone: ReadonlySet<string> = new Set(),
): Promise<Set<string>> {
  const isThere = (one: Stored) => !gone.has(nameOf(one));
  const ofProfile = trx.selectFrom('photos').select(['id', 'avif']).where('profile_id', '=', id);
  const photos = (await ofProfile.execute()).filter(isThere);
  for (const photo of photos) await deletePictures(ctx, photo.id);
  const ofUser = trx.selectFrom('photo_uploads').select('id').where('user_id', '=', id);
  const uploads = (await ofUser.execute()).filter(isThere);
  for (const upload of uploads) await ctx.files.delete(uploadKey(upload.id));
  await deleteMessageImages(ctx, id);
  return new Set([...photos, ...uploads].map(nameOf));
}

interface Stored {
  id: string;
  avif?: boolean | null;
}

/** A photo that is finished has other files than before. */
const nameOf = ({ id, avif }: Stored) => `${id} ${avif ?? ''}`;

/** The row stays, because the books name it; the address is free for whoever comes next. */
async function emptyAccount(ctx: Context, trx: Trx, id: string): Promise<void> {
  const nothing = {
    email: `${id}@gone.invalid`,
    password_hash: 'none',
    notifications_disabled: [],
    notification_settings: {},
    units: null,
    deletion_requested_at: null,
    deleted_at: ctx.clock.now(),
  };
  await trx.updateTable('users').set(nothing).where('id', '=', id).execute();
  await trx.updateTable('payments').set({ redirect_url: null }).where('user_id', '=', id).execute();
}
