import { bootElementId } from '@afterglow/federation/registry/boot-document';
import { reportsAddress } from '@afterglow/federation/telemetry/reporter';
import { vitalsAddress } from '@afterglow/federation/telemetry/voice';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Product } from './product/product.ts';
import { hasBeenHere } from './visitor.ts';

/** Who looks: an address of their own, and the bucket that decides whether they get a trial. */
export interface Visitor {
  address: string;
  bucket: number;
}

/** Two visitors at a time: one with the trial, one without. */
export const couple = (n: number): [Visitor, Visitor] => [
  { address: `192.0.2.${n}`, bucket: n },
  { address: `198.51.100.${n}`, bucket: 9999 - n },
];

/** A browser of their own, in which every page reports, not one in ten. */
async function browserOf(
  browser: Browser,
  { url }: Pick<Product, 'url'>,
  { address, bucket }: Visitor,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'nl-NL',
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  await hasBeenHere(context);
  await context.addCookies([{ name: 'bucket', value: String(bucket), url }]);
  const page = await context.newPage();
  await page.route('/login', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"share":0.1', '"share":1');
    await route.fulfill({ response, body });
  });
  return page;
}

/** The login stands, whoever drew it. */
async function loginOf(page: Page) {
  await page.goto('/login');
  await expect(page.locator('#first-look')).toHaveCount(0);
  const password = page.getByRole('textbox', { name: 'Wachtwoord', exact: true });
  await expect(password).toBeVisible();
  return password;
}

/** Another tab comes before it: a page then tells all it has not told yet. Waits for these reports. */
async function hide(page: Page, ...reports: string[]): Promise<void> {
  const told = reports.map((name) => page.waitForRequest(`**/reports/${name}`));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const answers = await Promise.all(told);
  for (const request of answers) await request.response();
}

/**
 * Somebody who looks at the login, goes into its password and leaves. Their browser tells how the page
 * fared and how fast it was.
 */
export async function lookAndTell(
  browser: Browser,
  product: Pick<Product, 'url'>,
  visitor: Visitor,
): Promise<void> {
  const page = await browserOf(browser, product, visitor);
  const listening = page.waitForResponse(/\/vitals\.js$/);
  const told: Record<string, number> = { outcomes: 0, vitals: 0 };
  page.on('requestfinished', (request) => {
    const [, name = ''] = /\/reports\/(\w+)$/.exec(request.url()) ?? [];
    told[name] = (told[name] ?? 0) + 1;
  });
  const password = await loginOf(page);
  await (await listening).finished();
  // The script has come, and may not have run yet: then it hears of the next press.
  await expect(async () => {
    await password.click();
    await page.waitForFunction(() => performance.getEntriesByType('first-input').length > 0);
    await hide(page);
    await expect.poll(() => told.outcomes, { timeout: 1500 }).toBeGreaterThan(0);
    // How soon it stood there, and how long a press took.
    await expect.poll(() => told.vitals, { timeout: 1500 }).toBeGreaterThan(1);
  }).toPass({ timeout: 20_000 });
  await page.context().close();
}

const remote = 'mf-auth-signup';

/** What a document says of the versions it names, and its ticket for reports. */
export async function documentFor({ url }: Product, { address, bucket }: Visitor) {
  const headers = { 'x-forwarded-for': address, cookie: `bucket=${bucket}` };
  const html = await (await fetch(`${url}/login`, { headers })).text();
  const [, json = '{}'] = new RegExp(`id="${bootElementId}"[^>]*>([^<]*)<`).exec(html) ?? [];
  const boot = JSON.parse(json);
  const { version } = boot.remotes.find(({ name }: { name: string }) => name === remote);
  return { token: boot.reports.token as string, version: version as string };
}

/**
 * Tells the collector by HTTP what a page would: it was shown, and how fast.
 *
 * @param slow the version that holds presses up, if one does, and by how many milliseconds
 */
export async function tell(
  product: Product,
  visitor: Visitor,
  random: () => number,
  slow?: { version: string; slowness: number },
): Promise<void> {
  const { token, version } = await documentFor(product, visitor);
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': visitor.address };
  const say = async (path: string, said: object) => {
    const body = JSON.stringify({ token, ...said });
    const { status } = await fetch(product.url + path, { method: 'POST', headers, body });
    expect(status).toBe(204);
  };
  await say(reportsAddress, { outcomes: [{ remote, version, failure: null, duration: 300 }] });
  const values = {
    'lcp-cold': 400 + Math.round(800 * random()),
    inp: 8 * Math.round(12 * random()) + (version === slow?.version ? slow.slowness : 0),
  };
  const voices = Object.entries(values).map(([measure, value]) => ({
    remote,
    version,
    measure,
    value,
  }));
  await say(vitalsAddress, { voices });
}
