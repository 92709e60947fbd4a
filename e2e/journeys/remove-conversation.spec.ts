import type { Page } from '@playwright/test';
import { type Member, newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

const row = (page: Page, { name }: Member) =>
  page.getByRole('complementary', { name: 'Gesprekken' }).getByRole('link', { name });

/** Removes the conversation by its row's menu; gone from the list before anybody else knows. */
async function remove(page: Page, other: Member): Promise<void> {
  await page.getByRole('button', { name: `Opties voor ${other.name}` }).click();
  await page.getByRole('menuitem', { name: 'Gesprek verwijderen' }).click();
  await expect(row(page, other)).toHaveCount(0);
}

function removalsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test.describe('a conversation is removed', () => {
  let me: Member;
  let him: Member;
  let other: Member;

  test.beforeEach(async ({ product, context, page }) => {
    me = await newMember(product);
    him = await newMember(product, { gender: 'male' });
    other = await newMember(product, { gender: 'male' });
    await him.write(me.id, 'Hoi, hoe is het?');
    await other.write(me.id, 'Goedemorgen!');
    await me.enter(context);
    await page.goto('/chats');
    await expect(row(page, him)).toBeVisible();
  });

  test('here first, then on the server; undone, the server hears nothing', async ({
    page,
    context,
  }) => {
    // Open before: what can be undone can be for ten seconds only.
    const second = await context.newPage();
    await second.goto('/chats');
    for (const one of [him, other]) await expect(row(second, one)).toBeVisible();
    await page.bringToFront();
    const asked = removalsOf(page);
    await remove(page, him);
    // Two in a row: what is offered is the way back from the last one.
    await remove(page, other);
    await expect(page.getByText(`Gesprek met ${other.name} verwijderd`)).toBeVisible();
    await page.getByRole('button', { name: 'Herstel' }).click();
    await expect(row(page, other)).toBeVisible();
    expect((await me.conversations()).map(({ profile }) => profile)).toEqual([other.id, him.id]);
    expect(asked).toEqual([]);
    await expect(page.getByText('verwijderd')).toHaveCount(0);
    await expect(row(second, other)).toBeVisible();
    await test.step('once it is too late, the server knows, and so does every tab', async () => {
      await expect(row(second, him)).toHaveCount(0, { timeout: 20_000 });
      expect(asked).toEqual(['/api/chat.php']);
    });
    expect((await me.conversations()).map(({ profile }) => profile)).toEqual([other.id]);
  });

  test('the way back waits for whoever is at it, with the pointer or the focus', async ({
    page,
  }) => {
    await page.clock.install();
    const asked = removalsOf(page);
    const undo = page.getByRole('button', { name: 'Herstel' });
    await remove(page, him);
    await undo.hover();
    await page.clock.runFor(60_000);
    await undo.focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(60_000);
    expect(asked).toEqual([]);
    await undo.press('Enter');
    await expect(row(page, him)).toBeVisible();
    await page.clock.runFor(60_000);
    expect(asked).toEqual([]);
    expect(await me.conversations()).toHaveLength(2);
  });

  test('refused, an alert says why, and the list is loaded and whole again', async ({ page }) => {
    const refusal = { error: { code: 'unavailable', message: 'Even niet.', details: [] } };
    await page.route('**/api/chat.php*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 503, json: refusal })
        : route.fallback(),
    );
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/chats.php')) loads.push(request.url());
    });
    await remove(page, him);
    const before = loads.length;
    await expect(page.getByRole('alert').getByText('Even niet.')).toBeVisible({ timeout: 20_000 });
    await expect(row(page, him)).toBeVisible();
    await expect.poll(() => loads.length).toBeGreaterThan(before);
  });
});
