import type { Static } from 'typebox';
import { grant } from '../../credits/ledger.ts';
import { holdAccount } from '../../identity/hold-account.ts';
import { hashPassword, isPassword } from '../../identity/password-hash.ts';
import { startSession } from '../../identity/session.ts';
import { sexualityOf } from '../../identity/sexuality-of.ts';
import { findCity } from '../../places/places.ts';
import { positionOf } from '../../places/position.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { conflict } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';
import { visibleLine, visibleText } from '../../platform/visible-text.ts';
import type { Site } from '../../sites/site.ts';
import { keepConsent } from '../consent/consent.ts';
import type { SignupBody, Tracking } from '../schemas.ts';
import { type Device, rememberDevice } from '../sessions/device.ts';
import { refuseTakenAddress } from '../user/taken-address.ts';
import { type Attempt, claimAttempt } from './attempt.ts';

interface Newcomer {
  draft: Static<typeof SignupBody>;
  language: string;
  /** Of the session that begins with the account. */
  token: string;
  device: Device;
  attempt: Attempt | undefined;
}

/**
 * Makes account, profile, first credits and session at once, or nothing. Returns the user's id:
 * the one there is when the same sign-up was sent before, or is being sent just now.
 */
export async function createAccount(ctx: Context, site: Site, newcomer: Newcomer): Promise<string> {
  const { draft, language, token, device, attempt } = newcomer;
  const { country, region, gender, seeks, tracking } = draft;
  const password_hash = await hashPassword(draft.password);
  const city = findCity(country, region, draft.city);
  const id = newId(ctx.random);
  const now = ctx.clock.now();
  const account = {
    id,
    site_id: site.id,
    email: draft.email.trim(),
    password_hash,
    status: 'not_confirmed' as const,
    language,
    signup_date: now,
  };
  const profile = {
    id,
    name: visibleLine(draft.name),
    gender,
    seeks,
    sexuality: sexualityOf(gender, seeks),
    birth_date: draft.date_of_birth,
    country,
    region,
    city: city?.name ?? draft.city,
    ...(city && positionOf(ctx, id, city)),
    about_me: visibleText(draft.signup_message ?? ''),
    last_seen_at: now,
    created_at: now,
  };
  const amount = site.settings.signup_credits;
  return ctx.db
    .transaction()
    .execute(async (trx) => {
      const known = attempt && (await claimAttempt(ctx, trx, site, attempt, id));
      if (known) {
        if (!(await isStillTheirs(trx, known, draft.password))) throw conflict();
        await startSession(ctx, trx, known, token, device.name);
        await rememberDevice(ctx, trx, known, device);
        return known;
      }
      await trx.insertInto('users').values(account).execute();
      await trx.insertInto('profiles').values(profile).execute();
      await keepConsent(ctx, trx, id, { edition: draft.consent_edition, language });
      const source = { ...cut(tracking), user_id: id, created_at: now };
      await trx.insertInto('tracking').values(source).execute();
      if (amount > 0) await grant(ctx, trx, { user: id, amount, cause: 'signup', reference: id });
      await startSession(ctx, trx, id, token, device.name);
      await rememberDevice(ctx, trx, id, device);
      return id;
    })
    .catch(refuseTakenAddress);
}

/**
 * Whether a sign-up that is sent again may still log in to what it has become: not when that was deleted,
 * banned or taken back meanwhile, or has another password.
 */
async function isStillTheirs(trx: Trx, id: string, password: string): Promise<boolean> {
  const { password_hash } = await trx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return (await isPassword(password_hash, password)) && holdAccount(trx, id, { password_hash });
}

/** As much of a partner's values as is of use. */
function cut(tracking: Static<typeof Tracking> = {}): Static<typeof Tracking> {
  const values = Object.entries(tracking).map(([key, value]) => [key, value?.slice(0, 200)]);
  return Object.fromEntries(values);
}
