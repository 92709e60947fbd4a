import { type DemoCountry, demoCountries } from '@afterglow/demo/members/country';
import { demoMember } from '@afterglow/demo/members/member';
import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { type DemoHome, type MemberRows, memberRows } from './member-rows.ts';
import { demoSites } from './sites.ts';

/** How many demo members a country has: enough to look around in, more where the journeys are. */
export const membersIn = (country: DemoCountry) =>
  ['NL', 'DE', 'GB'].includes(country) ? 300 : 80;

/** Puts the demo members of every country in that are not there yet. */
export async function seedMembers(ctx: Context): Promise<void> {
  for (const country of demoCountries) {
    const home = homeOf(country);
    const length = membersIn(country);
    const members = Array.from({ length }, (_, number) => demoMember(country, number));
    const rows = members.map((member) => memberRows(ctx, member, home));
    await ctx.db.transaction().execute((trx) => insertMissing(trx, rows));
  }
}

/** The first demo site of that country. */
export function homeOf(country: DemoCountry): DemoHome {
  const site = demoSites.find(({ settings }) => settings.country === country);
  if (!site) throw new Error(`No demo site for ${country}.`);
  return { site: site.id, language: site.settings.domain_language ?? 'en' };
}

async function insertMissing(trx: Trx, rows: MemberRows[]): Promise<void> {
  const ids = rows.map(({ user }) => user.id);
  const there = await trx.selectFrom('users').select('id').where('id', 'in', ids).execute();
  const known = new Set(there.map(({ id }) => id));
  const missing = rows.filter(({ user }) => !known.has(user.id));
  if (missing.length === 0) return;
  await insertMembers(trx, missing);
}

/** New members with their photos; the first public photo is the main one. */
export async function insertMembers(trx: Trx, rows: MemberRows[]): Promise<void> {
  const photos = rows.flatMap((row) => row.photos);
  await trx
    .insertInto('users')
    .values(rows.map(({ user }) => user))
    .execute();
  await trx
    .insertInto('profiles')
    .values(rows.map(({ profile }) => profile))
    .execute();
  if (photos.length > 0) await trx.insertInto('photos').values(photos).execute();
  const ids = rows.map(({ user }) => user.id);
  await sql`
    update profiles set main_photo_id = photos.id from photos
    where photos.profile_id = profiles.id and photos.position = 0
      and profiles.id = any(${ids})`.execute(trx);
}
