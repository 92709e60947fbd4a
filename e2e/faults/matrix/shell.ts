import { expect, type Page } from '@playwright/test';

export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' });

/** What stands in the place of a remote that no version works of. */
export const failureView = (page: Page, remote: string) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByRole('heading', { name: 'Dit onderdeel is niet geladen' }) })
    .filter({ has: page.getByText(remote, { exact: true }) });

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true });

/** Notes what a member would notice, even if only for a moment: a failure, a page loaded anew. */
export async function noteDisturbances(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const note = (what: string) => sessionStorage.setItem(`noted ${what}`, '');
    if ('noted document' in sessionStorage) note('reload');
    note('document');
    new MutationObserver(() => {
      if (document.querySelector('main [role=alert]')) note('failure');
    }).observe(document, { subtree: true, childList: true });
  });
  const disturbances = ['noted failure', 'noted reload'];
  return () => page.evaluate((all) => all.filter((one) => one in sessionStorage), disturbances);
}

/** Goes to another address as the browser's own buttons do: within the document. */
export function moveTo(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    if (location.pathname === to) return;
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

export async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Accountmenu van ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
  await expect(navigation(page).getByRole('link', { name: 'Inloggen' })).toBeVisible();
}

/** The page in the navigation that is another remote's. */
export const another = (than: string) =>
  than === 'mf-chat'
    ? { path: '/likes/received', heading: 'Likes' }
    : { path: '/chats', heading: 'Berichten' };

/** Goes there by the shell's own navigation. */
export async function seeAnother(page: Page, than: string): Promise<void> {
  const { heading: name } = another(than);
  await navigation(page).getByRole('link', { name }).click();
  await expect(heading(page, name)).toBeVisible();
}
