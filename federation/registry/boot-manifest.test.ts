import { releaseOf } from '../testing/releases.ts';
import { bootRemoteOf } from '../testing/remotes.ts';
import { bootRemoteIn, bootRemotes, bootTexts } from './boot-manifest.ts';

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

test('a release tells of all its languages, where it has what tells of them', () => {
  const told = { integrity: 'sha384-all', bytes: 10, compressed: 5 };
  const known = releaseOf('b');
  const files = { ...known.files, 'texts/languages.json': told };
  expect(bootTexts({ ...known, files }).languages).toEqual({
    url: `/assets/mf-chat/${'b'.repeat(12)}/texts/languages.json`,
    integrity: 'sha384-all',
  });
  expect(bootTexts(known)).not.toHaveProperty('languages');
});

test('a document names texts in its own language, of releases that tell of the others', () => {
  const remote = bootRemoteOf('b', 'a');
  const [nl, fi] = [
    { url: '/nl.json', integrity: '' },
    { url: '/fi.json', integrity: '' },
  ];
  const languages = { url: '/languages.json', integrity: '' };
  const texts = { texts: { nl, fi }, languages };
  const previous = { ...bootRemoteOf('a'), texts: { nl, fi } };
  const telling = { ...remote, ...texts, previous: { ...previous, languages } };
  expect(bootRemoteIn(telling, 'fi')).toEqual({
    ...telling,
    texts: { fi },
    previous: { ...telling.previous, texts: { fi } },
  });
  // Dutch stands in for it.
  expect(bootRemoteIn(telling, 'sv').texts).toEqual({ sv: nl });
  const silent = { ...remote, texts: { nl, fi }, previous };
  expect(bootRemoteIn(silent, 'fi')).toEqual(silent);
  // It has no texts.
  const mute = { ...remote, languages };
  expect(bootRemoteIn(mute, 'fi')).toEqual(mute);
});
