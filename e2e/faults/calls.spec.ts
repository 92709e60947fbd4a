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
import { moveTo } from './matrix/shell.ts';

test.use({
  expectedErrors: /Failed to load resource/,
  contextOptions: { reducedMotion: 'reduce' },
});

/** MATRIX=whole plays each call of each page with each fault; without it a fault meets one page. */
const isWhole = process.env.MATRIX === 'whole';

/** A call may take ten seconds, with all its repeats; then the page says what is the matter. */
const patience = { timeout: 13_000 };

const pages = Object.entries(memberPages);
const faults = Object.entries(callFaults);
const cases = faults.flatMap(([how, fault], index) =>
  pages
    .filter((_, at) => isWhole || at === index * 3)
    .map(([name, address]) => ({ how, fault, name, address })),
);

let member: Member;
let others: Others;
test.beforeAll(async () => {
  ({ member, others } = await memberWithOthers(sharedProduct()));
});

/** Opens a page from another one: what it shows is what it asks for, and nothing that was drawn. */

/** The reads that a page makes to show itself. */
async function readsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path === '/pricing' ? '/settings' : '/pricing');
  await settled(page);
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isRead = request.method() === 'GET' && request.resourceType() !== 'eventsource';
    if (isRead && pathname.startsWith('/api/')) asked.add(pathname);
  });
  await moveTo(page, path);
  await settled(page);
  page.removeAllListeners('request');
  return [...asked];
}

const retry = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /probeer opnieuw|opnieuw proberen/i });

for (const { how, fault, name, address } of cases) {
  test(`a call ${how}: ${name} says so or stands, and recovers [R11]`, async ({
    page,
    context,
  }) => {
    test.setTimeout(isWhole ? 600_000 : 60_000);
    await hasBeenHere(context);
    await member.enter(context);
    const path = address(others);
    const reads = await readsOf(page, path);
    for (const lost of isWhole ? reads.map((read) => [read]) : [reads]) {
      await test.step(lost.join(', '), async () => {
        const isLost = (url: URL) => lost.includes(url.pathname);
        await page.goto(path === '/pricing' ? '/settings' : '/pricing');
        await settled(page);
        await page.route(isLost, (route) => fault(route));
        await moveTo(page, path);
        const main = page.getByRole('main');
        await page.waitForTimeout(12000);
        await expect.soft(main.locator('[aria-busy=true], .sk')).toHaveCount(0, patience);
        const said = (await main.innerText()).replace(/\s+/g, ' ').slice(0, 300);
        const { appendFileSync } = await import('node:fs');
        appendFileSync(
          '/tmp/kit/r11.txt',
          `${how} | ${name} | ${lost} | retry ${await retry(page).count()} | ${said}\n`,
        );
        expect.soft((await wordsOn(page)).filter((words) => slips.test(words))).toEqual([]);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        if ((await retry(page).count()) > 0)
          await retry(page)
            .first()
            .click({ timeout: 1000 })
            .catch(() => {});
        await expect.soft(retry(page)).toHaveCount(0);
        await settled(page);
      });
    }
  });
}
