import type { Page } from '@playwright/test';
import { newMember } from '../support/member.ts';
import { painted } from '../support/painted.ts';
import { slow3g, slowLine } from '../support/slow-line.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

/** Milliseconds in which somebody feels that it was they who did it. */
const atOnce = 100;

/** Milliseconds from the key that sends until the words stand in the conversation, as the page has it. */
function timesToShow(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as { times?: number[] }).times ?? []);
}

function noteTimes(): void {
  const times: number[] = [];
  Object.assign(window, { times });
  let pressed = 0;
  const log = () => document.querySelector('[role=log]');
  let before = 0;
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Enter' || !log()) return;
      pressed = performance.now();
      before = log()?.textContent?.length ?? 0;
    },
    true,
  );
  new MutationObserver(() => {
    if (pressed === 0 || (log()?.textContent?.length ?? 0) <= before) return;
    times.push(performance.now() - pressed);
    pressed = 0;
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

test('on 400 kbit/s one logs in, and what one sends shows at once and arrives [R14]', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const line = await slowLine(product.url, slow3g);
  const him = await newMember(product, { gender: 'male', seeks: 'female' });
  const her = await newMember(product);
  const conversation = await her.write(him.id, 'Goedenavond');

  // Of its own: it is not the product's port that it talks to.
  const context = await browser.newContext({ baseURL: line.url, locale: 'nl-NL' });
  await hasBeenHere(context);
  await context.addInitScript(noteTimes);
  const page = await context.newPage();
  await page.goto(`/login?to=${encodeURIComponent(`/chats/${conversation}`)}`, {
    waitUntil: 'commit',
  });
  await painted(page);
  // Whoever cannot wait types before the scripts are there.
  await page.locator('[name=email]').fill(him.email);
  await page.locator('[name=password]').fill(him.password);
  await page.locator('[name=password]').press('Enter');

  const log = page.getByRole('log');
  await expect(log.getByText('Goedenavond')).toBeVisible({ timeout: 60_000 });
  const composer = page.getByRole('textbox', { name: `Schrijf ${her.name}` });
  const words = ['Een trage lijn', 'En toch gaat het'];
  for (const one of words) {
    await composer.fill(one);
    await composer.press('Enter');
    await expect(log.getByText(one)).toBeVisible();
  }
  await expect(log.getByText(/^Verzonden|^Bezorgd/)).toBeVisible({ timeout: 30_000 });
  const times = await timesToShow(page);
  expect(times).toHaveLength(words.length);
  // Another process may have had the processor once.
  expect(Math.min(...times)).toBeLessThanOrEqual(atOnce);

  const arrived = await her.messages(conversation);
  expect(arrived.map(({ body }) => body).slice(1)).toEqual(words);
  await context.close();
  line.close();
});
