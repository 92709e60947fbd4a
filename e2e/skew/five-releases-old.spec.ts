import { newMember } from '../support/member.ts';
import * as chat from '../support/pages/mf-chat.ts';
import { liveVersions } from '../support/product/live-versions.ts';
import type { Product } from '../support/product/product.ts';
import { releaseVariant } from '../support/releases/release-variant.ts';
import { expect, gatewayTest as test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';
import { noteVersions } from './versions.ts';

/** Makes five releases of a remote live, one after the other; resolves to the last one's version. */
async function releaseFive(product: Product, name: string): Promise<string> {
  let version = '';
  for (let nth = 1; nth <= 5; nth += 1) {
    version = await releaseVariant(product, name, { id: `later${nth}` });
  }
  return version;
}

test('a page that is five releases old goes on into a remote it had not loaded and another language, and back to what was typed [R15]', async ({
  page,
  context,
  product,
}) => {
  test.slow();
  const old = liveVersions(product);
  await page.setViewportSize({ width: 1280, height: 900 });
  await hasBeenHere(page);
  const reader = await newMember(product);
  const other = await newMember(product, { gender: 'male', seeks: 'female' });
  const conversation = await reader.write(other.id, 'Goedenavond');
  await reader.enter(context);
  const loaded = noteVersions(context);
  await page.goto(`/chats/${conversation}`);
  await chat.draft(page, other.name, 'Half a sentence');
  expect(loaded()).not.toHaveProperty('mf-payments');
  const opened = () => page.evaluate(() => performance.timeOrigin);
  const openedAt = await opened();

  await test.step('five releases of both come', async () => {
    const newest = {
      'mf-chat': await releaseFive(product, 'mf-chat'),
      'mf-payments': await releaseFive(product, 'mf-payments'),
    };
    await expect
      .poll(async () => {
        const parts: { name: string; version: string }[] = await (
          await page.request.get('/parts.json')
        ).json();
        return Object.fromEntries(parts.map(({ name, version }) => [name, version]));
      })
      .toMatchObject(newest);
  });

  await page.locator('a[href="/premium"]:visible').first().click();
  const payments = page.getByRole('main').locator('[data-remote="mf-payments"]');
  await expect(payments).toHaveAttribute('data-version', old['mf-payments'] ?? '');
  await expect(payments.getByRole('heading').first()).toBeVisible();

  await test.step('it learns another language of the releases that it has', async () => {
    await page.getByRole('link', { name: 'Taal (language)' }).click();
    const words = ['mf-chat', 'mf-payments'].map((name) =>
      page.waitForResponse(`**/${name}/${old[name]}/texts/en.json`),
    );
    await page.getByRole('button', { name: 'English', exact: true }).click();
    for (const answer of words) expect((await answer).status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'Nederlands', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await page.goBack();
    await expect(payments).toHaveAttribute('data-version', old['mf-payments'] ?? '');
  });

  await page.goBack();
  await chat.expectDraft(page, other.name, 'Half a sentence');
  // It has not loaded itself anew either.
  expect(await opened()).toBe(openedAt);
  expect(loaded()).toMatchObject({
    'mf-chat': [old['mf-chat']],
    'mf-payments': [old['mf-payments']],
  });
});
