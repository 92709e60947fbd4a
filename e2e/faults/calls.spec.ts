import type { Page } from '@playwright/test';
import { wordsOn } from '../support/english.ts';
import type { Member } from '../support/member.ts';
import { memberPages, memberWithOthers, type Others } from '../support/member-pages.ts';
import { sharedProduct } from '../support/product/product.ts';
import { settled } from '../support/settled.ts';
import { slips } from '../support/slips.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';
import { callFaults } from './calls/faults.ts';
import { isWhole } from './is-whole.ts';
import { moveTo } from './matrix/shell.ts';

test.use({
  expectedErrors: /Failed to load resource/,
  contextOptions: { reducedMotion: 'reduce' },
});

/** A call may take ten seconds, with all its repeats; then the page says what is the matter. */
const patience = { timeout: 13_000 };

const pages = Object.entries(memberPages);
const cases = Object.entries(callFaults).flatMap(([how, fault], index) =>
  pages
    .filter((_, at) => isWhole || at === index * 3)
    .map(([name, address]) => ({ how, fault, name, address })),
);

let member: Member;
let others: Others;
test.beforeAll(async () => {
  ({ member, others } = await memberWithOthers(sharedProduct()));
});

const main = (page: Page) => page.getByRole('main');
const retry = (page: Page) => main(page).getByRole('button', { name: /^probeer opnieuw$/i });

/**
 * Goes to a page from another one: what it shows is what it asks for, and nothing that was drawn.
 * Resolves when the one before is gone and nothing is on its way.
 */
async function goTo(page: Page, path: string, between?: () => Promise<unknown>): Promise<void> {
  await page.goto(path === '/pricing' ? '/settings' : '/pricing');
  await settled(page);
  const before = main(page).getByRole('heading', { level: 1 });
  const name = (await before.textContent()) ?? '';
  await between?.();
  await moveTo(page, path);
  await expect(before.filter({ hasText: name })).toHaveCount(0, patience);
  await expect(main(page).locator('[aria-busy=true], .sk')).toHaveCount(0, patience);
}

/** The calls by which a page comes to show itself. */
async function readsOf(page: Page, path: string): Promise<string[]> {
  const asked = new Set<string>();
  await goTo(page, path, async () => {
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isRead = request.method() === 'GET' && request.resourceType() !== 'eventsource';
      if (isRead && /^\/api\/[\w-]+\.php$/.test(pathname)) asked.add(pathname);
    });
  });
  page.removeAllListeners('request');
  return [...asked];
}

for (const { how, fault, name, address } of cases) {
  test(`a call ${how}: ${name} says so or stands, and recovers [R11]`, async ({
    page,
    context,
  }) => {
    test.setTimeout(isWhole ? 600_000 : 90_000);
    await hasBeenHere(context);
    await member.enter(context);
    const path = address(others);
    const reads = await readsOf(page, path);
    for (const lost of isWhole ? reads.map((read) => [read]) : [reads]) {
      await test.step(lost.join(', '), async () => {
        const isLost = (url: URL) => lost.includes(url.pathname);
        await goTo(page, path, () => page.route(isLost, (route) => fault(route)));
        const failed = await retry(page).count();
        const said = (await main(page).textContent())?.replace(/\s+/g, ' ').slice(0, 200);
        test.info().annotations.push({ type: `${lost}: ${failed}`, description: said ?? '' });
        expect.soft((await wordsOn(page)).filter((words) => slips.test(words))).toEqual([]);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        // A page that hears somebody again asks by itself, and the button goes; one that leads on fails later.
        await expect(async () => {
          if (await retry(page).count()) await retry(page).first().click({ timeout: 1000 });
          await expect(retry(page)).toHaveCount(0, { timeout: 1000 });
        }).toPass(patience);
        await settled(page);
      });
    }
  });
}
