import { appearance } from '@afterglow/demo/members/appearance';
import { citiesOf } from '@afterglow/demo/members/data';
import { toneOf } from '@afterglow/demo/portraits/figure/scene';
import { traitsFrom } from '@afterglow/demo/portraits/traits/traits-from';
import { findFits } from '../account/signup/find-fits.ts';
import { grant } from '../credits/ledger.ts';
import { hashPassword } from '../identity/password-hash.ts';
import { portraitName, portraitSize } from '../photos/portraits.ts';
import { positionOf } from '../places/position.ts';
import { after, day, minute } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { type DemoAccount, demoAccounts, demoPassword, emailOf } from './accounts.ts';
import { demoId } from './demo-id.ts';
import { homeOf, insertMembers } from './seed-members.ts';
import { seedTies } from './seed-ties.ts';

/** Makes the accounts to log in with that are not there yet, each with a past. */
export async function seedAccounts(ctx: Context): Promise<void> {
  for (const [number, account] of demoAccounts.entries()) {
    const id = demoId(ctx, emailOf(account));
    const there = await ctx.db
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!there) await makeAccount(ctx, id, account, number);
  }
  await keepNewcomersNew(ctx);
}

async function makeAccount(
  ctx: Context,
  id: string,
  account: DemoAccount,
  number: number,
): Promise<void> {
  const { kind, country, name, age, gender, seeks, sexuality, about_me, interests } = account;
  const home = homeOf(country);
  const now = ctx.clock.now();
  const since = kind === 'newcomer' ? now : after(now, -60 * day);
  const confirmed = kind !== 'newcomer';
  const city = citiesOf[country][3];
  if (!city) throw new Error(`No city in ${country}.`);
  const { region } = city;
  const user = {
    id,
    site_id: home.site,
    email: emailOf(account),
    password_hash: await hashPassword(demoPassword),
    status: confirmed ? ('active' as const) : ('not_confirmed' as const),
    language: home.language,
    signup_date: since,
    premium_since: kind === 'premium' ? after(now, -40 * day) : null,
  };
  const profile = {
    id,
    ...{
      name,
      gender,
      seeks,
      sexuality,
      about_me,
      interests: [...interests],
      ...(kind === 'premium' && completeProfile(number, account)),
      country,
      region,
      ...positionOf(ctx, id, { country, ...city }),
    },
    city: city.name,
    birth_date: `${now.getUTCFullYear() - age}-01-09`,
    reason: 'dating',
    active: confirmed,
    last_seen_at: now,
    created_at: since,
  };
  const photos = account.photos.map((photo, index) => ({
    id: demoId(ctx, `${emailOf(account)} photo ${index}`),
    profile_id: id,
    private: photo.private,
    position: index,
    ...portraitSize,
    portrait: portraitName(gender, age, portraitSeed(number), index),
    tone: toneOf(portraitSeed(number), index),
    created_at: since,
  }));
  await ctx.db.transaction().execute(async (trx) => {
    await insertMembers(trx, [{ user, profile, photos }]);
    await seedTies(ctx, trx, { id, account });
    // After what the conversations cost, so that this is what is left.
    const cause = kind === 'newcomer' ? 'signup' : 'grant';
    await grant(ctx, trx, { user: id, amount: account.credits, cause, reference: id });
  });
  // As at the sign-up that they did not go through.
  if (kind === 'newcomer') await findFits(ctx, id);
}

const portraitSeed = (number: number) => 900_000 + number;

/** What the free accounts still have to fill in. */
function completeProfile(number: number, { gender, age }: DemoAccount) {
  const looks = appearance(traitsFrom(portraitSeed(number), { gender, age }));
  const height = gender === 'female' ? 171 : 184;
  return { ...looks, height, body_type: 'average', relationship_status: 'single', tattoos: 'one' };
}

/** Whoever never bought and never confirmed is a newcomer again at every start. */
async function keepNewcomersNew(ctx: Context): Promise<void> {
  const newcomers = demoAccounts.filter(({ kind }) => kind === 'newcomer');
  await ctx.db
    .updateTable('users')
    .set({ signup_date: after(ctx.clock.now(), -12 * minute) })
    .where('email', 'in', newcomers.map(emailOf))
    .where('premium_since', 'is', null)
    .where('status', '=', 'not_confirmed')
    .execute();
}
