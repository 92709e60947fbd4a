import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts';
import { expectNothingCrowded } from '../support/crowded/crowded.ts';
import { englishOnly, wordsOn } from '../support/english.ts';
import { fictionalMember } from '../support/fictional-member.ts';
import { lengthenTexts } from '../support/long-texts.ts';
import type { Member } from '../support/member.ts';
import { memberPages, memberWithOthers, type Others } from '../support/member-pages.ts';
import { inOneTab } from '../support/one-tab.ts';
import { keepFigure } from '../support/page-figures.ts';
import { sharedProduct } from '../support/product/product.ts';
import { settled } from '../support/settled.ts';
import { test as base, expect } from '../support/test.ts';

// The strictest: not even a refused call may show in the console.
base.use({ expectedErrors: null, contextOptions: { reducedMotion: 'reduce' } });

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

const test = inOneTab();

const english = englishOnly('nl');

/** How far what was on screen has moved by itself, as Core Web Vitals count it, and what it was. */
function layoutShift(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const moved = new Set<string>();
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
            if (entry.hadRecentInput) continue;
            sum += entry.value;
            for (const { node } of entry.sources) {
              const element = node instanceof Element ? node : node?.parentElement;
              if (element) moved.add(`${element.localName}.${element.className}`);
            }
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ sum, moved: [...moved] }), 50);
      }),
  );
}

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Later than a skeleton takes to show: what it stands for must not move what is there. */
const lateMs = 350;

async function answersComeLate(page: Page): Promise<void> {
  await page.route(
    (address) => address.pathname.startsWith('/api/') && !address.pathname.endsWith('/events.php'),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, lateMs));
      await route.continue().catch(() => {});
    },
  );
}

/** Opens a page as wide as a desktop and in the light, and looks at it from all sides. */
async function checkPage(page: Page, open: () => Promise<unknown>): Promise<void> {
  await page.setViewportSize(widths.desktop);
  await page.emulateMedia({ colorScheme: 'light' });
  await open();
  await settled(page);
  const { sum, moved } = await layoutShift(page);
  keepFigure('layout shift', sum);
  expect.soft(sum, `moves while the page comes: ${moved.join(', ')}`).toBeLessThanOrEqual(0.02);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');

  await expectAccessible(page, 'desktop');
  // Another scheme changes nothing but colours.
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  await expectAccessible(page, 'desktop, dark', ['color-contrast']);
  await page.setViewportSize(widths.phone);
  await settled(page);
  await expectAccessible(page, 'phone, dark', ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  await settled(page);
  await expectAccessible(page, 'phone');

  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  const left = (await wordsOn(page)).filter((words) => english.has(words));
  expect.soft(left, 'English on a Dutch page').toEqual([]);
  await lengthenTexts(page);
  await expectNothingCrowded(page, 'texts 40 % longer, 320 px');
}

const visitorPages = [
  '/',
  '/login',
  '/signup',
  '/activate/done',
  '/activate/error',
  '/reset-password',
  '/reset-password/do',
  '/reset-password/do?token=somebody-elses-token',
  '/reset-password/undo?token=somebody-elses-token',
  '/lang-config',
  '/goodbye',
  '/mail-change/do',
  '/mail-change/undo',
  '/account-deleted',
  '/notifications/off?token=nobody.like.x',
  '/complaints',
  '/appeal',
  '/members',
  '/pricing',
  '/withdrawal',
  '/pages/terms',
  '/pages/privacy',
  '/pages/cookies',
  '/pages/ban',
  '/pages/return-policy',
  '/pages/faq',
  '/pages/service',
  '/pages/accessibility',
  '/compliance',
  '/landers/tinderswipe',
  '/landers/alonetonight',
  '/landers/maplanding',
  '/landers/socialnetwork',
  '/landers/transitionsvideolanding',
  '/landers/video',
  '/landers/gallery',
  '/landers/collagelanding/men',
  '/landers/iconslanding/over-50',
];

for (const path of visitorPages) {
  test(`for visitors: ${path}`, async ({ page, product }) => {
    await checkPage(page, () => page.goto(product.url + path));
  });
}

for (const design of ['landing', 'landing2', 'landing3', 'signup']) {
  test(`for visitors: around a member, ${design}`, async ({ page, product }) => {
    const her = await fictionalMember(page.request, product);
    await checkPage(page, () => page.goto(`${product.url}/members/${her}/${design}`));
    await expect(page).toHaveURL(new RegExp(`${design}$`));
  });
}

base('for visitors: the warning at the door', async ({ page }) => {
  await checkPage(page, async () => {
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Alleen voor volwassenen' })).toBeVisible();
  });
});

test('for visitors: sign-up over the page', async ({ page, product }) => {
  await checkPage(page, async () => {
    await page.goto(product.url);
    await page.getByRole('button', { name: 'Verder' }).click();
    await expect(page.getByRole('heading', { name: 'Wie wil je ontmoeten?' })).toBeVisible();
  });
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: /404 \(Not Found\)/ });

  for (const path of ['/nergens', '//members']) {
    test(`for visitors: ${path}`, async ({ page, product }) => {
      await checkPage(page, () => page.goto(product.url + path));
    });
  }
});

test.describe('for members', () => {
  let member: Member;
  let others: Others;

  test.beforeAll(async () => {
    ({ member, others } = await memberWithOthers(sharedProduct()));
  });

  for (const [name, address] of Object.entries(memberPages)) {
    test(name, async ({ page, context, product }) => {
      await member.enter(context);
      await answersComeLate(page);
      await checkPage(page, () => page.goto(product.url + address(others)));
    });
  }
});
