import type { Reader } from '../identity/reader.ts';
import type { Db } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { areHidden } from './hidden.ts';

/**
 * Whether the reader may see this member: nobody blocked the other, the profile is active, and of
 * those that the site shows.
 * Members with privacy mode are there for members, not for visitors. One always sees oneself.
 */
export async function isVisible(db: Db, reader: Reader, memberId: string): Promise<boolean> {
  if (reader.user?.id === memberId) return true;
  const member = await db
    .selectFrom('profiles')
    .select(['active', 'privacy', 'pool'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  // Asked for in every case, so that the time an answer takes tells nothing.
  const hidden = reader.user ? await areHidden(db, reader.user.id, memberId) : member?.privacy;
  const shown = member?.active && reader.site.shown_pools.includes(member.pool);
  return shown === true && !hidden;
}

/** Throws the one 404 of blocked, disabled and unknown members, and of oneself. */
export async function requireOther(db: Db, reader: Reader, memberId: string): Promise<void> {
  if (reader.user?.id === memberId) throw notFound();
  if (!(await isVisible(db, reader, memberId))) throw notFound();
}
