import { expect, type Page, test } from '@playwright/test';
import type { Journey } from './journey.ts';

/** Where the two of them are when he has found her and they have talked. */
export interface Met {
  conversation: string;
  /** A second tab, on her profile. */
  second: Page;
}

/** Finds her, likes her, writes to her; she answers. */
export async function meet({ page, product, pages, api, her }: Journey): Promise<Met> {
  const { shell, 'mf-members': members, 'mf-chat': chat } = pages;

  await test.step('search, next page, filter', () => members.find(page, her.name));

  await test.step('her profile, and a gallery in which private photos are locked', async () => {
    await members.openProfile(page, her.name);
    const address = await members.lookAtLocked(page, her.name);
    // Asking for the sharp one by hand helps nobody.
    const sharp = await page.context().request.get(product.url + address.replace(/\w+$/, 'full'));
    expect(sharp.status()).toBe(403);
  });

  const me = await api.get<{ user: { id: string } }>('/api/user.php');
  await test.step('a like, a like back, a match', async () => {
    await members.like(page, her.name);
    await her.api.post('/api/like.php', { profile: me.user.id });
    await members.meetMatch(page, her.name);
  });

  let conversation = '';
  await test.step('the first message, and the answer as it is written', async () => {
    await members.beginChat(page, her.name);
    await chat.expectCredits(page, 20);
    await chat.draft(page, her.name, 'Hoi, welke kaart lees jij?');
    await chat.send(page, her.name);
    await chat.expectMessage(page, her.name, 'Hoi, welke kaart lees jij?');
    await chat.expectStored(page, her.name);
    await chat.expectCredits(page, 10);
    await expect(page).toHaveURL(/\/chats\//);
    conversation = page.url().split('/').at(-1) ?? '';
    await her.api.post('/api/typing.php', { conversation });
    await chat.expectTyping(page, her.name, true);
    await her.write(me.user.id, 'Alleen de menukaart.');
    await chat.expectMessage(page, her.name, 'Alleen de menukaart.');
    await chat.expectTyping(page, her.name, false);
  });

  const second = await page.context().newPage();
  await test.step('two tabs agree about what is unread', async () => {
    await second.goto(`/members/${her.id}`);
    await members.expectLocked(second);
    // A tab behind another draws once a second, and each click would wait for that.
    await page.bringToFront();
    await shell.openSearch(page);
    await her.write(me.user.id, 'En jij?');
    for (const tab of [page, second]) await shell.expectOneUnread(tab);
    await shell.openChats(page);
    await chat.openConversation(page, her.name);
    await chat.expectMessage(page, her.name, 'En jij?');
    for (const tab of [page, second]) await shell.expectAllRead(tab);
  });
  return { conversation, second };
}
