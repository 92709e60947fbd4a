import { liveVersions } from '../support/live-versions.ts';
import { releaseEdited } from '../support/release-edited.ts';
import { expect, test } from '../support/test.ts';
import { join } from '../support/way/join.ts';
import { leave } from '../support/way/leave.ts';
import { meet } from '../support/way/meet.ts';
import { pay } from '../support/way/pay.ts';
import { expectedErrors, patience, setOut } from '../support/way/way.ts';

test.use({ viewport: { width: 1280, height: 900 }, expectedErrors });

test('a visitor becomes a Premium member who chats', async ({ page, context, product }) => {
  test.setTimeout(patience);
  const way = await setOut(page, product);
  const { her, rooms } = way;
  await join(way);
  const met = await meet(way);
  await pay(way, met);

  await test.step('mf-chat alone is released while the page is open', async () => {
    const before = liveVersions(product);
    await releaseEdited(product, 'mf-chat', [
      {
        file: 'mf-chat/src/locales/nl.json',
        change: (texts) =>
          texts.replace('"placeholder": "Schrijf {{name}}"', '"placeholder": "Fluister {{name}}"'),
      },
    ]);
    const after = liveVersions(product);
    expect(after['mf-chat']).not.toBe(before['mf-chat']);
    expect({ ...after, 'mf-chat': '' }).toEqual({ ...before, 'mf-chat': '' });

    await rooms['mf-chat'].draft(page, her.name, 'Nu meteen?');
    await rooms['mf-chat'].send(page, her.name);
    await expect.poll(async () => (await her.messages(met.conversation)).length).toBe(6);
    const fresh = await context.newPage();
    await fresh.goto(`/chats/${met.conversation}`);
    await expect(fresh.getByRole('textbox', { name: `Fluister ${her.name}` })).toBeVisible();
    await fresh.close();
  });

  await leave(way);
});
