import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/** Quiet, and able to run as root in a container. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const systemBrowsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const playwright = join(import.meta.dirname, '../node_modules/.bin/playwright');

/** Older ones lack what the product asks of a browser. */
const oldestMajor = 120;

function run(program: string, args: string[], minutes: number): string | undefined {
  try {
    return execFileSync(program, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: minutes * 60_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    return undefined;
  }
}

/** Whether it starts at all (its libraries may be missing) and is not too old. */
function isUsable(path: string): boolean {
  const major = run(path, ['--version'], 1)?.match(/ (\d+)\./)?.[1];
  return Number(major) >= oldestMajor;
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) && isUsable(path) ? path : undefined;
}

function systems(names = systemBrowsers): string | undefined {
  return names
    .map((name) => run('which', [name], 1)?.trim() ?? '')
    .find((path) => path !== '' && isUsable(path));
}

function installByPlaywright(): string | undefined {
  const asRoot = process.getuid?.() === 0;
  run(playwright, ['install', ...(asRoot ? ['--with-deps'] : []), 'chromium'], 10);
  return playwrightsOwn();
}

function apt(name: string): void {
  run('apt-get', ['update'], 5);
  run('apt-get', ['install', '-y', '--no-install-recommends', name], 10);
}

function installBySystem(): string | undefined {
  apt('chromium');
  return systems();
}

/**
 * Path of a Chromium: Playwright's own or the system's, whichever is there; else one is installed,
 * by Playwright or (as root, on Debian) by apt-get, which takes minutes.
 */
export function findOrInstallChromium(): string {
  const path = playwrightsOwn() ?? systems() ?? installByPlaywright() ?? installBySystem();
  if (!path) throw new Error('no Chromium: none is installed, and none could be installed.');
  return path;
}

const headlessShell = 'chromium-headless-shell';

/**
 * Path of a Chromium that has no windows to draw, or of the whole one where there is none. Pages
 * take it two thirds of the time. It cannot tell a member anything outside a page: no notices.
 */
export function findOrInstallShell(whole: string): string {
  if (whole !== systems()) return whole; // Playwright's own, or one that was asked for
  const found = systems([headlessShell]);
  if (found) return found;
  apt(headlessShell);
  return systems([headlessShell]) ?? whole;
}
