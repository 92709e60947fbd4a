import type { Browser } from 'playwright-core';
import type { Visit } from './addresses.ts';
import { countShifts } from './shifts.ts';

/** Who has been in before is not asked again; the question would cover the page. */
const beenHere =
  "if (location.protocol !== 'about:') localStorage.setItem('hide-site-entry-warning', '1')";

/** As a visitor, or as a member of whom the stand-in for the API tells. */
export async function newContext(browser: Browser, origin: string, as: Visit['as']) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(beenHere);
  await context.addInitScript(countShifts);
  if (as !== 'visitor') await context.addCookies([{ name: 'sid', value: as, url: origin }]);
  return context;
}
