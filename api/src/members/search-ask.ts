import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Reader } from '../identity/reader.ts';
import type { Context } from '../platform/context.ts';
import type { SearchCursor } from './search-cursor.ts';
import { isOfYears, wideKm } from './search-filter.ts';
import { isWide, partsOf } from './search-parts.ts';
import { questionOf } from './search-question.ts';
import type { Wanted } from './search-wanted.ts';

const texts = new Map<string, string>();

/** Asks with a text that is made once for all searches of the same kind. */
export async function ask<Answer>(
  ctx: Context,
  reader: Reader,
  wanted: Wanted,
  cursor: SearchCursor | null,
  make: (wanted: Wanted) => RawBuilder<unknown>,
): Promise<Answer[]> {
  const kind = kindOfText(wanted, make.name);
  // Replicas answer what begins with it.
  const whole = () => sql`select * from (${make(wanted)}) answer`.compile(ctx.db).sql;
  const text = texts.get(kind) ?? whole();
  texts.set(kind, text);
  const now = ctx.clock.now();
  const question = questionOf(reader, wanted.filter, now, wanted.leftOut);
  const document = JSON.stringify({ ...question, ...partsOf(wanted, cursor, now) });
  const { rows } = await ctx.db.executeQuery(CompiledQuery.raw(text, [document]));
  return rows as Answer[];
}

/** All that a text depends on. */
function kindOfText(wanted: Wanted, what: string): string {
  const { filter, limit, also, near, many } = wanted;
  const { region, verified, online, position, maxKm } = filter;
  const isFar = (maxKm ?? 0) >= wideKm;
  const place = [position !== null, maxKm !== null, isFar, isWide(wanted), near === true];
  const facts = [region !== null, verified, online, isOfYears(filter), ...place];
  return [what, limit, also?.name, many === 'counted', ...facts].join();
}
