import { chromium } from '@playwright/test';
import { chromiumArgs, findOrInstallChromium } from '../support/chromium.ts';
import { type Member, newMember } from '../support/member.ts';
import { memberWithOthers } from '../support/member-pages.ts';
import { launchProduct } from '../support/product/launch-product.ts';
import { namedEngine } from './engine.ts';
import { logInHere } from './in-page.ts';
import type { Looked } from './looked.ts';
import { differences, sizesOnPage } from './sizes.ts';
import { type State, statesOf, visitorStates } from './states.ts';
import { until } from './until.ts';

/**
 * Opens the pages of visitors and of a member in another engine and in Chromium, and what opens above some of them, and names
 * whatever has another size: a dialog without a body, a note over the whole screen. Ends with 1 when there is a difference, or something does not come.
 *
 * npm run campaign -- webkit | firefox
 */
const { name: engine, open } = namedEngine();
const width = 480;

type Page = Omit<Looked, 'renew'>;

async function openChromium(height: number): Promise<Omit<Looked, 'renew'>> {
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

/** Brings a page into a state; resolves to the size of everything in it. */
async function sizesIn(page: Page, url: string, { path, press: names = [], meanwhile }: State) {
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
async function compare(ours: Page, other: Page, url: string, state: State): Promise<string[]> {
  try {
    const sizes = await sizesIn(ours, url, state);
    return differences(sizes, await sizesIn(other, url, state), engine);
  } catch (error) {
    return [(error as Error).message];
  }
}

const product = await launchProduct();
const pages: Page[] = [];
let wrong = 0;
try {
  const { member, others } = await memberWithOthers(product);
  const him: Member = await newMember(product, { gender: 'male', seeks: 'female' });
  await him.buy('nl-150');
  const theirs = await open({ width, waits: true });
  pages.push(theirs);
  // What its window leaves of it for the page.
  const ours = await openChromium(await theirs.run(() => innerHeight));
  pages.push(ours);
  const compareAll = async (states: Record<string, State>) => {
    for (const [name, state] of Object.entries(states)) {
      const found = await compare(ours, theirs, product.url, state);
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
    const status = await page.run(logInHere, member.email, member.password);
    if (status !== 200) throw new Error(`nobody logs in: ${status}`);
  }
  await compareAll(statesOf(others, member, him));
} finally {
  for (const page of pages) await page.close();
  await product.stop();
}
process.exitCode = wrong > 0 ? 1 : 0;
