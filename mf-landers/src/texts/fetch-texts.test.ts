import { jest } from '@jest/globals';
import { fetchTexts, type TextsAddress } from './fetch-texts.ts';
import { NotFoundError } from './not-found.ts';

/** As the build calls it: by its hash. */
const addressIn = (language: string) =>
  new URL(`https://site.example/texts/${language.repeat(32)}.json`);

/** Texts exist in these languages, as webpack's context would have it. */
function addressOf(...languages: string[]): TextsAddress {
  return async (language) => {
    if (languages.includes(language)) return addressIn(language);
    throw Object.assign(new Error('Cannot find module'), { code: 'MODULE_NOT_FOUND' });
  };
}

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function answerWith(status: number) {
  globalThis.fetch = jest.fn(async (url: unknown) =>
    Response.json({ from: String(url) }, { status }),
  ) as typeof fetch;
}

test('a language that nobody has translated yet falls back to Dutch', async () => {
  answerWith(200);
  await expect(fetchTexts(addressOf('en', 'nl'), 'en')).resolves.toEqual({
    from: addressIn('en').href,
  });
  await expect(fetchTexts(addressOf('en', 'nl'), 'pl')).resolves.toEqual({
    from: addressIn('nl').href,
  });
});

test('a page without any texts is not there', async () => {
  await expect(fetchTexts(addressOf(), 'en')).rejects.toThrow(NotFoundError);
});

test('texts that cannot be fetched are an error, not a missing page', async () => {
  answerWith(503);
  await expect(fetchTexts(addressOf('en'), 'en')).rejects.toThrow('503');
});
