import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { chromium } from '@playwright/test';
import { chromiumArgs } from '../support/chromium.ts';
import { type Member, newMember } from '../support/member.ts';
import type { Interference } from '../support/product/interference.ts';
import { sharedProduct } from '../support/product/product.ts';
import { expect } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';
import { kept, test } from './with-worker.ts';

/** What two messages cost is what somebody new has. */
const lines = ['Ben je al thuis?', 'Ik zit nog in de trein.'];

/** A browser whose disk outlives it, without what a test's own browser forgets. */
function openBrowser(testInfo: TestInfo): Promise<BrowserContext> {
  return chromium.launchPersistentContext(testInfo.outputPath('browser'), {
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    args: chromiumArgs,
    locale: 'nl-NL',
    serviceWorkers: 'allow',
  });
}

async function cut(context: BrowserContext, line: Interference): Promise<void> {
  line.trouble(/^/, (outgoing) => outgoing.destroy());
  await context.setOffline(true);
}

async function mend(context: BrowserContext, line: Interference): Promise<void> {
  line.calm();
  await context.setOffline(false);
}

/** How many messages lie where they outlive the browser; they are shown before. */
const keptMessages = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        const opening = indexedDB.open('member');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const counting = database.transaction('messages').objectStore('messages').count();
          counting.onerror = () => fail(counting.error);
          counting.onsuccess = () => {
            database.close();
            done(counting.result);
          };
        };
      }),
  );

const menu = (page: Page, { name }: Member) =>
  page.getByRole('button', { name: `Accountmenu van ${name}` });
const log = (page: Page) => page.getByRole('log');

test('messages written without a network outlive the browser; two tabs of the next one send each of them once, in order [R04]', async ({
  line,
}, testInfo) => {
  test.setTimeout(120_000);
  const him = await newMember(sharedProduct(), { gender: 'male', seeks: 'female' });
  const her = await newMember(sharedProduct());
  const chat = `${line.url}/members/${her.id}/chat`;

  let context = await openBrowser(testInfo);
  await test.step('he writes twice without a network and closes the browser', async () => {
    await hasBeenHere(context);
    await him.enter(context);
    const page = await context.newPage();
    await page.goto(chat);
    const field = page.getByRole('textbox', { name: `Schrijf ${her.name}` });
    await expect(field).toBeVisible();
    await expect.poll(() => kept(page, 'afterglow-member')).toEqual(['/document']);
    await page.waitForLoadState('networkidle');
    await cut(context, line);
    for (const text of lines) {
      await field.fill(text);
      await field.press('Enter');
      await expect(log(page).getByText(text)).toBeVisible();
    }
    await expect(log(page).getByText('Wacht op verbinding')).toHaveCount(lines.length);
    await expect.poll(() => keptMessages(page)).toBe(lines.length);
    await context.close();
  });
  expect(await her.conversations()).toEqual([]);

  context = await openBrowser(testInfo);
  try {
    const tabs: Page[] = [];
    await test.step('the next browser starts without a network, too', async () => {
      await context.setOffline(true);
      for (const _ of ['one', 'two']) {
        const tab = await context.newPage();
        await tab.goto(chat);
        await expect(menu(tab, him)).toBeVisible();
        // The conversation cannot be read, but what he wrote is seen to wait.
        for (const text of lines) await expect(tab.getByText(text)).toBeVisible();
        tabs.push(tab);
      }
      expect(await her.conversations()).toEqual([]);
    });

    await test.step('back in the network, all is sent without a word from him', async () => {
      await mend(context, line);
      await expect
        .poll(async () => (await her.conversations())[0]?.num_unread_messages, { timeout: 40_000 })
        .toBe(lines.length);
      for (const tab of tabs) {
        await tab.reload();
        for (const text of lines) await expect(log(tab).getByText(text)).toHaveCount(1);
        await expect(log(tab).getByText('Wacht op verbinding')).toHaveCount(0);
      }
    });
    const [{ conversation } = { conversation: '' }] = await her.conversations();
    expect((await her.messages(conversation)).map(({ body }) => body)).toEqual(lines);
    expect(await him.credits()).toBe(0);
  } finally {
    await context.close();
  }
});
