import { jest } from '@jest/globals';
import type { BootRemote } from '../registry/boot-manifest.ts';
import type { Outcome } from '../telemetry/outcome.ts';
import { memoryOf } from '../testing/memory.ts';
import { bootRemoteOf } from '../testing/remotes.ts';
import { createFederation } from './federation.ts';
import { filesOfVersion } from './prefetch-files.ts';
import type { Failure } from './remedy.ts';
import { createVersions } from './versions.ts';

const a = 'a'.repeat(12);
const b = 'b'.repeat(12);
const c = 'c'.repeat(12);

interface Page {
  /** What the document names, and what the registry says when it is asked. */
  boot?: BootRemote;
  registry?: BootRemote | 'unreachable';
  works?: (version: string) => boolean;
}

function page({ boot = bootRemoteOf('b', 'a'), registry = boot, works = () => true }: Page = {}) {
  const memory = memoryOf();
  const reports: Outcome[] = [];
  const refreshed: string[][] = [];
  let used = '';
  const start = () =>
    createFederation({
      remotes: [boot],
      versions: createVersions([boot], memory),
      runtime: {
        use: (_name, version) => {
          used = version.version;
        },
        load: async () => {
          if (!works(used)) throw new Error('broken');
          return { loaded: used };
        },
      },
      shell: 'a'.repeat(12),
      lookUp: async () => {
        if (registry === 'unreachable') throw new Error('offline');
        return { remotes: [registry] };
      },
      refresh: async (files) => void refreshed.push(files),
      report: (outcome) => reports.push(outcome),
      patience: () => 5000,
    });
  return { start, reports, refreshed };
}

const crash = (version: string): Failure => ({
  remote: 'mf-chat',
  version,
  error: new TypeError('x is undefined'),
  phase: 'run',
  duration: 10,
});
const lostChunk = (version: string): Failure => ({
  ...crash(version),
  error: Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }),
});

describe('loading', () => {
  test('gives the live version', async () => {
    const { start, reports } = page();
    await expect(start().load('mf-chat', 'entry', 'en')).resolves.toMatchObject({ version: b });
    expect(reports).toEqual([]);
  });

  test('a broken live version is replaced by the previous one, and reported', async () => {
    const { start, reports } = page({ works: (version) => version === a });
    await expect(start().load('mf-chat', 'entry', 'en')).resolves.toMatchObject({ version: a });
    expect(reports).toMatchObject([{ remote: 'mf-chat', version: b, failure: 'evaluate' }]);
  });

  test('who asks while it is under way shares it: it fails once, and once the texts are fetched', async () => {
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ hello: 'Hallo' }));
    const texts = { nl: { url: '/texts/nl.json', integrity: '' } };
    const boot = { ...bootRemoteOf('b', 'a'), texts };
    const previous = boot.previous && { ...boot.previous, texts };
    const { start, reports } = page({
      boot: { ...boot, ...(previous && { previous }) },
      works: (version) => version === a,
    });
    const federation = start();
    const both = [1, 2].map(() => federation.load('mf-chat', 'entry', 'nl'));
    for (const loaded of await Promise.all(both)) {
      expect(loaded).toMatchObject({ version: a, texts: { hello: 'Hallo' } });
    }
    await federation.load('mf-chat', 'entry', 'nl');
    expect(reports).toHaveLength(1);
    expect(fetched).toHaveBeenCalledTimes(1);
    fetched.mockRestore();
  });

  test('another language is learned of the version that is here, also of one that was stepped down to', async () => {
    const hashes = { nl: 'sha384-n', fi: 'sha384-f' };
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (address) =>
        Response.json(String(address).endsWith('languages.json') ? hashes : { from: address }),
      );
    const named = (version: string) => ({
      texts: { nl: { url: `/${version}/texts/nl.json`, integrity: '' } },
      languages: { url: `/${version}/texts/languages.json`, integrity: '' },
    });
    const [boot, previous] = [bootRemoteOf('b'), bootRemoteOf('a')];
    const { start } = page({
      boot: { ...boot, ...named('b'), previous: { ...previous, ...named('a') } },
      registry: 'unreachable',
      works: (version) => version === a,
    });
    const federation = start();
    await federation.load('mf-chat', 'entry', 'nl');
    expect(await federation.texts('mf-chat', 'nl')).toEqual({ from: '/a/texts/nl.json' });
    expect(await federation.texts('mf-chat', 'fi')).toEqual({ from: '/a/texts/fi.json' });
    const loaded = await federation.load('mf-chat', 'entry', 'fi');
    expect(loaded.texts).toEqual({ from: '/a/texts/fi.json' });
    fetched.mockRestore();
  });

  test('the next page of the session does not meet the failure again', async () => {
    const { start, reports } = page({ works: (version) => version === a });
    await start().load('mf-chat', 'entry', 'en');
    await start().load('mf-chat', 'entry', 'en');
    expect(reports).toHaveLength(1);
  });

  test('rejects when no version works, and works again after a retry', async () => {
    let healthy = false;
    const { start, refreshed } = page({ works: () => healthy });
    const federation = start();
    await expect(federation.load('mf-chat', 'entry', 'en')).rejects.toThrow('broken');
    expect(refreshed).toEqual([]);
    healthy = true;
    federation.retry('mf-chat');
    await expect(federation.load('mf-chat', 'entry', 'en')).resolves.toMatchObject({ version: b });
    expect(refreshed).toEqual([filesOfVersion(bootRemoteOf('b'), 'en')]);
  });

  test('a chunk that is lost once is asked for again before anything is blamed', async () => {
    const boot = bootRemoteOf('b', 'a');
    let asked = 0;
    const reports: Outcome[] = [];
    const federation = createFederation({
      remotes: [boot],
      versions: createVersions([boot], memoryOf()),
      runtime: {
        use: () => undefined,
        load: async () => {
          asked += 1;
          if (asked === 1) throw lostChunk(b).error;
          return {};
        },
      },
      shell: 'a'.repeat(12),
      lookUp: async () => ({ remotes: [boot] }),
      refresh: async () => undefined,
      report: (outcome) => reports.push(outcome),
      patience: () => 5000,
    });
    await expect(federation.load('mf-chat', 'entry', 'en')).resolves.toMatchObject({ version: b });
    expect(reports).toEqual([]);
  });

  test('one that hangs is given up on when the patience for this line is over', async () => {
    jest.useFakeTimers();
    const boot = bootRemoteOf('b');
    const reports: Outcome[] = [];
    const federation = createFederation({
      remotes: [boot],
      versions: createVersions([boot], memoryOf()),
      runtime: { use: () => undefined, load: () => new Promise(() => undefined) },
      shell: 'a'.repeat(12),
      lookUp: async () => ({ remotes: [boot] }),
      refresh: async () => undefined,
      report: (outcome) => reports.push(outcome),
      patience: () => 9000,
    });
    const loading = expect(federation.load('mf-chat', 'entry', 'en')).rejects.toThrow('too long');
    await jest.advanceTimersByTimeAsync(8999);
    expect(reports).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await loading;
    expect(reports).toMatchObject([{ failure: 'hang' }]);
    jest.useRealTimers();
  });
});

