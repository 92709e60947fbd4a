import { ageOn } from '../../members/age.ts';
import { longestAbout } from '../../members/schemas.ts';
import { findCity, regionsOf } from '../../places/places.ts';
import type { Context } from '../../platform/context.ts';
import type { FieldProblem } from '../../platform/errors.ts';
import { visibleLength } from '../../platform/visible-text.ts';
import type { Site } from '../../sites/site.ts';
import { passwordProblem } from '../password/password.ts';
import { findUserByEmail } from '../user/find-user.ts';
import { nameProblem } from '../user/name-rules.ts';

interface Draft {
  email?: string;
  name?: string;
  password?: string;
  date_of_birth?: string;
  country?: string;
  region?: string;
  city?: string;
  signup_message?: string;
}

/** Everything that is wrong with what a draft holds so far; fields that are not there are not judged. */
export async function draftProblems(
  ctx: Context,
  site: Site,
  draft: Draft,
  tellOfAccounts: boolean,
): Promise<FieldProblem[]> {
  const { email, name, password, date_of_birth, signup_message } = draft;
  const taken = email && tellOfAccounts && (await findUserByEmail(ctx.db, site.id, email));
  const problems = [
    taken ? { field: 'email', code: 'in_use' } : undefined,
    name === undefined ? undefined : nameProblem(name, email),
    password && passwordProblem(password, [email ?? '', name ?? '', site.name]),
    date_of_birth && birthDateProblem(date_of_birth, ctx.clock.now(), site.settings.min_age),
    placeProblem(draft, site),
    signup_message && visibleLength(signup_message) > longestAbout
      ? { field: 'signup_message', code: 'too_long', params: { count: longestAbout } }
      : undefined,
  ];
  return problems.filter((problem) => typeof problem === 'object');
}

function birthDateProblem(day: string, now: Date, min_age: number): FieldProblem | undefined {
  const field = 'date_of_birth';
  const age = ageOn(day, now);
  if (age < 0 || age > 120) return { field, code: 'invalid' };
  return age < min_age ? { field, code: 'too_young', params: { min_age } } : undefined;
}

function placeProblem({ country, region, city }: Draft, site: Site): FieldProblem | undefined {
  if (country === undefined) return undefined;
  const unknown = (field: string) => ({ field, code: 'invalid_choice' });
  if (!site.settings.countries.includes(country)) return unknown('country');
  if (region === undefined) return undefined;
  if (!regionsOf(country, 'en').some(({ key }) => key === region)) return unknown('region');
  if (city === undefined) return undefined;
  return findCity(country, region, city) ? undefined : unknown('city');
}
