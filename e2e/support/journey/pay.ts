import { expect, test } from '@playwright/test';
import type { Journey } from './journey.ts';
import type { Met } from './meet.ts';

interface Packages {
  packages: { amount: number; regular_amount: number }[];
}

/** Runs out of credits in the middle of a conversation, buys some, goes on where he was. */
export async function pay(
  { page, pages, api, her }: Journey,
  { conversation, second }: Met,
): Promise<void> {
  const { shell, 'mf-chat': chat, 'mf-payments': payments } = pages;

  await test.step('not enough credits: the draft stays', async () => {
    await chat.draft(page, her.name, 'Die van Utrecht.');
    await chat.send(page, her.name);
    await chat.draft(page, her.name, 'Zullen we samen verdwalen?');
    await chat.expectTooFewCredits(page);
    await chat.goForCredits(page);
  });

  await test.step('packages with the welcome bonus', async () => {
    const { packages } = await api.get<Packages>('/api/packages.php?discountcode=TIMEBONUS25');
    for (const { amount, regular_amount } of packages) {
      expect(amount).toBe(Math.round(regular_amount * 0.75));
    }
    await payments.choosePackage(page);
  });

  await test.step('iDEAL at the checkout: it fails once', async () => {
    await payments.payWithIdeal(page);
    await page.getByRole('button', { name: 'Laten mislukken' }).click();
    await payments.payAgain(page);
  });

  await test.step('then it succeeds, and everything open knows', async () => {
    await shell.expectFree(second);
    await payments.payWithIdeal(page);
    await page.getByRole('button', { name: 'Betalen', exact: true }).click();
    await payments.expectPaid(page);
    // The second tab was not touched: its navigation and its photos changed by themselves.
    await shell.expectPremium(second);
    await second.bringToFront();
    await pages['mf-members'].lookAtSharp(second);
    await second.close();
    await page.bringToFront();
    const me = await api.get<{ user: { id: string } }>('/api/user.php');
    const seen = await her.api.get<{ profile: { premium: boolean } }>(
      `/api/profile.php?id=${me.user.id}`,
    );
    expect(seen.profile.premium).toBe(true);
  });

  await test.step('back to the conversation: the draft is still there, and is sent', async () => {
    await payments.backToChat(page, her.name);
    await chat.expectDraft(page, her.name, 'Zullen we samen verdwalen?');
    await chat.expectCredits(page, 150);
    await chat.send(page, her.name);
    await chat.expectMessage(page, her.name, 'Zullen we samen verdwalen?');
    await expect.poll(async () => (await her.messages(conversation)).length).toBe(5);
  });
}
