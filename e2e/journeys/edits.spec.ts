import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newRemote } from '@afterglow/federation/template/new-remote';
import { newDataFolder } from '../support/product/data-folder.ts';
import { develop } from '../support/product/develop.ts';
import { twoFreePorts } from '../support/product/free-ports.ts';
import { inEditedCopy } from '../support/releases/edited-copy.ts';
import { expect, test } from '../support/test.ts';

const name = 'mf-first-steps';
const route = `${name}/src/routes/first-steps.tsx`;
const texts = `${name}/src/locales/nl.json`;

let data = '';

test.beforeEach(() => {
  data = newDataFolder('afterglow-edits-');
});

test.afterEach(() => rmSync(data, { recursive: true, force: true }));

/** What `npm run new:remote` does, without installing: the packages of a neighbour are the same. */
function addRemote(folder: string): () => void {
  const config = join(folder, 'tsconfig.json');
  const before = readFileSync(config, 'utf8');
  newRemote(folder, name);
  const packages = 'node_modules';
  const options = { recursive: true, verbatimSymlinks: true };
  cpSync(join(folder, 'mf-account', packages), join(folder, name, packages), options);
  return () => {
    rmSync(join(folder, name), { recursive: true });
    writeFileSync(config, before);
  };
}

/** Makes an edit, and says so when this test no longer knows the file. */
function editor(folder: string) {
  return (file: string, from: string, to: string) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text, file).toContain(from);
    writeFileSync(path, text.replace(from, to));
  };
}

