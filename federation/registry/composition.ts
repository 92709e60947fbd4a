import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { versionName } from './registry.ts';
import type { KeyPair } from './signature.ts';
import { readToken, signToken } from './token.ts';

const purpose = 'composition';

const claims = z.strictObject({
  /** The step whose registry is meant, with the neighbours of that time; absent for what is live. */
  step: z.number().int().nonnegative().optional(),
  /** Packages in another version than there, or that are not there at all. */
  packages: z.record(
    z.string().regex(/^[a-z0-9-]{1,40}$/),
    z.strictObject({ version: versionName, digest: z.string().startsWith('sha384-') }),
  ),
  /** The browser that is meant, to see what a trial showed it. */
  bucket: z.number().int().min(0).max(9999).optional(),
  /** Where it begins: a path of the site, never another host. */
  path: z.string().regex(/^\/(?![/\\])/),
  /** Milliseconds since 1970. */
  until: z.number().int(),
});

/** A page made of certain versions, for the browser that holds this, until it expires. */
export type Composition = z.output<typeof claims>;

export const signComposition = (composition: Composition, key: KeyPair['privateKey']): string =>
  signToken(purpose, claims.parse(composition), key);

/** What a token says, if one of `accepted` signed it and it has not expired. */
export function verifyComposition(
  token: string,
  accepted: KeyObject[],
  now = Date.now(),
): Composition | undefined {
  const { data } = claims.safeParse(readToken(purpose, token, accepted));
  return data && data.until > now ? data : undefined;
}
