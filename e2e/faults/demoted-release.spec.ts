import { liveVersions } from '../support/product/live-versions.ts';
import { releaseVariant } from '../support/releases/release-variant.ts';
import { expect, gatewayTest as test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

test('a release that fails for several people is rolled back for all within a minute', async ({
  browser,
  product,
}) => {
  test.setTimeout(180_000);
  const good = liveVersions(product)['mf-auth-signup'];
  await releaseVariant(product, 'mf-auth-signup', {
    id: 'broken',
    file: 'entry.js',
    change: (text) => `throw new Error('broken on purpose');${text}`,
  });
  expect(liveVersions(product)['mf-auth-signup']).not.toBe(good);

  const start = Date.now();
  for (let person = 1; person <= 12; person += 1) {
    const context = await browser.newContext({
      baseURL: product.url,
      locale: 'nl-NL',
      extraHTTPHeaders: { 'x-forwarded-for': `192.0.2.${person}` },
    });
    const page = await context.newPage();
    await hasBeenHere(page);
    await page.goto('/login');
    // Each of them sees the form of the version before, and nothing of the fault.
    await expect(page.getByRole('textbox', { name: 'Wachtwoord', exact: true })).toBeVisible();
  }
  const isBack = () => liveVersions(product)['mf-auth-signup'] === good;
  await expect.poll(isBack, { timeout: 60_000, intervals: [500] }).toBe(true);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  test.info().annotations.push({ type: 'rolled back after', description: `${seconds} s` });
  for (const context of browser.contexts()) await context.close();
});
