import type { Page } from '@playwright/test';
import { type Member, newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

const log = (page: Page) => page.getByRole('log');
const field = (page: Page, { name }: Member) =>
  page.getByRole('textbox', { name: `Schrijf ${name}` });
const newest = (page: Page) => page.getByRole('button', { name: 'Nieuwste bericht' });

/** Pixels below what is seen. */
const below = (page: Page) =>
  log(page).evaluate(({ scrollHeight, scrollTop, clientHeight }) =>
    Math.round(scrollHeight - scrollTop - clientHeight),
  );
const atEnd = (page: Page) => expect.poll(() => below(page)).toBeLessThan(5);

/** Several lines, without sending between them. */
const lines = (many: number) =>
  Array.from({ length: many }, (_, line) => `Regel ${line}`).join('\n');

test('a conversation follows its reader: on opening, and while somebody writes', async ({
  page,
  context,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const me = await newMember(product);
  const him = await newMember(product, { gender: 'male' });
  await him.write(me.id, 'Hoi, hoe is het?');
  await me.enter(context);
  await page.goto('/chats');
  await page.getByRole('link', { name: new RegExp(him.name) }).click();
  await expect(log(page).getByText('Hoi, hoe is het?')).toBeVisible();

  await test.step('opened at the first unread with nothing below, it goes on with what comes', async () => {
    await him.write(me.id, lines(28));
    await expect(log(page).getByText('Regel 27')).toBeInViewport();
    await atEnd(page);
    await expect(newest(page)).toHaveCount(0);
  });

  await test.step('a text of many lines takes nobody away, letter by letter, nor does it as it goes', async () => {
    await field(page, him).fill(lines(6));
    await atEnd(page);
    await field(page, him).pressSequentially(' en nog wat');
    await atEnd(page);
    await field(page, him).fill(lines(4));
    await atEnd(page);
    await expect(newest(page)).toHaveCount(0);
    await field(page, him).fill('Kort');
    await atEnd(page);
    await expect(newest(page)).toHaveCount(0);
  });
});
