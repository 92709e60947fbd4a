import type { Contract, Offers } from '../registry/contract.ts';
import type { Release } from '../registry/release.ts';
import type { RemoteManifest } from '../registry/remote-manifest.ts';

/** A valid manifest for tests; name what matters, the rest is ordinary. */
export function manifestOf(part: Partial<RemoteManifest> = {}): RemoteManifest {
  return {
    name: 'mf-chat',
    shellApi: '^1.0.0',
    routes: [{ name: 'chats', path: '/chats', layout: 'chat', guard: 'member' }],
    slots: [],
    locales: ['en', 'nl'],
    budget: { entry: 10_000, route: 40_000, css: 10_000, texts: 10_000 },
    ...part,
  };
}

/** What a shell offers; name what matters. Its layouts are those of the routes in these tests. */
export function offering(part: Partial<Offers>): Contract {
  return {
    offers: { surface: {}, versions: {}, slots: [], layouts: ['default', 'chat'], ...part },
  };
}

/** A valid release for tests. `version` is one hex digit, repeated. */
export function releaseOf(version: string, part: Partial<Release> = {}): Release {
  const file = { integrity: 'sha384-abc', bytes: 10, compressed: 5 };
  return {
    name: 'mf-chat',
    version: version.repeat(12),
    inputs: 'inputs',
    createdAt: '2026-01-01T00:00:00.000Z',
    gitRevision: 'abc',
    builtAgainst: {},
    previous: null,
    entry: 'entry.js',
    container: `mf_chat_${version}`,
    files: { 'entry.js': file, 'route.js': file, 'texts/en.json': file, 'texts/nl.json': file },
    css: [],
    preload: { chats: ['route.js'] },
    texts: { en: 'texts/en.json', nl: 'texts/nl.json' },
    manifest: manifestOf(),
    ...part,
  };
}
