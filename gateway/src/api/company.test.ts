import { jest } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { type Company, companies } from './company.ts';

const at = (hostname: string) => ({ hostname }) as FastifyRequest;
const named = (name: string) => ({ name }) as Company;

test('each host has its own company, asked once a minute and kept while nobody answers', async () => {
  let now = 1000;
  const ask = jest.fn(async ({ hostname }: FastifyRequest) => named(`of ${hostname}`));
  const companyOf = companies(ask, () => now);
  expect([await companyOf(at('a')), await companyOf(at('b')), await companyOf(at('a'))]).toEqual([
    named('of a'),
    named('of b'),
    named('of a'),
  ]);
  expect(ask).toHaveBeenCalledTimes(2);
  now += 59_999;
  await companyOf(at('a'));
  expect(ask).toHaveBeenCalledTimes(2);
  now += 1;
  ask.mockRejectedValueOnce(new Error('away'));
  expect(await companyOf(at('a'))).toEqual(named('of a'));
  ask.mockResolvedValueOnce(named('renamed'));
  expect(await companyOf(at('a'))).toEqual(named('renamed'));
  ask.mockRejectedValueOnce(new Error('away'));
  expect(await companyOf(at('c'))).toBeUndefined();
});
