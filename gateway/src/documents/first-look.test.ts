import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawingFile } from '@afterglow/federation/registry/drawing';
import type { Release } from '@afterglow/federation/registry/release';
import { diskFiles } from '@afterglow/federation/store/disk';
import { digestOf, releaseKey } from '@afterglow/federation/store/releases';
import { releaseOf } from '@afterglow/federation/testing/releases';
import type { FastifyRequest } from 'fastify';
import { type Drawer, startDrawer } from '../drawing/drawer.ts';
import type { Live } from '../releases/releases.ts';
import { patientTimes } from '../testing/drawing-times.ts';
import { firstLooks, isDrawn } from './first-look.ts';
import { textOfReleases } from './release-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'afterglow-first-look-'));
let drawer: Drawer;
beforeAll(() => {
  drawer = startDrawer(() => {}, patientTimes);
});
afterAll(() => {
  drawer.stop();
  rmSync(folder, { recursive: true });
});

/** A version that draws so, and what its release says of that code. */
async function released(name: string, version: string, draw: string, said?: string) {
  const files = diskFiles(folder);
  const text = `exports.draw = async (asked) => (${draw});`;
  await files.write(releaseKey(name, version, drawingFile), text);
  const entry = { integrity: digestOf(said ?? text), bytes: 1, compressed: 1 };
  const release: Release = { ...releaseOf('0'), name, version, files: { [drawingFile]: entry } };
  return { release, read: textOfReleases(files, () => {}) };
}

const own =
  '{ html: "<p>" + asked.answers["/api/a?b=1"] + "</p>", unanswered: asked.answers["/api/a?b=1"] ? [] : ["/api/a?b=1"] }';
const around = '{ html: "<main>" + asked.page + "</main>", unanswered: [] }';

async function look({
  said,
  draw = own,
  answer = 'hello',
  given = {},
}: {
  said?: string;
  draw?: string;
  answer?: string;
  /** Answers that are there already. */
  given?: Record<string, unknown>;
} = {}) {
  const version = (said ? 'b' : draw === own ? 'a' : 'e').repeat(12);
  const remote = await released('mf-a', version, draw, said);
  const { release: shell, read } = await released('shell', 'c'.repeat(12), around);
  const asked: string[][] = [];
  const looks = firstLooks({
    drawer,
    read,
    async ask(_request, addresses) {
      asked.push(addresses);
      return Object.fromEntries(addresses.map((address) => [address, answer]));
    },
  });
  const see = (reader: string, more: { search?: string; network?: string } = {}) =>
    looks.draw({ headers: {} } as FastifyRequest, {
      remote: remote.release,
      shell,
      reader,
      asked: {
        ...{ route: 'index', pathname: '/', search: '', language: 'nl', settings: {} },
        ...{ user: null, answers: given, given: {}, remotes: [], ...more },
      },
    });
  return { see, asked };
}

test('what a page asks is learnt once, and stands in it as in the page that comes later', async () => {
  const { see, asked } = await look();
  const expected = { html: '<main><p>hello</p></main>', answers: { '/api/a?b=1': 'hello' } };
  expect(await see('nl')).toEqual(expected);
  expect(asked).toEqual([[], ['/api/a?b=1']]);
  expect(await see('nl')).toEqual(expected);
  expect(asked.slice(2)).toEqual([['/api/a?b=1']]);
  await see('another');
  expect(asked.slice(3)).toEqual([[], ['/api/a?b=1']]);
});

test('what several learn at once is learnt once', async () => {
  const { see, asked } = await look();
  await Promise.all([see('nl'), see('nl'), see('nl')]);
  asked.length = 0;
  await see('nl');
  expect(asked).toEqual([['/api/a?b=1']]);
});

test('what one filter or partner of a page asks, the others do not', async () => {
  const draw =
    '{ html: "<p></p>", unanswered: ["/api/s" + asked.search + (asked.network ?? "")].filter((one) => !(one in asked.answers)) }';
  const { see, asked } = await look({ draw });
  await see('nl', { search: '?x=1' });
  await see('nl', { search: '?x=2' });
  await see('nl', { search: '?x=2', network: 'n' });
  asked.length = 0;
  const { answers } = (await see('nl', { search: '?x=2' })) ?? {};
  expect(Object.keys(answers ?? {})).toEqual(['/api/s?x=2']);
  expect(asked).toEqual([['/api/s?x=2']]);
});

test('what is known already is not asked for, and comes with the look', async () => {
  const given = { '/api/a?b=1': 'known' };
  const { see, asked } = await look({ given });
  expect(await see('nl')).toEqual({ html: '<main><p>known</p></main>', answers: given });
  expect(asked).toEqual([[]]);
});

test('what draws is learnt before anybody asks: that of the shell and of each remote', async () => {
  const learnt: (string | undefined)[] = [];
  const learns = {
    ...drawer,
    learn: async (code?: { key: string }) => void learnt.push(code?.key),
  };
  const [shell, one] = await Promise.all(
    ['shell', 'mf-a'].map((name) => released(name, 'd'.repeat(12), around)),
  );
  const { warm } = firstLooks({ drawer: learns, read: async () => '', ask: async () => ({}) });
  warm({
    ...{ shell: shell?.release, remotes: [{ name: 'mf-a' }, { name: 'mf-b' }] },
    releaseOf: (name: string) => (name === 'mf-a' ? one?.release : undefined),
  } as unknown as Live);
  expect(learnt).toEqual([`shell ${'d'.repeat(12)}`, `mf-a ${'d'.repeat(12)}`, undefined]);
});

test('code that is not that of the release is not run', async () => {
  const { see, asked } = await look({ said: 'something else' });
  expect((await see('nl'))?.html).toBe('<main>undefined</main>');
  expect(asked).toEqual([[]]);
});

test('a shell of before draws nothing, and its documents are as they were', () => {
  const files = { 'main.js': { integrity: 'sha384-', bytes: 1, compressed: 1 } };
  expect(isDrawn({ ...releaseOf('0'), files })).toBe(false);
});
