import { type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect, test } from '@playwright/test';
import { node } from '../../tools/setup/paths.mjs';
import { builtStore } from '../support/product/built-store.ts';
import { newDataFolder } from '../support/product/data-folder.ts';
import { twoFreePorts } from '../support/product/free-ports.ts';
import { liveVersions } from '../support/product/live-versions.ts';
import { type Edit, environmentWithKeys, inEditedCopy } from '../support/releases/edited-copy.ts';

let folder = '';

test.beforeEach(() => {
  folder = newDataFolder('afterglow-start-');
});

test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A text that mf-payments has in English alone. */
const textMissing: Edit = {
  file: 'mf-payments/src/locales/nl.json',
  change: (text) => text.replace(/^ {2}"retry": .+\n/m, ''),
};

/** Starts the product as `npm start` does; `whenReady` is asked once it says that it is. */
async function start(copy: string, port: number, whenReady: () => Promise<void>) {
  const env = {
    ...environmentWithKeys(),
    STORE_DIR: join(folder, 'store'),
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    NODE_ENV: 'development',
  };
  // The channel ends the product when the test's own process is killed.
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'ipc'];
  const child = spawn(node, ['tools/start.ts'], { cwd: copy, env, stdio });
  const lines: string[] = [];
  const ended = once(child, 'exit');
  child.stderr?.on('data', (text) => lines.push(String(text)));
  for await (const line of createInterface({ input: child.stdout as Readable })) {
    lines.push(line);
    if (!line.includes('Afterglow is ready')) continue;
    await whenReady();
    child.kill('SIGTERM');
  }
  const [code] = await ended;
  return { code, output: lines.join('\n') };
}

test('after a release was refused the product starts with what is live, and says why', async () => {
  test.setTimeout(300_000);
  cpSync(builtStore, join(folder, 'store'), { recursive: true });
  const live = liveVersions({ storeFolder: join(folder, 'store') })['mf-payments'];
  const port = await twoFreePorts();
  let page = '';
  const { code, output } = await inEditedCopy([textMissing], (copy) =>
    start(copy, port, async () => {
      page = await (await fetch(`http://localhost:${port}/`)).text();
    }),
  );
  expect(output).toMatch(
    new RegExp(
      `mf-payments +${live} +stays live, refused: texts: nl: retry is missing → correct ` +
        'src/locales/nl\\.json \\(see npm run release -- mf-payments --dry-run\\)',
    ),
  );
  expect(page).toContain(`/assets/mf-payments/${live}/`);
  expect(code).toBe(0);
});
