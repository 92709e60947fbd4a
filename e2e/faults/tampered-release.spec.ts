import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveVersions } from '../support/live-versions.ts';
import { newMember } from '../support/member.ts';
import { releaseEdited } from '../support/release-edited.ts';
import { expect, ownTest } from '../support/test.ts';

ownTest(
  'one byte more in any file of a release: it does not run, the last good one is shown',
  async ({ browser, product }) => {
    ownTest.setTimeout(240_000);
    const member = await newMember(product);
    const good = liveVersions(product)['mf-chat'];
    const file = 'mf-chat/src/routes/chats.tsx';
    await releaseEdited(product, 'mf-chat', { file, change: (text) => `${text}\n` });
    const live = liveVersions(product)['mf-chat'] ?? '';
    expect(live).not.toBe(good);

    const folder = join(product.storeFolder, 'releases/mf-chat', live);
    const { files } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as {
      files: Record<string, object>;
    };
    const used: string[] = [];
    for (const path of Object.keys(files).filter((name) => /\.(js|css|json)$/.test(name))) {
      await ownTest.step(path, async () => {
        const context = await browser.newContext({ baseURL: product.url, locale: 'nl-NL' });
        await member.enter(context);
        const page = await context.newPage();
        let isUsed = false;
        await page.route(`**/assets/mf-chat/${live}/${path}`, async (route) => {
          isUsed = true;
          const answer = await route.fetch();
          // Still a valid script, stylesheet or text: only its hash is another.
          await route.fulfill({ response: answer, body: `${await answer.text()} ` });
        });
        await page.goto('/chats');
        await expect(page.getByRole('heading', { name: 'Berichten', exact: true })).toBeVisible();
        const area = page.locator('[data-remote="mf-chat"]').first();
        await expect(area).toHaveAttribute('data-version', (isUsed ? good : live) ?? '');
        if (isUsed) used.push(path);
        await context.close();
      });
    }
    const expected = ['entry.js', 'entry-page.js', 'route-chats.js', 'route-chats.css'];
    expect(used).toEqual(expect.arrayContaining([...expected, 'texts/nl.json']));
  },
);
