import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromiumArgs, findOrInstallChromium } from '../support/chromium.ts';
import { type Member, newMember } from '../support/member.ts';
import { memberWithOthers } from '../support/member-pages.ts';
import { launchProduct } from '../support/product/launch-product.ts';
import { differences, sizesOnPage } from './sizes.ts';
import { type State, statesOf, visitorStates } from './states.ts';
import { type Looked, openWebKit } from './webkit.ts';

/**
 * Opens the pages of visitors and of a member in WebKit and in Chromium, and what opens above some of them, and names
 * whatever has another size: a dialog without a body, a note over the whole screen. Ends with 1 when there is a difference, or something does not come.
 *
 * npm run campaign -- webkit
 */
const width = 480;

async function openChromium(height: number): Promise<Looked> {
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: chromiumArgs,
  });
  const page = await browser.newPage({ viewport: { width, height }, locale: 'nl-NL' });
  return {
    goto: (url) => page.goto(url),
    run<T, A extends unknown[]>(what: (...args: A) => T | Promise<T>, ...args: A) {
      return page.evaluate<T>(`(${what})(...${JSON.stringify(args)})`);
    },
    close: () => browser.close(),
  };
}

/** Tries again for some seconds, until it is so. */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isSo()) return;
    await sleep(100);
  }
  throw new Error(`${what} does not come`);
}

const isSettled = () =>
  document.querySelector('main h1, main h2, main [role=log]') !== null &&
  document.querySelector('main [aria-busy=true], main .sk, #first-look') === null &&
  !document.getAnimations().some(({ playState }) => playState === 'running');

/** Presses the first button of such a name that shows; false while there is none. */
function press(name: string): boolean {
  const pattern = new RegExp(name);
  const nameOf = (one: Element) => one.ariaLabel ?? one.textContent?.trim() ?? '';
  const found = [...document.querySelectorAll<HTMLElement>('main button, [role=menuitem]')].find(
    (one) => one.offsetParent !== null && pattern.test(nameOf(one)),
  );
  found?.click();
  return found !== undefined;
}

const isOpen = () => document.querySelector('dialog[open], [role=menu], [class*=tray]') !== null;
const isTold = () => document.querySelector('.toasts > *') !== null;

function hideNotes(): void {
  for (const name of ['site-entry-warning', 'install-alert', 'time-bonus-modal'])
    localStorage.setItem(`hide-${name}`, '1900000000000');
}

function logIn(email: string, password: string): Promise<number> {
  return fetch('/api/user.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'request-type': 'client' },
    body: JSON.stringify({ email, password }),
  }).then(({ status }) => status);
}

/** Brings a page into a state; resolves to the size of everything in it. */
async function sizesIn(page: Looked, url: string, { path, press: names = [], meanwhile }: State) {
  const settle = () => until('a page', () => page.run(isSettled));
  await page.goto(url + path);
  await settle();
  for (const { source } of names) await until(source, () => page.run(press, source));
  if (names.length > 0) await until('what opens', () => page.run(isOpen));
  if (meanwhile) {
    await meanwhile();
    await until('a note', () => page.run(isTold));
  }
  await settle();
  return page.run(sizesOnPage);
}

/** What differs, or what did not come. */
async function compare(ours: Looked, webkit: Looked, url: string, state: State): Promise<string[]> {
  try {
    const sizes = await sizesIn(ours, url, state);
    return differences(sizes, await sizesIn(webkit, url, state));
  } catch (error) {
    return [(error as Error).message];
  }
}

const product = await launchProduct();
const pages: Looked[] = [];
let wrong = 0;
try {
  const { member, others } = await memberWithOthers(product);
  const him: Member = await newMember(product, { gender: 'male', seeks: 'female' });
  await him.buy('nl-150');
  const webkit = await openWebKit(width);
  pages.push(webkit);
  // What its window leaves of it for the page.
  const ours = await openChromium(await webkit.run(() => innerHeight));
  pages.push(ours);
  const compareAll = async (states: Record<string, State>) => {
    for (const [name, state] of Object.entries(states)) {
      const found = await compare(ours, webkit, product.url, state);
      const [mark, lines] = [found.length > 0 ? '✗' : '✓', found.map((one) => `\n    ${one}`)];
      console.log(`${mark} ${name}${lines.join('')}`);
      wrong += found.length;
    }
  };
  for (const page of pages) {
    await page.goto(`${product.url}/pages/faq`);
    await page.run(hideNotes);
  }
  await compareAll(visitorStates);
  for (const page of pages) {
    const status = await page.run(logIn, member.email, member.password);
    if (status !== 200) throw new Error(`nobody logs in: ${status}`);
  }
  await compareAll(statesOf(others, member, him));
} finally {
  for (const page of pages) await page.close();
  await product.stop();
}
process.exitCode = wrong > 0 ? 1 : 0;
