import type { Page } from '@playwright/test';
import { newMember } from '../support/member.ts';
import { painted } from '../support/painted.ts';
import { phone } from '../support/phone.ts';
import { scriptsOnTheirWay } from '../support/scripts-on-their-way.ts';
import { shiftOf } from '../support/shift.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

test('a public page is there before its scripts, and where one was in it one stays', async ({
  page,
}) => {
  await hasBeenHere(page);
  const scripts = await scriptsOnTheirWay(page);
  await page.goto('/pages/service', { waitUntil: 'commit' });
  const look = page.locator('#first-look');
  const title = page.getByRole('heading', { level: 1 });
  await expect(look.getByRole('heading', { level: 1 })).toBeVisible();
  await painted(page);
  await expect(page.locator('#app')).toBeEmpty();
  const [text, place] = [await title.textContent(), await title.boundingBox()];
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  const words = (await link.textContent()) ?? '';
  // A letter of another width moves what is below it, and the browser scrolls along.
  await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 40)));

  scripts.come();
  await expect(look).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: words }).first()).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(40);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(title).toHaveText(text ?? '');
  expect(await title.boundingBox()).toEqual(place);
});

for (const [by, point, down, up] of [
  ['a pointer', 'hover', (page: Page) => page.mouse.down(), (page: Page) => page.mouse.up()],
  [
    'the space bar',
    'focus',
    (page: Page) => page.keyboard.down('Space'),
    (page: Page) => page.keyboard.up('Space'),
  ],
] as const) {
  test(`what is being pressed by ${by} as the page comes is pressed in it`, async ({ page }) => {
    await hasBeenHere(page);
    const scripts = await scriptsOnTheirWay(page);
    await page.goto('/', { waitUntil: 'commit' });
    await painted(page);
    const men = page.getByRole('radio', { name: 'Mannen', exact: true });
    await men[point]();
    await down(page);
    scripts.come();
    await expect(page.locator('#app main h1')).toBeAttached();
    await up(page);
    await expect(page.locator('#first-look')).toHaveCount(0);
    await expect(men).toBeChecked();
  });
}

test('a visitor’s scripts are asked for once the page shows', async ({ page }) => {
  await hasBeenHere(page);
  await page.goto('/pages/service');
  await expect(page.locator('#first-look')).toHaveCount(0);
  const [shown, asked] = await page.evaluate(() => {
    const first = (type: string, name: RegExp) =>
      performance.getEntriesByType(type).find((one) => name.test(one.name))?.startTime;
    return [first('paint', /^first-paint$/), first('resource', /main\.js$/)];
  });
  expect(asked).toBeGreaterThanOrEqual(shown ?? Number.POSITIVE_INFINITY);
});

test.describe('who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sees nothing move as styles come late', async ({ page }) => {
    await hasBeenHere(page);
    await page.goto('/pages/service');
    await expect(page.locator('#first-look')).toHaveCount(0);
    const moving = await page.evaluate(() => {
      const drawn = () => document.getAnimations().length;
      const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      for (const one of styles) one.disabled = true;
      drawn();
      for (const one of styles) one.disabled = false;
      return drawn();
    });
    expect(moving).toBe(0);
  });
});

/** Where each word of the page begins, once its fonts are there. */
const wordsIn = (page: Page, within: string) =>
  page.evaluate(async (place) => {
    await document.fonts.ready;
    const main = document.querySelector(`${place} main`);
    if (!main) throw new Error(`Nothing in ${place}.`);
    return [...main.querySelectorAll('h1, h2, p, li, dt, dd')].map((one) => {
      const { x, y } = one.getBoundingClientRect();
      return [one.textContent, Math.round(x), Math.round(y)];
    });
  }, within);

/** Pages as a visitor comes to them. */
const drawn = [
  '/',
  '/login',
  '/signup',
  '/landers/tinderswipe',
  '/landers/alonetonight/women',
  '/landers/collagelanding',
  '/landers/gallery/men',
  '/landers/iconslanding',
  '/landers/maplanding',
  '/landers/socialnetwork',
  '/landers/transitionsvideolanding',
  '/landers/video',
  '/members',
  ...['terms', 'privacy', 'return-policy', 'faq', 'service', 'cookies'].map(
    (one) => `/pages/${one}`,
  ),
];

/** What the page drew that is larger than all before it, as Core Web Vitals count it. */
const largerIn = (page: Page, within: string) =>
  page.evaluate(
    (place) =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { element, size } = entry as PerformanceEntry & {
              element?: Element;
              size: number;
            };
            if (element?.closest(place)) found.push(`${element.textContent} ${size}`);
          }
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        // What is drawn now is told after the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(found))));
      }),
    within,
  );

const desktop = { viewport: { width: 1280, height: 844 } };

for (const device of [phone, desktop]) {
  test.describe(`${device.viewport.width} px`, () => {
    test.use(device);
    for (const path of drawn) {
      test(`${path} has the same words in the same places before and after its scripts`, async ({
        page,
      }) => {
        await hasBeenHere(page);
        const scripts = await scriptsOnTheirWay(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('#first-look h1').first()).toBeAttached();
        await painted(page);
        const before = await wordsIn(page, '#first-look');
        scripts.come();
        await expect(page.locator('#first-look')).toHaveCount(0);
        expect(await wordsIn(page, '#app')).toEqual(before);
        expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
      });
    }
  });
}

test.describe('in another font', () => {
  test.use(phone);
  // Their headings are the largest there is.
  for (const path of ['/', '/login', '/signup']) {
    test(`${path} stood there in full before its scripts, though its font came later`, async ({
      page,
    }) => {
      await hasBeenHere(page);
      const font = Promise.withResolvers<void>();
      await page.route(/\.woff2$/, async (route) => {
        await font.promise;
        await route.continue();
      });
      const scripts = await scriptsOnTheirWay(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('#first-look h1').first()).toBeAttached();
      await painted(page);
      font.resolve();
      await page.evaluate(() => document.fonts.ready);
      scripts.come();
      await expect(page.locator('#first-look')).toHaveCount(0);
      expect(await largerIn(page, '#app')).toEqual([]);
    });
  }
});

test('one at a time can be used: what the document brought, or a frame that waits for its page', async ({
  page,
}) => {
  await hasBeenHere(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/mf-landers.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#app[inert]')).toBeAttached();
  await expect(page.locator('#first-look[inert]')).toBeVisible();
  await expect(page.locator('#app')).not.toHaveAttribute('inert');
  resolve();
  await expect(page.locator('#first-look')).toHaveCount(0);
  await expect(page.locator('#app')).not.toHaveAttribute('aria-hidden');
});

test('the document of a member has the frame with their own counts, and nothing of anybody else', async ({
  page,
  product,
}) => {
  const other = await newMember(product, { gender: 'male', seeks: 'female', photos: [false] });
  const member = await newMember(product, { photos: [false] });
  await other.write(member.id, 'Goedenavond');
  await member.enter(page.context());
  const scripts = await scriptsOnTheirWay(page);
  await page.goto('/chats', { waitUntil: 'commit' });
  const look = page.locator('#first-look');
  await expect(look.getByRole('link', { name: /1 ongelezen bericht/ }).first()).toBeAttached();
  await expect(look.locator('main .sk').first()).toBeAttached();
  await expect(page.locator('#app')).toBeEmpty();
  scripts.come();
  await expect(look).toHaveCount(0);
  const asVisitor = await (await fetch(`${product.url}/pages/terms`)).text();
  for (const theirs of [member.name, member.email, other.name]) {
    expect(asVisitor).not.toContain(theirs);
  }
});
