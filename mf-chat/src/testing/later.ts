import { act } from '@testing-library/react';

/** For tests: a promise and what fulfils it. */
export function later() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, arrive: () => act(async () => resolve()) };
}
