import { jest } from '@jest/globals';
import { fetchCheckedTexts } from './fetch-checked-texts.ts';

const name = '-_'.repeat(32);
const at = (path: string) => new URL(`https://site.example/assets/mf-x/1/${path}`);

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function answerWith(status: number) {
  const fetched = jest.fn(async () => Response.json({ title: 'Terms' }, { status }));
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
}

test('the browser is told the hash that the address names [S41]', async () => {
  const fetched = answerWith(200);
  await expect(fetchCheckedTexts(at(`texts/${name}.json`))).resolves.toEqual({ title: 'Terms' });
  expect(fetched).toHaveBeenCalledWith(
    at(`texts/${name}.json`),
    expect.objectContaining({ integrity: `sha384-${'+/'.repeat(32)}` }),
  );
});

test('webpack may give the address as a string', async () => {
  answerWith(200);
  const address = at(`texts/${name}.json`).href as unknown as URL;
  await expect(fetchCheckedTexts(address)).resolves.toEqual({ title: 'Terms' });
});

test('what names no hash is not even asked for', async () => {
  const fetched = answerWith(200);
  await expect(fetchCheckedTexts(at('texts/en.json'))).rejects.toThrow('named after');
  expect(fetched).not.toHaveBeenCalled();
});

test('a lost file is told from a fault of the code', async () => {
  answerWith(404);
  const failure = fetchCheckedTexts(at(`texts/${name}.json`));
  await expect(failure).rejects.toMatchObject({
    errorClass: 'texts',
    message: expect.stringContaining('404'),
  });
});
