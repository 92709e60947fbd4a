import { type KeyObject, sign, verify } from 'node:crypto';
import type { KeyPair } from './signature.ts';

/** A signature says what it is for, so that one of a registry can never be passed off as another. */
const signedText = (purpose: string, content: string) => Buffer.from(`${purpose} ${content}`);

/** Something signed for one purpose, as text that fits into an address. */
export function signToken(
  purpose: string,
  claims: unknown,
  privateKey: KeyPair['privateKey'],
): string {
  const content = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${content}.${sign(null, signedText(purpose, content), privateKey).toString('base64url')}`;
}

/** What a token says, if one of `accepted` signed it for this purpose. */
export function readToken(purpose: string, token: string, accepted: KeyObject[]): unknown {
  const [content = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const text = signedText(purpose, content);
  if (!accepted.some((key) => verify(null, text, key, given))) return undefined;
  return JSON.parse(Buffer.from(content, 'base64url').toString());
}