test('an edit shows at once; what is wrong says so with file and line until it is mended', async ({
  browser,
  product,
}) => {
  test.setTimeout(300_000);
  const port = await twoFreePorts();
  const env = { STORE_DIR: product.storeFolder, DEV_PORT: String(port), DEV_DATA_DIR: data };
  const api = `http://127.0.0.1:${Number(new URL(product.url).port) + 1}`;
  const context = await browser.newContext({ locale: 'nl-NL' });
  const page = await context.newPage();
  const heading = page.getByRole('heading', { level: 1 });
  const problem = (kind: string) => page.locator(`li[data-kind=${kind}]`);
  const stays = () => page.evaluate(() => void Object.assign(window, { stayed: true }));
  const hasStayed = () => page.evaluate(() => 'stayed' in window);

  await inEditedCopy([], (folder) => {
    const remove = addRemote(folder);
    const change = editor(folder);
    const add = (file: string, text: string) =>
      writeFileSync(join(folder, name, 'src/routes', file), text);
    return develop([name, '--api', api], { env, folder }, async (lines) => {
      await page.goto(`http://localhost:${port}/first-steps`);
      const title = (await heading.textContent()) ?? '';

      await test.step('texts, without a reload', async () => {
        await stays();
        change(texts, title, 'Alles is weg');
        await expect(heading).toHaveText('Alles is weg');
        expect(await hasStayed()).toBe(true);
      });

      await test.step('code, without a reload', async () => {
        change(route, '<Welcome />', '<p>Tot ziens</p><Welcome />');
        await expect(page.getByText('Tot ziens')).toBeVisible();
        expect(await hasStayed()).toBe(true);
      });

      await test.step('the first stylesheet of a page', async () => {
        add('fresh.module.scss', '.fresh { color: rgb(1, 2, 3); }');
        change(route, '<p>', '<p className={styles.fresh}>');
        change(route, 'import ', "import styles from './fresh.module.scss';\nimport ");
        await expect(page.getByText('Tot ziens')).toHaveCSS('color', 'rgb(1, 2, 3)');
      });

      await test.step('the first import of a shared library', async () => {
        change(route, 'Tot ziens', 'Tot ziens {String(Fragment)}');
        change(route, 'import ', "import { Fragment } from 'react/jsx-runtime';\nimport ");
        await expect(page.getByText('Symbol(react.fragment)')).toBeVisible();
      });

      await test.step('a syntax error, gone when mended', async () => {
        change(route, '</p>', '</q>');
        await expect(problem('build')).toContainText(/first-steps\.tsx:\d+/);
        change(route, '</q>', '</p>');
        await expect(problem('build')).toHaveCount(0);
        await expect(page.getByText('Tot ziens')).toBeVisible();
      });

      await test.step('an exception, gone when mended', async () => {
        const line =
          readFileSync(join(folder, route), 'utf8').split('\n').indexOf('  return (') + 1;
        change(route, '  return (', "  if (t) throw new Error('lost the thread');\n  return (");
        await expect(problem('run').first()).toContainText('lost the thread');
        await expect(problem('run').first()).toContainText(`${route}:${line}`);
        change(route, "  if (t) throw new Error('lost the thread');\n", '');
        await expect(heading).toHaveText('Alles is weg');
        await expect(problem('run')).toHaveCount(0);
      });

      await test.step('types that do not fit, beside the page', async () => {
        change(route, 'Tot ziens', '{title.length}');
        change(route, '  usePage', '  const title: string = 12345;\n  usePage');
        // The first of the two edits alone is wrong in its own way, and may be looked at alone.
        const wrong = problem('types').filter({ hasText: 'not assignable' });
        await expect(wrong).toContainText(`${route}:`, { timeout: 120_000 });
        await expect(heading).toHaveText('Alles is weg');
        change(route, ': string = 12345', " = '12345'");
        await expect(problem('types')).toHaveCount(0, { timeout: 30_000 });
      });

      await test.step('a text that is not there', async () => {
        change(texts, '"title"', '"titel"');
        await expect(heading).toHaveText('⚠ title');
        await expect(problem('text')).toContainText('title');
        change(texts, '"titel"', '"title"');
        await expect(heading).toHaveText('Alles is weg');
        await expect(problem('text')).toHaveCount(0);
      });

      await test.step('a comma too few in a text, gone when mended', async () => {
        change(texts, '",', '"');
        await expect(problem('build')).toContainText(/locales\/nl\.json:\d+/);
        change(texts, '"\n', '",\n');
        await expect(problem('build')).toHaveCount(0);
        change(texts, 'Alles is weg', 'Alles is er');
        await expect(heading).toHaveText('Alles is er');
      });

      await test.step('a slot before its file', async () => {
        const slots = join(folder, name, 'src/slots');
        change(`${name}/remote.json`, '"slots": []', '"slots": ["alert:photo"]');
        await expect(problem('build')).toContainText('src/slots/alert-photo.tsx');
        mkdirSync(slots);
        writeFileSync(join(slots, 'alert-photo.tsx'), 'export default () => null;\n');
        await expect(problem('build')).toHaveCount(0);
        change(texts, 'Alles is er', 'Alles is weg');
        // The server begins anew, with a container that has the slot.
        await expect(heading).toHaveText('Alles is weg', { timeout: 60_000 });
      });

      await test.step('a new page, where the address led nowhere', async () => {
        // Edited before the page has asked for news.
        await page.goto(`http://localhost:${port}/fresh`, { waitUntil: 'commit' });
        add('fresh.tsx', 'export default () => <h1>Brand new</h1>;\n');
        const described = { name: 'fresh', path: '/fresh', layout: 'default', guard: 'none' };
        change(`${name}/remote.json`, '"routes": [', `"routes": [${JSON.stringify(described)},`);
        change(
          `${name}/src/entry.tsx`,
          "  'first-steps':",
          "  fresh: () => import(/* webpackChunkName: 'route-fresh' */ './routes/fresh.tsx'),\n  'first-steps':",
        );
        await expect(heading).toHaveText('Brand new');
      });

      const told = lines.filter((line) => line.startsWith('dev '));
      expect(told.join('\n')).not.toMatch(/asset|chunk|KiB|Stream error/);
      for (const edited of ['routes/first-steps.tsx', 'locales/nl.json']) {
        const shown = expect.stringContaining(`/src/${edited}: shown after `);
        expect(told).toContainEqual(shown);
      }
    }).finally(remove);
  });
  await context.close();
});
