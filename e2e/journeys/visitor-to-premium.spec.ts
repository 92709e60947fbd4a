import { join } from '../support/journey/join.ts';
import { beginJourney, expectedErrors, patience } from '../support/journey/journey.ts';
import { leave } from '../support/journey/leave.ts';
import { meet } from '../support/journey/meet.ts';
import { pay } from '../support/journey/pay.ts';
import { liveVersions } from '../support/product/live-versions.ts';
import { releaseFromSources } from '../support/releases/release-from-sources.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 }, expectedErrors });

test('a visitor becomes a Premium member who chats, and their browser asks nobody but us [S74]', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(patience);
  const journey = await beginJourney(page, product);
  const { her, pages } = journey;
  await join(journey);
  const met = await meet(journey);
  await pay(journey, met);

  await test.step('mf-chat alone is released while the page is open', async () => {
    const before = liveVersions(product);
    await releaseFromSources(product, 'mf-chat', [
      {
        file: 'mf-chat/src/locales/nl.json',
        change: (texts) =>
          texts.replace('"placeholder": "Schrijf {{name}}"', '"placeholder": "Fluister {{name}}"'),
      },
    ]);
    const after = liveVersions(product);
    expect(after['mf-chat']).not.toBe(before['mf-chat']);
    expect({ ...after, 'mf-chat': '' }).toEqual({ ...before, 'mf-chat': '' });

    await pages['mf-chat'].draft(page, her.name, 'Nu meteen?');
    await pages['mf-chat'].send(page, her.name);
    await expect.poll(async () => (await her.messages(met.conversation)).length).toBe(6);
    const fresh = await context.newPage();
    await fresh.goto(`/chats/${met.conversation}`);
    await expect(fresh.getByRole('textbox', { name: `Fluister ${her.name}` })).toBeVisible();
    await fresh.close();
  });

  await leave(journey);
});
