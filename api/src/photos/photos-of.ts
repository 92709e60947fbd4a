import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Db } from '../platform/database.ts';
import { lockedPhotos, photoReader } from './locked.ts';
import { pictureUrl } from './picture-url.ts';
import type { Photo as PhotoSchema } from './schemas.ts';

export type Photo = Static<typeof PhotoSchema>;

export interface PhotoRow {
  id: string;
  private: boolean;
  width: number;
  height: number;
  tone: string | null;
  /** By who reads: gone for them, and still one of those that they see for nothing. */
  reported: boolean;
}
type User = { id: string; premium: boolean } | null;

/** SQL: the rows that `toPhotos` makes photos of, as `reader` may see them. */
export function photoRows(owner: string, reader: string | null): RawBuilder<PhotoRow> {
  return sql<PhotoRow>`
    select f.id, f.private, f.width, f.height, f.tone,
      exists (select 1 from reports r where r.photo_id = f.id and r.reporter_id = ${reader})
        as reported
    from photos f join profiles p on p.id = f.profile_id
    where f.profile_id = ${owner}
      and (f.status = 'ready' or (f.status = 'pending' and f.profile_id = ${reader}))
    order by (f.id = p.main_photo_id) desc, f.position, f.id`;
}

/**
 * A member's photos in order, main photo first, as `user` may see them: without those this user
 * reported; others than the owner see only what was checked.
 */
export async function photosOf(db: Db, ownerId: string, user: User): Promise<Photo[]> {
  const { rows } = await photoRows(ownerId, user?.id ?? null).execute(db);
  return toPhotos(rows, ownerId, user);
}

export function toPhotos(rows: PhotoRow[], ownerId: string, user: User): Photo[] {
  const locked = lockedPhotos(rows, photoReader(user, ownerId));
  return rows.filter((row) => !row.reported).map((row) => toPhoto(row, locked.has(row.id)));
}

function toPhoto({ id, width, height, tone, ...row }: PhotoRow, locked: boolean): Photo {
  const thumb_url = pictureUrl(id, locked ? 'blurred' : 'thumb');
  const full_url = pictureUrl(id, locked ? 'blurred' : 'full');
  return { id, private: row.private, locked, thumb_url, full_url, width, height, tone };
}
