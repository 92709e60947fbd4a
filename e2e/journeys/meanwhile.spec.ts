import type { Page } from '@playwright/test';
import { newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

/** Opens a page whose document is here while its scripts are still on their way; returns how to let them in. */
async function openSlowly(page: Page, path: string): Promise<() => void> {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('script#boot')).toBeAttached();
  return letIn;
}

test('what is written while a page is on its way stands on it, in every tab [R03]', async ({
  page: first,
  context,
  product,
}) => {
  const reader = await newMember(product);
  const writer = await newMember(product, { gender: 'male' });
  const conversation = await writer.write(reader.id, 'Hoi, hoe is het?');
  await reader.enter(context);
  const second = await context.newPage();
  const written = [
    { tab: first, words: 'Ben je er nog?', write: () => writer.write(reader.id, 'Ben je er nog?') },
    // By the reader, on another device.
    { tab: second, words: 'Goed, en jij?', write: () => reader.write(writer.id, 'Goed, en jij?') },
  ];
  for (const { tab, words, write } of written) {
    const letIn = await openSlowly(tab, `/chats/${conversation}`);
    await write();
    letIn();
    await expect(tab.getByRole('log').getByText(words)).toBeVisible();
  }
});
