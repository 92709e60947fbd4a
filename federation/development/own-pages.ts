import type { IncomingHttpHeaders } from 'node:http';

/** Pages of this machine, whichever site of the product they are of: localhost, german.localhost. */
const ours = /^https?:\/\/(?:[\w-]+\.)*localhost(?::\d+)?$/;

/**
 * Lets pages of this machine read what a development server answers, under whatever port and host name
 * they are. Any other page that a developer has open asks from their browser, too, and must not get sources.
 */
export function readableBy({ origin = '' }: IncomingHttpHeaders): Record<string, string> {
  const allowed = ours.test(origin) ? { 'access-control-allow-origin': origin } : {};
  return { ...allowed, vary: 'origin' };
}

/**
 * Whether a question comes by a name that is not of this machine, or from a page elsewhere that takes in
 * a script without asking who may read it. Ours ask for every script with their origin.
 */
export function isForeign({ host = '', ...headers }: IncomingHttpHeaders): boolean {
  if (!ours.test(`http://${host}`)) return true;
  const how = ['site', 'mode', 'dest'].map((name) => headers[`sec-fetch-${name}`]);
  return how.join() === 'cross-site,no-cors,script';
}
