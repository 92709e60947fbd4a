import { releaseOf } from '../testing/releases.ts';
import { bootRemoteOf } from '../testing/remotes.ts';
import { bootRemoteIn, bootRemotes } from './boot-manifest.ts';

const choices = { 'mf-chat': { version: 'b'.repeat(12), previous: 'a'.repeat(12) } };
const releases = [releaseOf('a'), releaseOf('b')];
const find = (_name: string, version: string) => releases.find((r) => r.version === version);

test('offers the chosen version and the one to fall back to, with hashes', () => {
  const [remote] = bootRemotes(choices, find);
  expect(remote?.version).toBe('b'.repeat(12));
  expect(remote?.previous?.container).toBe('mf_chat_a');
  expect(remote?.entry).toEqual({
    url: `/assets/mf-chat/${'b'.repeat(12)}/entry.js`,
    integrity: 'sha384-abc',
  });
});

test('a version that cannot be read is replaced by the one before', () => {
  const [remote] = bootRemotes(choices, (name, version) =>
    version.startsWith('b') ? undefined : find(name, version),
  );
  expect(remote).toMatchObject({ version: 'a'.repeat(12), previous: null });
});

test('a remote of which nothing can be read is left out', () => {
  expect(bootRemotes(choices, () => undefined)).toEqual([]);
});

test('a document names the texts of what to fall back to in its own language', () => {
  const remote = bootRemoteOf('b', 'a');
  const [nl, fi] = [
    { url: '/nl.json', integrity: '' },
    { url: '/fi.json', integrity: '' },
  ];
  const all = {
    ...remote,
    texts: { nl, fi },
    previous: { ...bootRemoteOf('a'), texts: { nl, fi } },
  };
  expect(bootRemoteIn(all, 'fi')).toMatchObject({ texts: { nl, fi } });
  expect(bootRemoteIn(all, 'fi').previous?.texts).toEqual({ fi });
  // Dutch stands in for it.
  expect(bootRemoteIn(all, 'sv').previous?.texts).toEqual({ sv: nl });
  expect(bootRemoteIn(remote, 'fi')).toEqual(remote);
});