test('a remote that the document lacked is found in the registry', async () => {
  const found: BootRemote = { ...bootRemoteOf('b'), name: 'mf-landers' };
  const used: string[] = [];
  const federation = createFederation({
    remotes: [bootRemoteOf('b')],
    versions: createVersions([bootRemoteOf('b')], memoryOf()),
    runtime: { use: (name) => void used.push(name), load: async (name) => ({ name }) },
    shell: 'a'.repeat(12),
    lookUp: async () => ({ remotes: [bootRemoteOf('c'), found] }),
    refresh: async () => undefined,
    report: () => undefined,
    patience: () => 5000,
  });
  await expect(federation.find(['mf-landers', 'mf-payments'])).resolves.toEqual([found]);
  expect(used).toEqual(['mf-chat', 'mf-landers']);
  await expect(federation.load('mf-landers', 'entry', 'en')).resolves.toMatchObject({
    module: { name: 'mf-landers' },
  });
});

describe('a mounted remote that breaks', () => {
  test('two areas of it step down once', async () => {
    const federation = page().start();
    await expect(federation.failed(crash(b))).resolves.toBe('another-version');
    await expect(federation.failed(crash(b))).resolves.toBe('another-version');
    await expect(federation.failed(crash(a))).resolves.toBe('none');
  });

  test('a lost file: a newer release takes its place', async () => {
    const { start } = page({ registry: bootRemoteOf('c', 'b') });
    const federation = start();
    await expect(federation.failed(lostChunk(b))).resolves.toBe('another-version');
    await expect(federation.load('mf-chat', 'entry', 'en')).resolves.toMatchObject({ version: c });
  });

  test('a lost file of what is still live: the previous version, then a new page', async () => {
    const federation = page().start();
    await expect(federation.failed(lostChunk(b))).resolves.toBe('another-version');
    await expect(federation.failed(lostChunk(a))).resolves.toBe('new-page');
  });

  test('without a network nothing is blamed and nothing is reloaded', async () => {
    const { start, reports } = page({ registry: 'unreachable' });
    const federation = start();
    await expect(federation.failed(lostChunk(b))).resolves.toBe('none');
    expect(reports).toEqual([]);
    await expect(federation.load('mf-chat', 'entry', 'en')).resolves.toMatchObject({ version: b });
  });
});
