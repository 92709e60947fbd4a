import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { holdAccount } from '../../identity/hold-account.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { ApiError, authenticationRequired, conflict } from '../../platform/errors.ts';
import { takeFrom } from '../../platform/limits.ts';
import { tellOwner } from '../undo/tell-owner.ts';
import { newChallenge, takeChallenge } from './challenge.ts';
import type { relyingParty } from './relying-party.ts';
import { webauthn } from './webauthn.ts';

type Party = ReturnType<typeof relyingParty>;

/** More than anybody has devices. */
const most = 20;
/** Each is told by mail, and the address may be somebody else's. */
const additions = { burst: 10, seconds: 2 * 3600 };

/** What a browser needs to make a key: one that finds the account by itself, and asks who is there. */
export async function registrationOptions(ctx: Context, party: Party, userId: string) {
  const { email } = await ctx.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const known = await withRoom(ctx.db, userId);
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: email,
    userID: new Uint8Array(new TextEncoder().encode(userId)),
    challenge: new Uint8Array(Buffer.from(await newChallenge(ctx, userId), 'base64url')),
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** The keys there are. Throws 409 `too_many_passkeys` where none may join them. */
async function withRoom(db: Db, userId: string): Promise<{ id: string }[]> {
  const known = await db
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  if (known.length >= most) throw conflict('too_many_passkeys');
  return known;
}

interface Addition {
  userId: string;
  sessionId: string;
  credential: RegistrationResponseJSON;
  name: string;
}

/** Keeps a key that the browser made, and tells the owner. Throws 400 `passkey_refused`, 409 `too_many_passkeys`. */
export async function addPasskey(ctx: Context, party: Party, addition: Addition): Promise<void> {
  const { userId, sessionId, credential, name } = addition;
  await takeFrom(ctx, `passkey added ${userId}`, additions);
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: (challenge) => takeChallenge(ctx, challenge, userId),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) throw new ApiError(400, 'passkey_refused');
  const { id, publicKey, counter } = registrationInfo.credential;
  await ctx.db.transaction().execute(async (trx) => {
    // A session that was ended meanwhile, as by “It was not me”, leaves no key behind.
    const isHeld = await holdAccount(trx, userId);
    const session = trx.selectFrom('sessions').select('id').where('id', '=', sessionId);
    if (!isHeld || !(await session.executeTakeFirst())) throw authenticationRequired();
    // Once more: options may have been asked for many times before the first of them was used.
    await withRoom(trx, userId);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('passkeys')
      .values({
        ...{ id, user_id: userId, name, counter, created_at: ctx.clock.now() },
        public_key: Buffer.from(publicKey),
        transports: credential.response.transports ?? [],
      })
      .onConflict((on) => on.doNothing())
      .executeTakeFirstOrThrow();
    // A key of another account, sent again: it stays whose it is.
    if (numInsertedOrUpdatedRows === 0n) throw new ApiError(400, 'passkey_refused');
    // It logs in without the password, and stays when that is another: whoever did not add it undoes it.
    await tellOwner(ctx, trx, userId, { template: 'passkey_added', name, undone: { passkey: id } });
  });
}
