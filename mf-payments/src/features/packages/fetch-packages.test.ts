import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { fetchPackages } from './fetch-packages.ts';

const row = (id: string, credits: number, amount: number, discount_percentage: number) => ({
  id,
  credits,
  amount,
  discount_percentage,
});
const welcome = [row('m', 150, 1874, 25), row('s', 50, 749, 25)];

function shop(withCode: unknown) {
  return fakeServer({
    'GET /api/packages.php': ({ query }) => (query.discountcode ? withCode : { packages: welcome }),
  });
}

test('smallest first, at the price that comes by itself', async () => {
  const calls = shop(null);
  const { packages, codeRefused } = await fetchPackages();
  expect(packages.map(({ id }) => id)).toEqual(['s', 'm']);
  expect(codeRefused).toBe(false);
  expect(calls).toHaveLength(1);
});

test('a code makes the price only where it applies', async () => {
  shop({ packages: [row('m', 150, 1250, 50), row('s', 50, 999, 0)] });
  const { packages } = await fetchPackages('HALF');
  expect(packages[0]).toEqual(row('s', 50, 749, 25));
  expect(packages[1]).toEqual({
    ...row('m', 150, 1250, 50),
    code: 'HALF',
    otherwise: row('m', 150, 1874, 25),
  });
});

test('a code that has run out leaves the other prices', async () => {
  shop(fail(410, 'discountcode_expired'));
  const { packages, codeRefused } = await fetchPackages('OLD');
  expect(packages).toHaveLength(2);
  expect(codeRefused).toBe(true);
});
