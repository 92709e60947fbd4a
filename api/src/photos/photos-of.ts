import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Db } from '../platform/database.ts';
import { lockedPhotos, photoReader } from './locked.ts';
import { pictureUrl } from './picture-url.ts';
import type { Photo as PhotoSchema } from './schemas.ts';

export type Photo = Static<typeof PhotoSchema>;

interface Row {
  id: string;
  private: boolean;
  width: number;
  height: number;
}
type User = { id: string; premium: boolean } | null;

/**
 * A member's photos in order, main photo first, as `user` may see them: without those this user
 * reported; others than the owner see only what was checked.
 */
export async function photosOf(db: Db, ownerId: string, user: User): Promise<Photo[]> {
  const { rows } = await sql<Row>`
    select f.id, f.private, f.width, f.height
    from photos f join profiles p on p.id = f.profile_id
    where f.profile_id = ${ownerId}
      and (f.status = 'ready' or (f.status = 'pending' and f.profile_id = ${user?.id ?? null}))
      and not exists (
        select 1 from reports r where r.photo_id = f.id and r.reporter_id = ${user?.id ?? null})
    order by (f.id = p.main_photo_id) desc, f.position, f.id`.execute(db);
  const locked = lockedPhotos(rows, photoReader(user, ownerId));
  return rows.map((row) => toPhoto(row, locked.has(row.id)));
}

function toPhoto({ id, width, height, ...row }: Row, locked: boolean): Photo {
  const thumb_url = pictureUrl(id, locked ? 'blurred' : 'thumb');
  const full_url = pictureUrl(id, locked ? 'blurred' : 'full');
  return { id, private: row.private, locked, thumb_url, full_url, width, height };
}
