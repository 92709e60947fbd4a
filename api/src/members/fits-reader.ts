import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '../identity/reader.ts';
import { nicheName } from '../sites/niche.ts';

/** SQL: profiles `p` seek somebody like the reader; of a visitor, what the site is for is known. */
export function fitsReader({ user, site }: Reader): RawBuilder<SqlBool> {
  if (user) return sql`p.seeks in (${user.gender}, 'both')`;
  return nicheName(site.settings) === 'gay' ? sql`p.seeks in (p.gender, 'both')` : sql`true`;
}
