import type { FastifyRequest } from 'fastify';
import { currentUser, requireConfirmed, requireUser } from './guards.ts';
import { readerOf } from './reader.ts';

const requestOf = (status?: string) =>
  ({
    session: status ? { user: { id: 'ann', status } } : null,
    site: 'site',
    language: 'nl',
    country: { selected: 'BE' },
  }) as unknown as FastifyRequest;
const outcome = (guard: (request: FastifyRequest) => Promise<void>, status?: string) =>
  guard(requestOf(status)).then(
    () => 'passes',
    ({ status, code }) => `${status} ${code}`,
  );

const login = '403 authentication_required';
test.each([
  [undefined, login, login],
  ['not_confirmed', 'passes', '403 not_confirmed'],
  ['active', 'passes', 'passes'],
  ['deleted', 'passes', '403 not_confirmed'],
])('whoever is %s: logged in %s, confirmed %s', async (status, user, confirmed) => {
  expect([await outcome(requireUser, status), await outcome(requireConfirmed, status)]).toEqual([
    user,
    confirmed,
  ]);
});

test('whose request it is; a visitor reads too, and is nobody', () => {
  expect(currentUser(requestOf('active'))).toMatchObject({ id: 'ann' });
  expect(() => currentUser(requestOf())).toThrow(expect.objectContaining({ status: 403 }));
  const where = { site: 'site', language: 'nl', country: 'BE' };
  expect(readerOf(requestOf('active'))).toEqual({
    user: { id: 'ann', status: 'active' },
    ...where,
  });
  expect(readerOf(requestOf())).toEqual({ user: null, ...where });
});
