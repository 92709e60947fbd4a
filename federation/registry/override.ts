import { type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { versionName } from './registry.ts';
import type { KeyPair } from './signature.ts';

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

/** A signature says what it is for, so that one of a registry can never be passed off as this. */
const signedText = (content: string) => Buffer.from(`override ${content}`);

/** A token that makes a gateway override a remote for whoever shows it. */
export function signOverride(override: Override, privateKey: KeyPair['privateKey']): string {
  const content = Buffer.from(JSON.stringify(override)).toString('base64url');
  return `${content}.${sign(null, signedText(content), privateKey).toString('base64url')}`;
}

/** What a token says, if one of `accepted` signed it and it has not expired. */
export function verifyOverride(
  token: string,
  accepted: KeyObject[],
  now = Date.now(),
): Override | undefined {
  const [content = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  if (!accepted.some((key) => verify(null, signedText(content), key, given))) return undefined;
  const { data } = claims.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  return data && data.until > now ? data : undefined;
}
