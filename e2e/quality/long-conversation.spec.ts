import type { Page } from '@playwright/test';
import { makeLong } from '../measure/long-conversation.ts';
import { newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

interface Ride {
  mostElements: number;
  /** The lowest number of a message that was drawn. */
  oldest: number;
}

/** Scrolls a conversation up until a message of this number is drawn, and looks at what it draws. */
function rideUp(target: number): Promise<Ride> {
  const log = document.querySelector('[role="log"]');
  if (!log) throw new Error('There is no conversation.');
  const ridden: Ride = { mostElements: 0, oldest: Number.POSITIVE_INFINITY };
  let frames = 0;
  return new Promise((done) => {
    requestAnimationFrame(function look() {
      frames += 1;
      log.scrollTop -= 400;
      ridden.mostElements = Math.max(ridden.mostElements, log.querySelectorAll('*').length);
      const numbers = log.textContent?.match(/\d+(?= What a lovely)/g) ?? [];
      ridden.oldest = Math.min(ridden.oldest, ...numbers.map(Number));
      // Not by the clock: a slow machine draws fewer.
      const isThere = ridden.oldest <= target || frames > 2000;
      if (isThere) done(ridden);
      else requestAnimationFrame(look);
    });
  });
}

/** Opens a conversation of so many messages from the list, and scrolls up; what that took. */
async function readUp(page: Page, conversation: string, many: number, target: number) {
  await makeLong(page, many);
  const asked: string[] = [];
  const note = (request: { url(): string }) => {
    if (request.url().includes('/api/chat.php')) asked.push(request.url());
  };
  // From the list: a document would bring the real one along.
  await page.goto('/chats');
  page.on('request', note);
  await page.locator(`a[href*="${conversation}"]`).first().click();
  await page
    .getByRole('log')
    .getByText(new RegExp(`^${many} `))
    .waitFor();
  const ridden = await page.evaluate(rideUp, target);
  page.off('request', note);
  return { ...ridden, asked };
}

test('a conversation of ten thousand draws what one of twenty does, and asks for each stretch of it once [R22]', async ({
  page,
  context,
  product,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await hasBeenHere(page);
  const member = await newMember(product);
  // Somebody who does not answer: that would be the second message of ten thousand.
  const conversation = await member.write((await newMember(product)).id, 'Hello you');
  await member.enter(context);
  const short = await readUp(page, conversation, 20, 1);
  const long = await readUp(page, conversation, 10_000, 9000);
  expect(short.oldest).toBe(1);
  expect(long.oldest).toBeLessThanOrEqual(9000);
  expect(long.mostElements).toBeLessThan(3 * short.mostElements);
  // What was asked for ahead is forgotten when there are news.
  const older = long.asked.filter((url) => url.includes('cursor='));
  expect(older).toEqual([...new Set(older)]);
  expect(older.length).toBeLessThanOrEqual(1000 / 40 + 2);
  test.info().annotations.push({
    type: 'most elements, twenty and ten thousand; calls',
    description: `${short.mostElements}, ${long.mostElements}; ${long.asked.length}`,
  });
});
