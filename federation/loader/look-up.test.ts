import { jest } from '@jest/globals';
import { lookUpCurrent } from './look-up.ts';

const fetched = jest.spyOn(globalThis, 'fetch');
afterEach(() => jest.useRealTimers());
afterAll(() => fetched.mockRestore());

test('the registry is asked past every cache, and says which remotes there are, and which shell', async () => {
  const now = { remotes: [{ name: 'mf-chat' }], shell: 'a'.repeat(12) };
  fetched.mockResolvedValueOnce(Response.json(now));
  expect(await lookUpCurrent()).toEqual(now);
  expect(fetched).toHaveBeenCalledWith('/boot.json', { cache: 'no-store' });
});

test('what is no answer says nothing of remotes', async () => {
  fetched.mockResolvedValueOnce(Response.json({ remotes: [] }, { status: 503 }));
  await expect(lookUpCurrent()).rejects.toThrow('/boot.json: 503');
});

test('a registry that is silent for three seconds is given up', async () => {
  jest.useFakeTimers();
  fetched.mockReturnValueOnce(new Promise(() => {}));
  const failed = jest.fn();
  void lookUpCurrent().catch(failed);
  await jest.advanceTimersByTimeAsync(2999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ errorClass: 'hang' }));
});
