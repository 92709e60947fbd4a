import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { versionName } from './registry.ts';
import type { KeyPair } from './signature.ts';
import { readToken, signToken } from './token.ts';

const claims = z.strictObject({
  remote: z.string(),
  version: versionName,
  /** `sha384-…` of the release.json that is meant. */
  digest: z.string().startsWith('sha384-'),
  /** Milliseconds since 1970. */
  until: z.number().int(),
});

/** One version of one remote, for the browser that holds this, until it expires. */
export type Override = z.output<typeof claims>;

const purpose = 'override';

/** A token that makes a gateway override a remote for whoever shows it. */
export const signOverride = (override: Override, privateKey: KeyPair['privateKey']): string =>
  signToken(purpose, override, privateKey);

/** What a token says, if one of `accepted` signed it and it has not expired. */
export function verifyOverride(
  token: string,
  accepted: KeyObject[],
  now = Date.now(),
): Override | undefined {
  const { data } = claims.safeParse(readToken(purpose, token, accepted));
  return data && data.until > now ? data : undefined;
}
