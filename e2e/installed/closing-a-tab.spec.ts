import type { Page } from '@playwright/test';
import { newMember } from '../support/member.ts';
import type { Interference } from '../support/product/interference.ts';
import { sharedProduct } from '../support/product/product.ts';
import { expect } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';
import { test } from './with-worker.ts';

interface Arrived {
  method: string | undefined;
  status: number | undefined;
  /** The server knows who is leaving. */
  isOfMember: boolean;
}

/** What reaches the server of an address, and how it answers: a page that has gone says no more. */
function arriving(line: Interference, address: RegExp): Arrived[] {
  const arrived: Arrived[] = [];
  line.trouble(address, (outgoing, pass) =>
    pass((answer) => {
      const { method, headers } = outgoing.req;
      const isOfMember = /\bsid=/.test(headers.cookie ?? '');
      arrived.push({ method, status: answer.statusCode, isOfMember });
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    }),
  );
  return arrived;
}

test('a tab that is closed tells the server that its reader has gone', async ({
  page,
  context,
  line,
}) => {
  const reader = await newMember(sharedProduct());
  await hasBeenHere(page);
  await reader.enter(context);
  await page.goto('/members');
  await expect(page.getByRole('list', { name: 'Gevonden leden' })).toBeVisible();
  // The first look has the list, too, and tells the server nothing.
  await expect(page.locator('#first-look')).toHaveCount(0);
  const arrived = arriving(line, /^\/api\/page-hidden\.php/);
  await page.close();
  await expect.poll(() => arrived).toEqual([{ method: 'POST', status: 204, isOfMember: true }]);
});

test('a conversation whose removal can still be undone goes with the tab', async ({
  page,
  context,
  line,
}) => {
  const reader = await newMember(sharedProduct());
  const other = await newMember(sharedProduct(), { gender: 'male' });
  await other.write(reader.id, 'Goedemorgen!');
  await hasBeenHere(page);
  await reader.enter(context);
  await page.goto('/chats');
  await page.getByRole('button', { name: `Opties voor ${other.name}` }).click();
  await page.getByRole('menuitem', { name: 'Gesprek verwijderen' }).click();
  await expect(page.getByText(`Gesprek met ${other.name} verwijderd`)).toBeVisible();
  expect(await reader.conversations()).toHaveLength(1);
  const arrived = arriving(line, /^\/api\/chat\.php\?/);
  await page.close();
  await expect.poll(() => reader.conversations()).toEqual([]);
  await expect
    .poll(() => arrived)
    .toEqual([expect.objectContaining({ method: 'DELETE', isOfMember: true })]);
});

/** Calls the API; where the worker's routes sent the call. The field's name depends on the browser. */
const routeOf = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address, { headers: { 'request-type': 'client' } });
    await answer.text();
    const [entry] = performance.getEntriesByName(answer.url);
    const { workerMatchedSourceType, workerMatchedRouterSource } = entry?.toJSON() ?? {};
    return workerMatchedSourceType ?? workerMatchedRouterSource;
  }, path);

// What passes the worker is lost with its page when that goes before the worker has been asked.
test('calls do not pass the worker, but for those that end a stay', async ({ page, context }) => {
  const reader = await newMember(sharedProduct());
  await hasBeenHere(page);
  await reader.enter(context);
  await page.goto('/pages/faq');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  expect(await routeOf(page, '/api/photos.php?closing')).toBe('network');
  expect(await routeOf(page, '/api/logout.php?closing')).toBe('fetch-event');
});
