import { sql } from 'kysely';
import { publish } from '../platform/bus/publish.ts';
import { minute, second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { arrivalNamed, arrivals } from './in-doubt.ts';

/** So long whoever moves a site may be about to finish it. */
const patience = minute;

/**
 * Finishes a move that was cut off after its sites had left their old database: as soon as that one
 * says that they are not there. Throws while one that was cut off before waits to be run again.
 */
export async function finishMoves(ctx: Context): Promise<void> {
  const { rows } = await sql.raw<{ gid: string; prepared: Date }>(arrivals).execute(ctx.db);
  for (const { gid, prepared } of rows) {
    const { site, apiUrl } = arrivalNamed(gid);
    if (await isGone(apiUrl, site)) {
      await sql`commit prepared ${sql.lit(gid)}`.execute(ctx.db).catch(unlessDone);
      await publish(ctx.db, { topic: 'sites', to: [] });
      ctx.log.warn({ site }, 'a move that was cut off is finished');
    } else if (Date.now() - prepared.getTime() > patience) {
      throw new Error(`A move of ${site} was cut off: run it again.`);
    }
  }
}

/** Whether the old database has the site no more; nothing else means that, so no API that lacks the question. */
async function isGone(apiUrl: string, site: string): Promise<boolean> {
  const signal = AbortSignal.timeout(2 * second);
  try {
    const answer = await fetch(`${apiUrl}/api/has-site.php?id=${site}`, { signal });
    return answer.ok && ((await answer.json()) as { has?: boolean }).has === false;
  } catch {
    return false;
  }
}

function unlessDone(error: unknown): void {
  if ((error as { code?: string }).code !== '42704') throw error;
}
