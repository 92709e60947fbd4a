import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const cookieName = 'operator';

/** Who may see the page and act on it. */
export interface Access {
  /** OPERATOR_TOKEN. */
  token: string | undefined;
  /** The port can be reached from this machine only. */
  isLoopback: boolean;
  production: boolean;
}

export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

const mac = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url');

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** What a browser keeps instead of the token. */
export const operatorCookie = (token: string) => ({
  name: cookieName,
  value: mac(token, 'operator'),
});

/** Whether somebody gave the token, compared in constant time. */
export const isToken = (given: string, { token }: Access): boolean =>
  token !== undefined && isSame(mac(token, given), mac(token, token));

/** The page exists at all: on loopback, or behind a token. */
export const isOffered = ({ token, isLoopback }: Access): boolean =>
  token !== undefined || isLoopback;

/**
 * Whether a request may look: with the token, or without one on loopback. There the name must be
 * that of this machine, or a page of anybody's could reach it by a name that leads here.
 */
export function mayLook(request: FastifyRequest, access: Access): boolean {
  const { token, isLoopback } = access;
  if (token === undefined) return isLoopback && isLoopbackHost(request.hostname);
  const [, bearer = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  const kept = request.cookies[cookieName] ?? '';
  return isToken(bearer, access) || isSame(kept, operatorCookie(token).value);
}

/**
 * Whether whoever may look may also have a step signed. In production only with the token: others
 * on the machine reach loopback, too.
 */
export const maySign = ({ token, production }: Access): boolean =>
  token !== undefined || !production;

/** What a form carries, so that no other page can send it. */
export const formToken = (secret: Buffer): string =>
  mac(secret.toString('hex'), 'operator form').slice(0, 32);

/** Whether a form was sent by our own page. */
export function isOwnForm(request: FastifyRequest, given: string, secret: Buffer): boolean {
  const { origin = '' } = request.headers;
  const from = URL.canParse(origin) ? new URL(origin).host : '';
  return from === request.host && isSame(given, formToken(secret));
}
