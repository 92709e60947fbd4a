import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database.ts';

/** Sees to it that there is a main photo as long as there is a public one, and that it is public. */
export async function chooseMain(trx: Trx, memberId: string): Promise<void> {
  await sql`
    update profiles p set main_photo_id = (
      select f.id from photos f
      where f.profile_id = p.id and not f.private and f.status <> 'refused'
      order by (f.id = p.main_photo_id) desc nulls last, f.position, f.id limit 1)
    where p.id = ${memberId}`.execute(trx);
}

interface PhotoRoom {
  used: number;
  nextPosition: number;
}

export async function photoRoom(db: Db, memberId: string): Promise<PhotoRoom> {
  const { rows } = await sql<PhotoRoom>`
    select count(*) as used, coalesce(max(position) + 1, 0) as "nextPosition"
    from photos where profile_id = ${memberId}`.execute(db);
  return rows[0] ?? { used: 0, nextPosition: 0 };
}
