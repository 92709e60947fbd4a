import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemBrowsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

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

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function systems(): string | undefined {
  return systemBrowsers.find((name) => {
    const major = run(name, ['--version'], 1)?.match(/ (\d+)\./)?.[1];
    return Number(major) >= oldestMajor;
  });
}

/** The full path, as Playwright does not search PATH. */
function located(name: string | undefined): string | undefined {
  return name && !name.startsWith('/') ? run('which', [name], 1)?.trim() : name;
}

function installByPlaywright(): string | undefined {
  run('playwright', ['install', 'chromium'], 5);
  return playwrightsOwn();
}

function installBySystem(): string | undefined {
  run('apt-get', ['update'], 5);
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], 10);
  return located(systems());
}

/**
 * Path of a Chromium: Playwright's own or the system's, whichever is there; else one is installed,
 * by Playwright or (as root, on Debian) by apt-get, which takes minutes.
 */
export function findOrInstallChromium(): string {
  const path = playwrightsOwn() ?? located(systems()) ?? installByPlaywright() ?? installBySystem();
  if (!path) throw new Error('no Chromium: none is installed, and none could be installed.');
  return path;
}
