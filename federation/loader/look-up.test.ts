import { jest } from '@jest/globals';
import { lookUpRemotes } from './look-up.ts';

const fetched = jest.spyOn(globalThis, 'fetch');
afterEach(() => jest.useRealTimers());
afterAll(() => fetched.mockRestore());

test('the registry is asked past every cache, and says which remotes there are', async () => {
  fetched.mockResolvedValueOnce(Response.json({ remotes: [{ name: 'mf-chat' }] }));
  expect(await lookUpRemotes()).toEqual([{ name: 'mf-chat' }]);
  expect(fetched).toHaveBeenCalledWith('/boot.json', { cache: 'no-store' });
});

test('what is no answer says nothing of remotes', async () => {
  fetched.mockResolvedValueOnce(Response.json({ remotes: [] }, { status: 503 }));
  await expect(lookUpRemotes()).rejects.toThrow('/boot.json: 503');
});

test('a registry that is silent for three seconds is given up', async () => {
  jest.useFakeTimers();
  fetched.mockReturnValueOnce(new Promise(() => {}));
  const failed = jest.fn();
  void lookUpRemotes().catch(failed);
  await jest.advanceTimersByTimeAsync(2999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ errorClass: 'hang' }));
});
