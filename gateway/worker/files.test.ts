import { jest } from '@jest/globals';
import { filesStore, siteStore } from './stores.js';

const open = jest.fn<typeof caches.open>();
const fromNetwork = jest.fn<typeof fetch>();
Object.assign(globalThis, { caches: { open }, fetch: fromNetwork });
const { lastNamed, releaseFile } = await import('./files.js');

const path = '/assets/shell/aaaaaaaaaaaa/main.js';
const request = new Request(`https://site.example${path}`);
const named = { folders: ['/assets/shell/aaaaaaaaaaaa/'], hashes: { [path]: 'sha384-x' } };
const match = async (key: unknown) => (key === '/named' ? Response.json(named) : undefined);
const store = { match } as unknown as Cache;
const answer = new Response('from the network');

beforeEach(() => {
  open.mockReset().mockResolvedValue(store);
  fromNetwork.mockReset().mockResolvedValue(answer);
});

test.each([siteStore, filesStore])(
  'where the browser cannot open %s a file is the network’s, until it can',
  async (name) => {
    open.mockImplementation(async (wanted) => {
      if (wanted === name) throw new DOMException('The disk is gone', 'UnknownError');
      return store;
    });
    expect(await releaseFile(request)).toBe(answer);
    expect(fromNetwork.mock.calls).toEqual([[request]]);
    open.mockResolvedValue(store);
    expect(await lastNamed()).toEqual(named);
  },
);

test('a file that is not what it should be is asked for once, and not without its hash', async () => {
  fromNetwork.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(releaseFile(request)).rejects.toThrow('Failed to fetch');
  expect(fromNetwork.mock.calls).toEqual([[request, { integrity: 'sha384-x' }]]);
});
