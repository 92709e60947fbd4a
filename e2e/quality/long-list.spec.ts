import type { Page } from '@playwright/test';
import { makeListLong } from '../measure/long-list.ts';
import { median } from '../measure/quantile.ts';
import { newMember } from '../support/member.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

const rows = 'aside [data-swipes]';

interface Ride {
  mostRows: number;
  /** Milliseconds from each frame to the next. */
  frames: number[];
  end: string;
}

/** Scrolls a list for some seconds, as fast as a finger throws it, then to its end; what is drawn on the way. */
function rideDown(selector: string): Promise<Ride> {
  const list = document.querySelector('aside');
  if (!list) throw new Error('There is no list.');
  const frames: number[] = [];
  let mostRows = 0;
  let before = performance.now();
  return new Promise((done) => {
    requestAnimationFrame(function look() {
      const now = performance.now();
      frames.push(now - before);
      before = now;
      const drawn = document.querySelectorAll(selector);
      mostRows = Math.max(mostRows, drawn.length);
      const { scrollTop } = list;
      list.scrollTop += frames.length < 300 ? 400 : list.scrollHeight;
      // Where it goes no further it ends.
      if (frames.length > 10 && list.scrollTop === scrollTop) {
        done({ mostRows, frames, end: [...drawn].at(-1)?.textContent ?? '' });
      } else requestAnimationFrame(look);
    });
  });
}

async function readDown(page: Page, many: number): Promise<Ride> {
  await makeListLong(page, many);
  await page.goto('/members');
  // By a link, and one of the app: a document would bring the real list along.
  await settled(page);
  await page.locator('a[href="/chats"]:visible').first().click();
  await expect(page.getByRole('link', { name: /Person 1\b/ })).toBeVisible();
  const more = page.getByRole('button', { name: 'Eerdere gesprekken' });
  for (let known = 500; known < many; known += 500) {
    // Pressed while the ones before are on their way it does nothing.
    await expect(more).not.toHaveAttribute('aria-busy', 'true');
    const height = () => page.locator('aside').evaluate(({ scrollHeight }) => scrollHeight);
    const before = await height();
    await more.click();
    await expect.poll(height, { intervals: [20] }).toBeGreaterThan(before + 400 * 70);
  }
  return page.evaluate(rideDown, rows);
}

test('a list of ten thousand conversations draws what is near the screen [R22]', async ({
  page,
  context,
  product,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await hasBeenHere(page);
  const member = await newMember(product);
  await member.write((await newMember(product)).id, 'Hello you');
  await member.enter(context);
  const short = await readDown(page, 20);
  const long = await readDown(page, 10_000);
  expect(short.mostRows).toBeLessThan(25);
  expect(long.end).toContain('Person 10000');
  expect(long.mostRows).toBeLessThan(100);
  test.info().annotations.push({
    type: 'rows and milliseconds of a frame, twenty and ten thousand',
    description: [short, long].map((one) => `${one.mostRows}, ${median(one.frames)}`).join('; '),
  });
});
