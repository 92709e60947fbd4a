/** What is asked within a page: each refers to nothing outside of it. */

export const isAt = (path: string) =>
  location.pathname === path && document.readyState !== 'loading';

/** Notes what a member would notice, even if only for a moment: a failure, a page loaded anew. */
export function observe(): boolean {
  const note = (what: string) => sessionStorage.setItem(`noted ${what}`, '');
  const look = () => {
    if (document.querySelector('main [role=alert]')) note('failure');
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
  look();
  document.documentElement.dataset.observed = '';
  return true;
}

/** What was noticed since; a page without the mark of its observer was loaded anew. */
export function disturbances(): string[] {
  const noted = Object.keys(sessionStorage).filter((key) => key.startsWith('noted '));
  const isSame = 'observed' in document.documentElement.dataset;
  return isSame ? noted : [...noted, 'noted reload'];
}

/** A link pressed before that loads a document. */
export const hasTakenOver = () => document.getElementById('first-look') === null;

export function hasHeading(name: string): boolean {
  return [...document.querySelectorAll('h1, h2, h3')].some(
    (one) => one.checkVisibility() && one.textContent?.trim() === name,
  );
}

/** The version of a remote that shows such a heading; undefined while it shows none. */
export function versionOf(remote: string, heading: string): string | undefined {
  const places = document.querySelectorAll<HTMLElement>(`main [data-remote="${remote}"]`);
  const isIt = (one: HTMLElement) =>
    one.checkVisibility() &&
    [...one.querySelectorAll('h1, h2, h3')].some(
      ({ textContent }) => textContent?.trim() === heading,
    );
  return [...places].find(isIt)?.dataset.version;
}

/** Whether it is said that a remote does not work, with a button to try again. */
export function offersRetry(remote: string): boolean {
  return [...document.querySelectorAll<HTMLElement>('main [role=alert]')].some(
    (alert) =>
      alert.checkVisibility() &&
      alert.textContent?.includes('Dit onderdeel is niet geladen') &&
      alert.textContent?.includes(remote) &&
      [...alert.querySelectorAll('button')].some(
        (one) => one.textContent?.trim() === 'Probeer opnieuw',
      ),
  );
}

export const hasNavigation = () =>
  document.querySelector('nav[aria-label="Hoofdmenu"]')?.checkVisibility() === true;

/** Whether the navigation has a link of such a name that shows; presses it if asked. */
export function navigationLink(name: string, isPressed: boolean): boolean {
  const links = document.querySelectorAll<HTMLElement>('nav[aria-label="Hoofdmenu"] a');
  const nameOf = (one: HTMLElement) => one.ariaLabel ?? one.textContent?.trim();
  const found = [...links].find((one) => one.checkVisibility() && nameOf(one)?.startsWith(name));
  if (isPressed) found?.click();
  return found !== undefined;
}

/** Presses a button of such a name that shows; false while there is none. */
export function pressButton(name: string): boolean {
  const buttons = document.querySelectorAll<HTMLElement>('button, [role=menuitem]');
  const nameOf = (one: HTMLElement) => one.ariaLabel ?? one.textContent?.trim();
  const found = [...buttons].find((one) => one.checkVisibility() && nameOf(one) === name);
  found?.click();
  return found !== undefined;
}

/** Goes to another address as the browser's own buttons do: within the document. */
export function moveWithin(path: string): void {
  if (location.pathname === path) return;
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Resolves to the status. */
export function logInHere(email: string, password: string): Promise<number> {
  return fetch('/api/user.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'request-type': 'client' },
    body: JSON.stringify({ email, password }),
  }).then(({ status }) => status);
}
