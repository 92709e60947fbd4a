import type { Page } from '@playwright/test';
import { newMember } from '../support/member.ts';
import type { Interference } from '../support/product/interference.ts';
import { sharedProduct } from '../support/product/product.ts';
import { expect } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';
import { kept, test } from './with-worker.ts';

/** The release files that the gateway is asked for; a browser's own cache keeps none of them. */
function filesAsked(line: Interference): string[] {
  const asked: string[] = [];
  line.trouble(/^\/assets\/[^/]+\//, (outgoing, pass) =>
    pass((answer) => {
      asked.push(outgoing.req.url ?? '');
      outgoing.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        'cache-control': 'no-store',
      });
      answer.pipe(outgoing);
    }),
  );
  return asked;
}

const members = (page: Page) => page.getByRole('list', { name: 'Gevonden leden' });

/** Addresses of the release files that this page has loaded. */
const loaded = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  );

async function visit(page: Page): Promise<void> {
  await page.goto('/members');
  await expect(members(page)).toBeVisible();
  // It comes last: a remote of its own draws it, once the API has said that there is a bonus.
  await expect(page.getByText(/welkomstbonus/).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('the second visit needs the document only, and a file that was damaged in the browser is fetched anew', async ({
  page,
  context,
  line,
}) => {
  test.slow();
  const member = await newMember(sharedProduct());
  await member.enter(context);
  await hasBeenHere(page);
  // Push is offered from the second page on, by code that nobody needed before.
  await page.addInitScript(() => localStorage.setItem('hide-push-notification-alert', '1'));
  // One document in ten measures itself, with code of its own.
  await page.addInitScript(() => {
    const { random } = Math;
    Math.random = () => 0.1 + 0.9 * random();
  });
  const asked = filesAsked(line);
  await visit(page);
  const first = await loaded(page);
  expect(first.some((path) => path.includes('/mf-members/'))).toBe(true);
  // Also what came after the page and before the worker.
  await expect
    .poll(async () => {
      const there = new Set(await kept(page, 'afterglow-files'));
      return first.filter((path) => !there.has(path));
    })
    .toEqual([]);

  await test.step('the second visit', async () => {
    asked.length = 0;
    await visit(page);
    expect(asked).toEqual([]);
  });

  await test.step('damaged files', async () => {
    const damaged = first.filter((path) => /\/(main|entry)\.js$/.test(path)).sort();
    expect(damaged.length).toBeGreaterThan(1);
    await page.evaluate(async (paths) => {
      const store = await caches.open('afterglow-files');
      for (const path of paths) await store.put(path, new Response('alert("not ours")'));
    }, damaged);
    // A worker that sleeps and wakes trusts nothing it read before.
    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await visit(page);
    expect([...new Set(asked)].sort()).toEqual(damaged);
    asked.length = 0;
    await visit(page);
    expect(asked).toEqual([]);
  });
});
