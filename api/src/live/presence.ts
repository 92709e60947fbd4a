import { sql } from 'kysely';
import type { Notice } from '../platform/bus/bus.ts';
import { second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { gatheredIn, padded } from '../platform/gathered.ts';
import { hidden } from '../ties/hidden.ts';
import { broadcast } from './announce.ts';
import { type PassingEvents, passingTopic } from './event-types.ts';

/** A page that is reloaded is away for a moment: that is not leaving. */
const leavesAfter = 20 * second;
const partnersTold = 100;

/**
 * Tells the people somebody writes with that this member came or left. A process knows of its own pages
 * alone: when another one tells that somebody left who has a page here, it is put right at once.
 */
export class Presence {
  #ctx: Context;
  #isHere: (profile: string) => boolean;
  #leaving = new Map<string, NodeJS.Timeout>();
  #isOver = false;
  #hearNoMore: () => void;

  constructor(ctx: Context, isHere: (profile: string) => boolean) {
    this.#ctx = ctx;
    this.#isHere = isHere;
    this.#hearNoMore = ctx.bus.on((notice) => this.#hear(notice));
  }

  came(profile: string): void {
    const wasLeaving = this.#leaving.has(profile);
    this.#cancel(profile);
    if (!wasLeaving) this.#tell(profile, true);
  }

  left(profile: string): void {
    this.#cancel(profile);
    // A process that ends closes its pages, which come to another one.
    if (this.#isOver) return;
    const timer = setTimeout(() => {
      this.#leaving.delete(profile);
      this.#tell(profile, false);
    }, leavesAfter);
    this.#leaving.set(profile, timer);
  }

  close(): void {
    this.#isOver = true;
    this.#hearNoMore();
    for (const profile of this.#leaving.keys()) this.#cancel(profile);
  }

  #hear({ topic, type, data }: Notice): void {
    if (topic !== passingTopic || type !== 'presence') return;
    const { profile, online } = data as PassingEvents['presence'];
    if (!online && this.#isHere(profile)) this.#tell(profile, true);
  }

  #cancel(profile: string): void {
    clearTimeout(this.#leaving.get(profile));
    this.#leaving.delete(profile);
  }

  #tell(profile: string, online: boolean): void {
    partnersOf(this.#ctx, profile)
      .then((to) => broadcast(this.#ctx, to, 'presence', { profile, online }))
      // Nice to know, no more: lists show it with the next look.
      .catch((err: unknown) => this.#ctx.log.warn({ err }, 'presence not told'));
  }
}

/**
 * Does what takes a member out of sight, and tells who could see them until then that they are gone. Nobody
 * is told of them afterwards: not even, when their page closes, that they left.
 */
export async function outOfSight(
  ctx: Context,
  profile: string,
  hide: () => Promise<void>,
): Promise<void> {
  const to = await partnersOf(ctx, profile);
  await hide();
  await broadcast(ctx, to, 'presence', { profile, online: false }).catch((err: unknown) =>
    ctx.log.warn({ err }, 'presence not told'),
  );
}

/**
 * The members somebody wrote with lately who may know; nobody for those in privacy mode. When a process
 * ends, thousands come back in the same seconds: many are asked for by one statement.
 */
const partnersOf = gatheredIn(async (ctx, profiles: string[]): Promise<string[][]> => {
  const { rows } = await sql<{ partners: string[] }>`
    select array(
      select m.other_id from conversation_members m
      join profiles p on p.id = m.profile_id and p.active and not p.privacy
      where m.profile_id = one.profile and m.removed_at is null
        and not ${hidden(sql`m.other_id`, sql`one.profile`)}
      order by m.last_message_at desc limit ${partnersTold}) as partners
    from unnest(${padded(profiles, '')}::text[]) with ordinality as one (profile, place)
    order by one.place`.execute(ctx.db);
  return rows.map(({ partners }) => partners);
});
