import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { holdAccount } from '../../identity/hold-account.ts';
import { startSession } from '../../identity/session.ts';
import type { Context } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { takeForAddress } from '../../platform/limits.ts';
import { newSecret } from '../../platform/random.ts';
import type { Site } from '../../sites/site.ts';
import { offerRestore } from '../deletion/restore-account.ts';
import { attemptsAt, forgetAttempts } from '../password/throttle.ts';
import type { Device } from '../sessions/device.ts';
import { noteDevice } from '../sessions/note-device.ts';
import { newChallenge, takeChallenge } from './challenge.ts';
import type { relyingParty } from './relying-party.ts';
import { webauthn } from './webauthn.ts';

type Party = ReturnType<typeof relyingParty>;

const perAddress = { burst: 60, seconds: 10 };

/** What a browser is asked to sign; it names no account, so nothing is told about any. */
export async function loginOptions(ctx: Context, party: Party, address: string) {
  await takeForAddress(ctx, 'passkey', address, perAddress);
  const challenge = await newChallenge(ctx, null);
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
  });
}

interface Attempt {
  credential: AuthenticationResponseJSON;
  device: Device;
}

/**
 * Logs in with a key and returns the token of a new session. Throws 401 `passkey_unknown`, and 403
 * `account_deleted` with the way back, as a right password does.
 */
export async function passkeyLogin(
  ctx: Context,
  site: Site,
  party: Party,
  { credential, device }: Attempt,
): Promise<string> {
  const passkey = await ctx.db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'user_id', 'public_key', 'counter', 'email', 'status'])
    .where('passkeys.id', '=', credential.id)
    .where('site_id', '=', site.id)
    .where('status', 'in', ['active', 'not_confirmed', 'deleted'])
    .executeTakeFirst();
  if (!passkey) throw new ApiError(401, 'passkey_unknown');
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: (challenge) => takeChallenge(ctx, challenge, null),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) throw new ApiError(401, 'passkey_unknown');
  if (passkey.status === 'deleted') {
    const { user_id } = passkey;
    const offer = await ctx.db.transaction().execute((trx) => offerRestore(ctx, trx, user_id));
    throw offer
      ? new ApiError(403, 'account_deleted', offer)
      : new ApiError(401, 'passkey_unknown');
  }
  const token = newSecret(ctx.random);
  await ctx.db.transaction().execute(async (trx) => {
    const isHeld = await holdAccount(trx, passkey.user_id);
    const { numUpdatedRows } = await trx
      .updateTable('passkeys')
      .set({ counter: authenticationInfo.newCounter, last_used_at: ctx.clock.now() })
      .where('id', '=', passkey.id)
      .executeTakeFirstOrThrow();
    // Taken away meanwhile.
    if (!isHeld || numUpdatedRows === 0n) throw new ApiError(401, 'passkey_unknown');
    await forgetAttempts(trx, attemptsAt(site.id, passkey.email));
    await startSession(ctx, trx, passkey.user_id, token, device.name);
    await noteDevice(ctx, trx, passkey.user_id, device, passkey.id);
  });
  return token;
}
