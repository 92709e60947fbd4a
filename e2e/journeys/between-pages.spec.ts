import type { Page } from '@playwright/test';
import { isWhole } from '../faults/is-whole.ts';
import { emptyFrames, watchEmptyFrames } from '../support/empty-frames.ts';
import { newMember } from '../support/member.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

/** Follows the first link to an address that is to be seen. */
const follow = (page: Page, to: string) => page.locator(`a[href="${to}"]:visible`).first().click();

async function followFromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /Accountmenu/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

// A gap that is there at full speed lasts longer on the slower one.
for (const slowdown of isWhole ? [1, 2] : [2]) {
  test(`one page stands until the next one does, on a processor ${slowdown} times as slow`, async ({
    page,
    context,
    product,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 800 });
    await hasBeenHere(page);
    const reader = await newMember(product, { photos: [false] });
    const [known, other] = await Promise.all(
      [0, 1].map(() => newMember(product, { gender: 'male', seeks: 'female', photos: [false] })),
    );
    if (!known || !other) throw new Error('nobody to meet');
    const conversation = await reader.write(known.id, 'Goedenavond');
    await other.api.post('/api/like.php', { profile: reader.id });
    await reader.enter(context);
    await page.goto('/members');
    await settled(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await watchEmptyFrames(page);

    const steps: [string, () => Promise<unknown>][] = [
      ['/likes/received', () => follow(page, '/likes')],
      [`/likes/m/${other.id}`, () => follow(page, `/likes/m/${other.id}`)],
      [
        `/members/${other.id}/chat`,
        () => page.getByRole('button', { name: `Chat met ${other.name}` }).click(),
      ],
      [`/likes/m/${other.id}`, () => page.goBack()],
      ['/chats', () => follow(page, '/chats')],
      [`/chats/${conversation}`, () => follow(page, `/chats/${conversation}`)],
      ['/members', () => follow(page, '/members')],
      [`/chats/${conversation}`, () => page.goBack()],
      ['/premium', () => follow(page, '/premium')],
      ['/likes/received', () => follow(page, '/likes')],
      ['/profile', () => followFromMenu(page, 'Mijn profiel')],
      ['/settings', () => follow(page, '/settings')],
      ['/notifications', () => follow(page, '/notifications')],
      ['/transactions', () => follow(page, '/transactions')],
      ['/pages/faq', () => follow(page, '/pages/faq')],
      ['/members', () => follow(page, '/members')],
      ['/swipe-game', () => follow(page, '/swipe-game')],
      ['/members', () => page.goBack()],
      ['/settings', () => followFromMenu(page, 'Instellingen')],
      ['/chats', () => follow(page, '/chats')],
    ];
    for (const [to, act] of steps) {
      await act();
      await expect(page).toHaveURL((url) => url.pathname === to);
      await settled(page);
    }
    expect(await emptyFrames(page)).toEqual([]);
  });
}
