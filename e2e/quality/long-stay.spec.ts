import type { Page } from '@playwright/test';
import { type Member, newMember } from '../support/member.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

/**
 * Rounds through the pages that are counted, after some that fill what is kept on purpose, and what is
 * written to the member in each. Two hours in minutes: ROUNDS=125 MESSAGES=40.
 */
const rounds = Number(process.env.ROUNDS ?? 6);
const messages = Number(process.env.MESSAGES ?? 1);
const before = 3;
/** As many as one may write while a round lasts, a second or more. */
const perWriter = 1;

interface Held {
  megabytes: number;
  listeners: number;
  nodes: number;
}

/** What the tab holds once everything that nobody needs is thrown away. */
async function held(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    megabytes: of('JSHeapUsedSize') / 2 ** 20,
    listeners: of('JSEventListeners'),
    nodes: of('Nodes'),
  };
}

/** Follows the first link to an address that is to be seen. */
async function follow(page: Page, to: string): Promise<void> {
  await page.locator(`a[href="${to}"]:visible`).first().click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith(to));
  await settled(page);
}

test('who goes from page to page for long holds no more of the browser [R24]', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(60_000 + rounds * 20_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  const him = await newMember(product, { gender: 'male', seeks: 'female', photos: [false] });
  const her = await newMember(product, { photos: [false] });
  const conversation = await him.write(her.id, 'Goedenavond');
  const writers = [him];
  while (writers.length * perWriter < messages)
    writers.push(await newMember(product, { gender: 'male', seeks: 'female' }));
  const creditsEach = (before + rounds) * perWriter * 10;
  for (const writer of writers)
    for (let bought = 0; bought < creditsEach; bought += 1000) await writer.buy('nl-1000');
  await her.enter(context);
  await page.goto('/members');
  await settled(page);

  let written = 0;
  const write = async (writer: Member, many: number) => {
    for (let one = 0; one < many; one += 1) {
      written += 1;
      await writer.write(her.id, `Bericht ${written}`);
    }
  };
  const round = async () => {
    const each = Math.ceil(messages / writers.length);
    const arrive = Promise.all(writers.map((writer) => write(writer, each)));
    for (const to of ['/likes', '/chats', `/chats/${conversation}`, '/members']) {
      await follow(page, to);
    }
    await arrive;
  };
  for (let one = 0; one < before; one += 1) await round();
  const first = await held(page);
  for (let one = 0; one < rounds; one += 1) await round();
  const last = await held(page);
  const grown = {
    listeners: last.listeners - first.listeners,
    nodes: last.nodes - first.nodes,
    megabytes: last.megabytes - first.megabytes,
  };
  const description = JSON.stringify({ written, ...grown });
  test.info().annotations.push({ type: 'more than before', description });
  expect(grown.listeners, 'listeners').toBeLessThanOrEqual(5);
  expect(grown.nodes, 'nodes').toBeLessThanOrEqual(100);
  expect(grown.megabytes, 'MB').toBeLessThanOrEqual(1 + rounds / 25);
});
