import type { Static } from 'typebox';
import type { OwnPrompts } from '../../members/schemas.ts';
import { findCity, regionsOf } from '../../places/places.ts';
import { positionOf } from '../../places/position.ts';
import type { Context } from '../../platform/context.ts';
import { ApiError, invalid } from '../../platform/errors.ts';
import { visibleLine, visibleText } from '../../platform/visible-text.ts';
import { interestKeys } from '../../settings/interests.ts';
import type { Site } from '../../sites/site.ts';
import type { UserChanges } from '../schemas.ts';
import { changeReach } from './change-reach.ts';
import { nameProblem } from './name-rules.ts';

type Changes = Static<typeof UserChanges>;
interface Place {
  country: string;
  region: string;
  city: string;
}

/** Changes what is given of one's own account and profile; all of it or nothing. */
export async function changeUser(
  ctx: Context,
  site: Site,
  userId: string,
  { language, units, profile, reach }: Changes,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    if (language || units) {
      const chosen = { ...(language && { language }), ...(units && { units }) };
      await trx.updateTable('users').set(chosen).where('id', '=', userId).execute();
    }
    if (reach) await changeReach(trx, userId, reach);
    if (!profile || Object.keys(profile).length === 0) return;
    const before = await trx
      .selectFrom('profiles')
      .innerJoin('users', 'users.id', 'profiles.id')
      .select(['country', 'region', 'city', 'seeks', 'email'])
      .where('profiles.id', '=', userId)
      // The choice may be taken back just now.
      .forUpdate('profiles')
      .executeTakeFirstOrThrow();
    if (before.seeks === null && (profile.seeks || profile.sexuality)) {
      throw new ApiError(409, 'consent_needed');
    }
    const { prompts: _, ...given } = profile;
    const columns = {
      ...given,
      ...cleaned(profile, before.email),
      ...moved(ctx, userId, profile, before, site),
    };
    await trx.updateTable('profiles').set(columns).where('id', '=', userId).execute();
    if (profile.face_consent === false) {
      await trx.deleteFrom('approved_faces').where('profile_id', '=', userId).execute();
    }
  });
}

function cleaned(profile: NonNullable<Changes['profile']>, email: string) {
  const { name, about_me, prompts, interests } = profile;
  const problem = name === undefined ? undefined : nameProblem(name, email);
  if (problem) throw invalid({ ...problem, field: 'profile.name' });
  const strange = interests?.some((key) => !interestKeys.includes(key));
  if (strange) throw invalid({ field: 'profile.interests', code: 'invalid_choice' });
  return {
    ...(name !== undefined && { name: visibleLine(name) }),
    ...(about_me !== undefined && { about_me: visibleText(about_me) }),
    ...(prompts && { prompts: JSON.stringify(cleanPrompts(prompts)) }),
    ...(interests && { interests: [...new Set(interests)] }),
  };
}

/** Each question once; one without an answer is not asked. */
function cleanPrompts(prompts: Static<typeof OwnPrompts>) {
  const twice = new Set(prompts.map(({ key }) => key)).size < prompts.length;
  if (twice) throw invalid({ field: 'profile.prompts', code: 'invalid_choice' });
  return prompts
    .map(({ key, answer }) => ({ key, answer: visibleLine(answer) }))
    .filter(({ answer }) => answer !== '');
}

/** A new place must be one we know. */
function moved(ctx: Context, id: string, profile: Partial<Place>, before: Place, site: Site) {
  const { country = before.country, region = before.region, city = before.city } = profile;
  const same = country === before.country && region === before.region && city === before.city;
  if (same) return {};
  const unknown = (field: string) => invalid({ field: `profile.${field}`, code: 'invalid_choice' });
  if (!site.settings.countries.includes(country)) throw unknown('country');
  if (!regionsOf(country, 'en').some(({ key }) => key === region)) throw unknown('region');
  const found = findCity(country, region, city);
  if (!found) throw unknown('city');
  return { country, region, city: found.name, ...positionOf(ctx, id, found) };
}
