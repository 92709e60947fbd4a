import { toasts } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { renderHook, waitFor } from '@testing-library/react';
import { enterAsMember, startTexts } from '../../testing/render-payments.tsx';
import type { DiscountChoice } from '../discount/use-discount-code.ts';
import { usePackages } from './use-packages.ts';

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

async function offered(code?: string) {
  let removed = 0;
  const typed = code ? ({ code } as DiscountChoice['typed']) : null;
  const remove = () => {
    removed += 1;
  };
  const { result } = renderHook(() => usePackages({ typed, enter() {}, remove }));
  await waitFor(() => expect(result.current.loading).toBe(false));
  return { ...result.current, removed };
}

beforeAll(startTexts);
beforeEach(() => {
  toasts.clear();
  enterAsMember();
});

test('smallest first, at the price that comes by itself', async () => {
  const calls = shop(null);
  const { packages } = await offered();
  expect(packages?.map(({ id }) => id)).toEqual(['s', 'm']);
  expect(calls).toHaveLength(1);
});

test('a code makes the price only where it applies', async () => {
  shop({ packages: [row('m', 150, 1250, 50), row('s', 50, 999, 0)] });
  const { packages } = await offered('HALF');
  expect(packages?.[0]).toEqual(row('s', 50, 749, 25));
  expect(packages?.[1]).toEqual({
    ...row('m', 150, 1250, 50),
    code: 'HALF',
    otherwise: row('m', 150, 1874, 25),
  });
});

test('where a code takes off no more than what comes by itself, that stays', async () => {
  shop({ packages: [row('m', 150, 2249, 10), row('s', 50, 749, 25)] });
  const { packages } = await offered('TEN');
  expect(packages).toEqual([row('s', 50, 749, 25), row('m', 150, 1874, 25)]);
});

test('a code that has run out leaves the other prices and is taken off', async () => {
  shop(fail(410, 'discountcode_expired'));
  const { packages, error, removed } = await offered('OLD');
  expect(packages).toHaveLength(2);
  expect(error).toBeNull();
  expect(removed).toBeGreaterThan(0);
  expect(toasts.getState().queue[0]?.text).toContain('OLD');
});

test('prices that a code makes are not guessed when they cannot be fetched', async () => {
  shop(fail(429, 'too_many_requests', 'Later'));
  const { packages, error, removed } = await offered('HALF');
  expect(packages).toBeNull();
  expect(error?.message).toBe('Later');
  expect(removed).toBe(0);
});
