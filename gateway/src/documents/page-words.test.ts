import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@afterglow/federation/registry/release';
import type { RemoteRoute } from '@afterglow/federation/registry/remote-manifest';
import { diskFiles } from '@afterglow/federation/store/disk';
import { digestOf, releaseKey } from '@afterglow/federation/store/releases';
import { releaseOf } from '@afterglow/federation/testing/releases';
import type { SiteSettings } from '../api/api-client.ts';
import { wordsFor, wordsOfReleases } from './page-words.ts';
import { textOfReleases } from './release-text.ts';

const site = { name: 'Glow & Co', refund_days: 14, description: 'Meet' } as unknown as SiteSettings;

const folder = mkdtempSync(join(tmpdir(), 'afterglow-words-'));
afterAll(() => rmSync(folder, { recursive: true }));

const route = (name: string, path: string) => ({ name, path }) as RemoteRoute;
const terms = route('pages-terms', '/pages/terms');
const landers = route('landers', '/landers/:lander/:slug?');

/** A release with Dutch words in the store, and a gateway that knows nothing of it yet. */
async function stored(version: string, integrity?: string) {
  const files = diskFiles(folder);
  const text = JSON.stringify({
    'pages-terms': { title: 'Voorwaarden', description: 'Wat {{site}} is' },
    'landers/gallery': { title: 'Kijk', description: 'Wie er zijn' },
  });
  const path = 'document/nl.json';
  await files.write(releaseKey('mf-landers', version, path), text);
  const file = { integrity: integrity ?? digestOf(text), bytes: 1, compressed: 1 };
  const release: Release = {
    ...releaseOf('0'),
    name: 'mf-landers',
    version,
    files: { [path]: file },
    sources: { 'src/landers/gallery': 'a', 'src/landers/video': 'b' },
  };
  const said: string[] = [];
  const wordsOf = wordsOfReleases(textOfReleases(files, (line) => void said.push(line)));
  const ask = (of: RemoteRoute, pathname: string, language = 'nl') =>
    wordsOf({ release, route: of, pathname, language });
  return { ask, said };
}

test('a page has the words of its release, in its own language alone', async () => {
  const { ask, said } = await stored('000000000001');
  expect(await ask(terms, '/pages/terms')).toMatchObject({ title: 'Voorwaarden' });
  expect(await ask(landers, '/landers/gallery/men')).toMatchObject({ title: 'Kijk' });
  expect(await ask(terms, '/pages/terms', 'en')).toBeUndefined();
  expect(said).toEqual([]);
});

test('an advertising page that does not exist, or says nothing, has none', async () => {
  const { ask } = await stored('000000000002');
  expect(await ask(landers, '/landers/nobody')).toBeUndefined();
  expect(await ask(landers, '/landers/video')).toBeUndefined();
  expect(await ask(landers, '/landers/__proto__')).toBeUndefined();
});

test('words that are not those of the release are left out, and said', async () => {
  const { ask, said } = await stored('000000000003', digestOf('other words'));
  expect(await ask(terms, '/pages/terms')).toBeUndefined();
  expect(said).toEqual([
    'document/nl.json of mf-landers 000000000003 is not what its release says',
  ]);
});

test('the site stands in title and description, once', () => {
  const words = { title: 'Terms', description: '{{site}} gives {{days}} days' };
  expect(wordsFor(words, site)).toEqual({
    title: 'Terms · Glow & Co',
    description: 'Glow & Co gives 14 days',
  });
  expect(wordsFor({ ...words, title: 'About {{site}}' }, site).title).toBe('About Glow & Co');
});

test('a description with something in it that only the page knows gives way to that of the site', () => {
  const words = { title: 'Terms', description: 'Between you and {{company}}' };
  expect(wordsFor(words, site).description).toBe('Meet');
  expect(wordsFor({ ...words, description: '{{constructor}}' }, site).description).toBe('Meet');
  expect(wordsFor(undefined, site)).toEqual({ title: 'Glow & Co', description: 'Meet' });
});
