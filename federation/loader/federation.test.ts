import { type BootRemote, bootRemotes } from '../registry/boot-manifest.ts';
import { emptyRegistry, goLive } from '../registry/registry.ts';
import { releaseOf } from '../testing/releases.ts';
import { createFederation, type Failure } from './federation.ts';
import { createVersions } from './versions.ts';

const a = 'a'.repeat(12);
const b = 'b'.repeat(12);

function remotesWith(versions: string[]): BootRemote[] {
  const registry = versions.reduce(
    (state, version) => goLive(state, 'mf-chat', version),
    emptyRegistry,
  );
  return bootRemotes(registry, (_name, version) => releaseOf(version[0] ?? '', { texts: {} }));
}

/** A page: which versions work in it, and what its federation does with that. */
function page(versions: string[], works: (version: string) => boolean) {
  const stored = new Map<string, string>();
  const memory = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  let used = '';
  const failures: Failure[] = [];
  const remotes = remotesWith(versions);
  const start = () =>
    createFederation(
      remotes,
      {
        use: (_name, version) => {
          used = version.version;
        },
        load: async () => {
          if (!works(used)) throw new Error('broken');
          return { loaded: used };
        },
      },
      createVersions(remotes, memory),
      (failure) => failures.push(failure),
    );
  return { start, failures };
}

test('loads the live version', async () => {
  const { start, failures } = page([a, b], () => true);
  await expect(start().load('mf-chat', 'entry', 'en')).resolves.toMatchObject({ version: b });
  expect(failures).toEqual([]);
});

test('a broken live version is replaced by the previous one, and reported', async () => {
  const { start, failures } = page([a, b], (version) => version === a);
  await expect(start().load('mf-chat', 'entry', 'en')).resolves.toMatchObject({ version: a });
  expect(failures.map((failure) => failure.version)).toEqual([b]);
});

test('the next page of the session does not meet the failure again', async () => {
  const { start, failures } = page([a, b], (version) => version === a);
  await start().load('mf-chat', 'entry', 'en');
  await start().load('mf-chat', 'entry', 'en');
  expect(failures).toHaveLength(1);
});

test('rejects when no version works, and works again after a retry', async () => {
  let healthy = false;
  const { start } = page([a, b], () => healthy);
  const federation = start();
  await expect(federation.load('mf-chat', 'entry', 'en')).rejects.toThrow('broken');
  healthy = true;
  federation.retry('mf-chat');
  await expect(federation.load('mf-chat', 'entry', 'en')).resolves.toMatchObject({ version: b });
});

test('two areas of one broken remote step down once', () => {
  const { start } = page([a, b], () => true);
  const federation = start();
  expect(federation.failed({ remote: 'mf-chat', version: b, error: 1 })).toBe(true);
  expect(federation.failed({ remote: 'mf-chat', version: b, error: 1 })).toBe(true);
  expect(federation.failed({ remote: 'mf-chat', version: a, error: 1 })).toBe(false);
});
