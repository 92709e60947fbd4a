import type { Page } from '@playwright/test';
import { newMember } from '../support/member.ts';
import * as shell from '../support/pages/shell.ts';
import type { Interference } from '../support/product/interference.ts';
import { sharedProduct } from '../support/product/product.ts';
import { expect } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';
import { kept, test } from './with-worker.ts';

const cut = (line: Interference) => line.trouble(/^/, (outgoing) => outgoing.destroy());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const found = (page: Page) => page.getByRole('list', { name: 'Gevonden leden' });

/** Files of the document that the worker has kept and that are not what the document says. */
const untrue = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { remotes } = JSON.parse(document.getElementById('boot')?.textContent ?? '');
    const wrong: string[] = [];
    let known = 0;
    for (const { entry } of remotes) {
      const kept = await caches.match(entry.url);
      if (!kept) continue;
      known += 1;
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', await kept.arrayBuffer()));
      const text = `sha384-${btoa(String.fromCharCode(...hash))}`;
      if (text !== entry.integrity) wrong.push(entry.url);
    }
    return known > 0 ? wrong : ['nothing is kept'];
  });

/** How long the app takes until its member's menu is there, in ms. */
async function startTime(page: Page, name: string): Promise<number> {
  const began = performance.now();
  await page.goto('/members', { waitUntil: 'commit' });
  // The page's own: a first look has the same button before any script ran, and is not kept.
  await page
    .locator('#app')
    .getByRole('button', { name: `Accountmenu van ${name}` })
    .waitFor();
  return performance.now() - began;
}

test('a member’s app starts without a network, from files that the document names, and nothing is left after logout [S09, R13]', async ({
  page,
  context,
  line,
}) => {
  test.slow();
  const member = await newMember(sharedProduct());
  await member.enter(context);
  await hasBeenHere(page);
  await page.goto('/members');
  await expect(found(page)).toBeVisible();
  await expect.poll(() => kept(page, 'afterglow-member')).toEqual(['/document']);
  await expect.poll(() => kept(page, 'afterglow-site')).toContain('/offline.html');

  // It keeps what the page is made of before it is active.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.waitForLoadState('networkidle');

  await test.step('the second visit has the worker, and what it kept is what the document says', async () => {
    await page.goto('/members');
    await expect(found(page)).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await page.waitForLoadState('networkidle');
    expect(await untrue(page)).toEqual([]);
  });

  await test.step('without a network the app starts, within two seconds or as soon as with one', async () => {
    const [online, offline]: [number[], number[]] = [[], []];
    // By turns, the better of two: what else the machine does only adds to it.
    for (let turn = 0; turn < 2; turn += 1) {
      online.push(await startTime(page, member.name));
      cut(line);
      offline.push(await startTime(page, member.name));
      line.calm();
    }
    // A busy machine may take longer for both.
    expect(Math.min(...offline)).toBeLessThan(Math.max(2000, 2 * Math.min(...online)));
    await expect(page.getByText('Geen verbinding.')).toBeHidden();
    await context.setOffline(true);
    await page.goto('/members');
    await expect(page.getByText('Geen verbinding.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Geen verbinding.')).toBeHidden();
  });

  await test.step('after logout nothing of the member is left', async () => {
    await shell.logOut(page, member.name);
    await expect.poll(() => page.evaluate(() => caches.has('afterglow-member'))).toBe(false);
    cut(line);
    await page.goto('/members');
    await expect(heading(page)).toHaveText('Je bent offline');
    await expect(page.getByText(member.name)).toHaveCount(0);
    line.calm();
    await page.getByRole('link', { name: 'Probeer opnieuw' }).click();
    await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible();
  });
});
