import { talksOf } from '@afterglow/demo/members/talks';
import { sql } from 'kysely';
import { after, hour } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import type { DemoAccount } from './accounts.ts';
import { seedTalk } from './seed-talk.ts';

interface Person {
  id: string;
  account: DemoAccount;
}

/** How many of the talks are already going on; free members have written in one. */
const goingOn = { free: 1, premium: 5, newcomer: 0 };
const waiting = { free: 3, premium: 1, newcomer: 0 };
const likes = { free: 12, premium: 18, newcomer: 2 };

/** Likes and conversations with demo members, so that an account has a past. */
export async function seedTies(ctx: Context, trx: Trx, person: Person): Promise<void> {
  const { kind, country } = person.account;
  const others = await admirers(trx, person, 40);
  await seedLikes(ctx, trx, person, others);
  const { talks, unread } = talksOf[country];
  const going = talks.slice(0, goingOn[kind]);
  for (const [index, lines] of going.entries()) {
    const ended = after(ctx.clock.now(), -(2 + index * 19) * hour);
    const other = others[index];
    const lastIsNew = index === 1;
    if (other) await seedTalk(ctx, trx, { me: person.id, other, lines, ended, lastIsNew });
  }
  for (const [index, texts] of unread.slice(0, waiting[kind]).entries()) {
    const other = others[going.length + index];
    const lines = texts.map((text) => ['them', text]);
    const ended = after(ctx.clock.now(), -(0.4 + index * 3) * hour);
    if (other) await seedTalk(ctx, trx, { me: person.id, other, lines, ended, lastIsNew: true });
  }
}

/** Demo members of the country who would like this person, and whom this person would like. */
async function admirers(trx: Trx, { account }: Person, count: number): Promise<string[]> {
  const { country, gender, seeks, age } = account;
  const { rows } = await sql<{ id: string }>`
    select id from profiles
    where fictional and country = ${country} and gender = ${seeks} and seeks in (${gender}, 'both')
    order by abs(extract(year from age(birth_date)) - ${age}), id limit ${count}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The first of them are matches, the next like and wait, the last are liked without an answer. */
async function seedLikes(ctx: Context, trx: Trx, person: Person, others: string[]): Promise<void> {
  const total = likes[person.account.kind];
  const rows = others.slice(0, total).flatMap((other, index) => {
    const created_at = after(ctx.clock.now(), -(1 + index * 5) * hour);
    const got = { from_id: other, to_id: person.id, is_new: index % 2 === 0, created_at };
    const given = { from_id: person.id, to_id: other, is_new: false, created_at };
    if (index < total / 4) return [{ ...got, is_new: false }, given];
    return index < (total * 3) / 4 ? [got] : [given];
  });
  await trx.insertInto('likes').values(rows).execute();
}
