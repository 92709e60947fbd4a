import { bootElementId } from '@afterglow/federation/registry/boot-document';
import type { Page } from '@playwright/test';
import { join } from '../support/journey/join.ts';
import { beginJourney, expectedErrors, patience } from '../support/journey/journey.ts';
import { linkIn, newestMail } from '../support/mailbox.ts';
import { newMember } from '../support/member.ts';
import { builtStore } from '../support/product/built-store.ts';
import { twoFreePorts } from '../support/product/free-ports.ts';
import { launchProduct } from '../support/product/launch-product.ts';
import { endTls } from '../support/product/tls-proxy.ts';
import { expect, test as plainTest } from '../support/test.ts';

/** The product as it runs for real: something in front of it ends TLS, and is believed. */
const test = plainTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  product: async ({}, use) => {
    const port = await twoFreePorts();
    const proxy = await endTls(port);
    const product = await launchProduct(builtStore, {
      PORT: String(port),
      PUBLIC_URL: proxy.url,
    });
    await use(product);
    await product.stop();
    proxy.close();
  },
});
test.use({ ignoreHTTPSErrors: true, expectedErrors });

/** Whom the document itself says it is for. */
async function memberOfDocument(page: Page): Promise<string | undefined> {
  const boot = await page.locator(`#${bootElementId}`).textContent();
  return JSON.parse(boot ?? '{}').user?.profile.name;
}

test('behind TLS a visitor joins, logs in, and every document knows who it is', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(patience);
  const journey = await beginJourney(page, product);
  await join(journey);
  const link = linkIn(
    await newestMail(product.dataFolder, journey.email, /^Bevestig/),
    '/activate',
  );
  expect(new URL(link).origin).toBe(product.url);

  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name.endsWith('sid'));
  expect(session).toMatchObject({ name: '__Host-sid', secure: true, httpOnly: true });
  expect(cookies.filter(({ httpOnly, secure }) => httpOnly && !secure)).toEqual([]);
  await page.goto('/members');
  expect(await memberOfDocument(page)).toBe(journey.name);

  const { name, email, password } = await newMember(product);
  await context.clearCookies({ name: '__Host-sid' });
  await page.goto('/chats');
  expect(await memberOfDocument(page)).toBeUndefined();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(`${product.url}/chats`);
  await page.reload();
  expect(await memberOfDocument(page)).toBe(name);
});
