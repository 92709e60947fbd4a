import type { Page } from '@playwright/test';
import { type Member, newMember } from '../support/member.ts';
import * as shell from '../support/pages/shell.ts';
import { expect, test } from '../support/test.ts';

interface Watched {
  titles: Record<string, number>;
  badges: number[];
}

/** Notes when the title became what, and what the icon of the app was told. */
function watch(): void {
  const watched: Watched = { titles: {}, badges: [] };
  Object.assign(window, { watched });
  let last = '';
  const note = () => {
    const count = /^\((\d+)\)/.exec(document.title)?.[1] ?? 'none';
    if (count !== last) watched.titles[count] = Date.now();
    last = count;
  };
  document.addEventListener('DOMContentLoaded', () =>
    new MutationObserver(note).observe(document.head, {
      ...{ subtree: true, childList: true, characterData: true },
    }),
  );
  Object.assign(navigator, {
    setAppBadge: async (count: number) => watched.badges.push(count),
    clearAppBadge: async () => watched.badges.push(0),
  });
}

const watchedIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched);

/** Milliseconds between one tab knowing it and the other. */
async function apart(tabs: Page[], count: string): Promise<number> {
  const moments = await Promise.all(
    tabs.map(async (tab) => (await watchedIn(tab)).titles[count] ?? Number.NaN),
  );
  return Math.max(...moments) - Math.min(...moments);
}

async function expectTitles(tabs: Page[], title: RegExp): Promise<void> {
  for (const tab of tabs) await expect(tab).toHaveTitle(title);
}

test.describe('two tabs', () => {
  let member: Member;
  let him: Member;

  test.beforeEach(async ({ product }) => {
    member = await newMember(product);
    him = await newMember(product, { gender: 'male' });
  });

  test('agree within two seconds, over one stream [R34]', async ({ page: first, context }) => {
    const streams: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('/api/events.php')) streams.push(request.url());
    });
    await context.addInitScript(watch);
    await member.enter(context);
    const second = await context.newPage();
    const tabs = [first, second];
    await first.goto('/members');
    await second.goto('/likes');
    // The title comes with the document; what is told is heard by a page that stands.
    for (const tab of tabs) await expect(tab.locator('#first-look')).toHaveCount(0);
    await expectTitles(tabs, /^[^(]/);

    await test.step('about what is new: title, badge and icon', async () => {
      await him.write(member.id, 'Hoi, hoe is het?');
      for (const tab of tabs) await shell.expectOneUnread(tab);
      expect(await apart(tabs, '1')).toBeLessThan(2000);
      expect(streams).toHaveLength(1);
      for (const tab of tabs) expect((await watchedIn(tab)).badges.at(-1)).toBe(1);
    });

    await test.step('about what was read', async () => {
      await first.bringToFront();
      await shell.openChats(first);
      await first.getByRole('link', { name: new RegExp(him.name) }).click();
      for (const tab of tabs) await shell.expectAllRead(tab);
      expect(await apart(tabs, 'none')).toBeLessThan(2000);
      for (const tab of tabs) expect((await watchedIn(tab)).badges.at(-1)).toBe(0);
    });

    await test.step('about the language', async () => {
      await first.goto('/lang-config');
      await first.getByRole('button', { name: 'English' }).click();
      for (const tab of tabs) await expect(tab.locator('html')).toHaveAttribute('lang', 'en');
      await expect(second.getByRole('link', { name: /^Search members/ })).toBeVisible();
    });

    await test.step('about who is logged in', async () => {
      await first.getByRole('button', { name: `Account menu of ${member.name}` }).click();
      await first.getByRole('menuitem', { name: 'Logout' }).click();
      // Neither is a page for members: the one shows the home page, the other asks who it is.
      await expect(first).toHaveURL(/:\d+\/$/);
      await expect(second).toHaveURL(/\/login/);
    });

    // The second took over when the first loaded a document, and listened anew in another language.
    expect(streams.length).toBeLessThanOrEqual(3);
  });
});
