import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function pathOf(name: string): string | undefined {
  if (name.startsWith('/')) return existsSync(name) ? name : undefined;
  try {
    return execFileSync('which', [name], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Path of a Chromium that is there already, CHROMIUM_PATH first; none is ever installed here. */
export async function findChromium(): Promise<string | undefined> {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : undefined;
  // The driver takes a second to load.
  const { chromium } = await import('playwright-core');
  const own = chromium.executablePath();
  return [own, ...names].map(pathOf).find((path) => path !== undefined);
}
