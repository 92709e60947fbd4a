import type { BootRemote, BootVersion } from '../registry/boot-manifest.ts';

/** One version as a document names it. `version` is one hex digit, repeated. */
function bootVersionOf(version: string): BootVersion {
  const full = version.repeat(12);
  return {
    version: full,
    container: `mf_chat_${version}`,
    entry: { url: `/assets/mf-chat/${full}/entry.js`, integrity: 'sha384-abc' },
    texts: {},
  };
}

/** mf-chat as a document names it: the live version and perhaps the one before. */
export function bootRemoteOf(live: string, previous?: string): BootRemote {
  return {
    name: 'mf-chat',
    ...bootVersionOf(live),
    routes: [],
    slots: [],
    preload: { chats: ['entry-page.js', 'route-chats.js'] },
    previous: previous ? bootVersionOf(previous) : null,
  };
}
