import type { BrowserContext } from '@playwright/test';
import { membersMade } from './member.ts';

/** All that a page may keep in the browser, by name. What begins with `member-` goes at logout. */
const knownKeys = [
  /^hide-(enrich|push-notification|disabled-notifications|install)-alert$/,
  /^hide-(time-bonus-modal|site-entry-warning)$/,
  /^member-(owner|outbox|outbox-waits|push|signup-goal|draft-[\w-]+)$/,
  /^member-(checkout-choice|payment-attempt|return-place|discount-code)$/,
  /^(tracking|signup-draft|reloaded-at|failed-versions:[\w-]+)$/,
  // What a test itself notes.
  /^noted /,
];

/** A mailed link, or a file that is fetched by what its password was exchanged for. */
const withToken =
  /^\/(activate|reset-password|mail-change|account-deleted|withdrawal|unsubscribe|appeal|notifications|api\/(own-data|own-archive|appeal|unsubscribe|withdrawal)\.php)/;

/** What an address says that it must not: logs and histories keep it. */
function toldBy(address: string, secrets: string[]): string[] {
  const { pathname, searchParams, href } = new URL(address);
  const text = decodeURIComponent(href.replace(/%(?![0-9a-f]{2})/gi, '')).toLowerCase();
  const told = secrets.filter((secret) => text.includes(secret.toLowerCase()));
  if (/[^/]@[\w-]+\.\w/.test(text)) told.push('a mail address');
  if (searchParams.has('token') && !withToken.test(pathname)) told.push('a token');
  return told.map((what) => `${what} stands in ${pathname}`);
}

/** Looks on while pages of a context run; then tells what they told or kept beyond what is known. */
export function watchTraces(context: BrowserContext, origin: string): () => Promise<string[]> {
  const addresses = new Set<string>();
  context.on('request', (request) => {
    if (request.url().startsWith(origin)) addresses.add(request.url());
  });
  return async () => {
    // A test may have closed it: then only what was asked is known.
    const cookies = await context.cookies().catch(() => []);
    const sessions = cookies.filter(({ name }) => /sid$/.test(name));
    const secrets = [...membersMade, ...sessions.map(({ value }) => value)];
    const told = [...addresses].flatMap((address) => toldBy(address, secrets));
    const pages = context.pages().filter((page) => page.url().startsWith(origin));
    const keys = await Promise.all(
      pages.map((page) =>
        page
          .evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
          .catch(() => []),
      ),
    );
    const unknown = keys.flat().filter((key) => !knownKeys.some((known) => known.test(key)));
    return [...told, ...unknown.map((key) => `the browser keeps ${key}`)];
  };
}
