import type { Page } from '@playwright/test';
import { liveVersions } from '../support/live-versions.ts';
import { type Member, newMember } from '../support/member.ts';
import { releaseEdited } from '../support/release-edited.ts';
import { expect, ownTest, test } from '../support/test.ts';

const files = '**/assets/mf-chat/**';
const failure = 'Dit onderdeel is niet geladen';
/** Two versions are tried, and each may take five seconds. */
const givenUp = { timeout: 20_000 };

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' });

/** Everything around the broken part goes on: other pages, counts, logging out. */
async function restWorks(page: Page, member: Member): Promise<void> {
  await navigation(page).getByRole('link', { name: 'Leden zoeken' }).click();
  await expect(page.getByRole('list', { name: 'Gevonden leden' })).toBeVisible();
  await page.getByRole('button', { name: `Accountmenu van ${member.name}` }).click();
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible();
}

const faults: Record<string, (page: Page) => Promise<unknown>> = {
  'answers 404': (page) => page.route(files, (route) => route.fulfill({ status: 404 })),
  'answers 500': (page) => page.route(files, (route) => route.fulfill({ status: 500 })),
  'answers HTML': (page) =>
    page.route(files, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hi</title>' }),
    ),
  'is cut off': (page) => page.route(files, (route) => route.abort('connectionreset')),
  'is another script than the release has': (page) =>
    page.route('**/assets/mf-chat/**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("not ours")' }),
    ),
};

for (const [fault, bring] of Object.entries(faults)) {
  test.describe(`a remote that ${fault}`, () => {
    test.use({ expectedErrors: /Failed to load resource|integrity|MIME type/i });

    test('leaves the rest of the page working, and comes back without a reload', async ({
      page,
      context,
      product,
    }) => {
      const member = await newMember(product);
      await member.enter(context);
      await bring(page);
      await page.goto('/chats');
      const said = page.getByRole('heading', { name: failure });
      await expect(said).toBeVisible(givenUp);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));

      await navigation(page).getByRole('link', { name: 'Leden zoeken' }).click();
      await expect(page.getByRole('list', { name: 'Gevonden leden' })).toBeVisible();
      await navigation(page)
        .getByRole('link', { name: /^Berichten/ })
        .click();
      await expect(said).toBeVisible(givenUp);

      await page.unrouteAll();
      await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
      await expect(page.getByRole('heading', { name: 'Berichten', exact: true })).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await restWorks(page, member);
    });
  });
}

test.describe('a remote that hangs', () => {
  test('is given up on after five seconds', async ({ page, context, product }) => {
    const member = await newMember(product);
    await member.enter(context);
    await page.route(files, () => {});
    await page.goto('/chats');
    await expect(page.getByRole('heading', { name: failure })).toBeVisible(givenUp);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await restWorks(page, member);
  });
});

ownTest.describe('a release that is broken', () => {
  ownTest.use({ expectedErrors: /Failed to load resource|integrity|broken on purpose/ });

  ownTest(
    'falls back to the last good one; with none, the rest works',
    async ({ page, context, product }) => {
      ownTest.setTimeout(180_000);
      const member = await newMember(product);
      await member.enter(context);
      const good = liveVersions(product)['mf-chat'];

      await ownTest.step('it throws while it loads', async () => {
        await releaseEdited(product, 'mf-chat', {
          file: 'mf-chat/src/entry.tsx',
          change: (text) => `if (Date.now() > 0) throw new Error('broken on purpose');\n${text}`,
        });
        expect(liveVersions(product)['mf-chat']).not.toBe(good);
        await page.goto('/chats');
        await expect(page.getByRole('heading', { name: 'Berichten', exact: true })).toBeVisible();
      });

      await ownTest.step(
        'the next one throws while it draws, so that no good one is left',
        async () => {
          const before = 'const { id } = useParams();';
          await releaseEdited(product, 'mf-chat', {
            file: 'mf-chat/src/routes/chats.tsx',
            change: (text) =>
              text.replace(
                before,
                `${before} if (id !== 'x') throw new Error('broken on purpose');`,
              ),
          });
          await page.evaluate(() => sessionStorage.clear());
          await page.goto('/chats');
          await expect(page.getByRole('heading', { name: failure })).toBeVisible(givenUp);
          await restWorks(page, member);
        },
      );
    },
  );
});
