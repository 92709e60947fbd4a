import type { Static } from 'typebox';
import type { Context } from '../../platform/context.ts';
import { ApiError, invalid } from '../../platform/errors.ts';
import { takeForAddress } from '../../platform/limits.ts';
import type { Site } from '../../sites/site.ts';
import type { SignupAnswer, SignupBody, SignupPhase } from '../schemas.ts';
import type { Device } from '../sessions/device.ts';
import { userAnswer } from '../user/user-answer.ts';
import { sendFirstActivationMail } from './activation.ts';
import { type Attempt, accountOfAttempt } from './attempt.ts';
import { createAccount } from './create-account.ts';
import { draftProblems } from './draft-problems.ts';
import { findFits } from './find-fits.ts';

export interface Signup {
  site: Site;
  draft: Static<typeof SignupBody>;
  language: string;
  address: string;
  device: Device;
  token: string;
  attempt: Attempt | undefined;
}

type Phase = Static<typeof SignupPhase>;

const perAddress = { burst: 60, seconds: 30 };

/**
 * The first phase: throws what is wrong with the draft, before anything is made. A sign-up that has
 * made its account already, and whose answer was lost, passes; it is counted all the same, since each
 * time a password is hashed and a session begins.
 */
export async function checkSignup(ctx: Context, signup: Signup): Promise<void> {
  await takeForAddress(ctx, 'signup', signup.address, perAddress);
  try {
    await checkDraft(ctx, signup);
  } catch (problem) {
    const { site, attempt } = signup;
    if (!attempt || !(await accountOfAttempt(ctx.db, site, attempt))) throw problem;
  }
}

async function checkDraft(ctx: Context, { site, draft }: Signup): Promise<void> {
  const { signups } = site.settings;
  const allowed =
    signups === 'all' || (signups === 'with_trafficsource' && draft.tracking?.network);
  if (!allowed) throw new ApiError(403, 'signups_closed');
  // On a site that conceals its accounts only a draft that would make one hears that there is one.
  for (const tellOfAccounts of site.settings.conceal_accounts ? [false, true] : [true]) {
    const problems = await draftProblems(ctx, site, draft, tellOfAccounts);
    if (problems.length > 0) throw invalid(...problems);
  }
}

/** The other phases; `tell` hears of each as it begins. Resolves with the newcomer. */
export async function signUp(
  ctx: Context,
  signup: Signup,
  tell: (phase: Phase) => void,
): Promise<Static<typeof SignupAnswer>> {
  tell('creating_account');
  const userId = await createAccount(ctx, signup.site, signup);
  tell('finding_matches');
  const num_matches = await findFits(ctx, userId);
  tell('sending_mail');
  await sendFirstActivationMail(ctx, userId);
  return { user: await userAnswer(ctx, signup.site, userId), num_matches };
}
