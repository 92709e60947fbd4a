import { expect, test } from '@playwright/test';
import type { Journey } from './journey.ts';

/** Looks after his own profile, then logs out. */
export async function leave({ page, pages, name, api }: Journey): Promise<void> {
  const { shell, 'mf-account': account, 'mf-members': members } = pages;

  await test.step('what he writes about himself is what others see', async () => {
    await shell.openOwnProfile(page, name);
    await account.writeAboutMe(page, 'Verdwaald in Utrecht, en blij toe.');
    await account.seeAsOthers(page);
    await members.expectAbout(page, 'Verdwaald in Utrecht, en blij toe.');
  });

  await test.step('logged out is logged out on the server', async () => {
    const context = page.context();
    const cookies = await context.cookies();
    await shell.logOut(page, name);
    await context.addCookies(cookies);
    await expect(api.get('/api/user.php')).rejects.toThrow(/403.*authentication_required/);
  });
}
