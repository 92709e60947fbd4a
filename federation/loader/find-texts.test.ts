import { jest } from '@jest/globals';
import type { BootTexts } from '../registry/boot-manifest.ts';
import { findTexts } from './find-texts.ts';

const languages = { url: '/assets/mf-chat/v/texts/languages.json', integrity: 'sha384-all' };
const nl = { url: '/assets/mf-chat/v/texts/nl.json', integrity: 'sha384-nl' };
const fi = { url: '/assets/mf-chat/v/texts/fi.json', integrity: 'sha384-fi' };

const fetched = jest.spyOn(globalThis, 'fetch');
beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () =>
    Response.json({ nl: 'sha384-nl', fi: 'sha384-fi' }, { status: 200 }),
  );
});
afterAll(() => fetched.mockRestore());

const find = (known: BootTexts, language: string) => findTexts(known, language, 1000);

test('a language that the document did not name is looked up in what it names, once', async () => {
  const known = { texts: { nl }, languages };
  expect(await find(known, 'fi')).toEqual(fi);
  expect(await find(known, 'fi')).toEqual(fi);
  expect(fetched.mock.calls.map(([address, how]) => [address, how?.integrity])).toEqual([
    [languages.url, languages.integrity],
  ]);
});

test('where a release lacks it, the one that stands in for it is taken', async () => {
  expect(await find({ texts: { nl }, languages }, 'sv')).toEqual(nl);
  expect(await find({ texts: { nl } }, 'sv')).toEqual(nl);
  expect(await find({ texts: {} }, 'sv')).toBeUndefined();
});

test('nothing is asked for what is named, or of a release that tells nothing', async () => {
  expect(await find({ texts: { nl }, languages }, 'nl')).toEqual(nl);
  await find({ texts: { nl } }, 'fi');
  expect(fetched).not.toHaveBeenCalled();
});

test('what does not come leaves everything as it was', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 503 }));
  const known = { texts: { nl }, languages };
  await expect(find(known, 'fi')).rejects.toThrow('503');
  expect(known.texts).toEqual({ nl });
});
