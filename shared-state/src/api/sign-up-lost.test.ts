import { jest } from '@jest/globals';
import { unsent } from '../page/unsent.ts';
import type { SignupBody } from './types.ts';

jest.unstable_mockModule('./signup-stream.ts', () => {
  throw new Error('no network');
});
const { signUp } = await import('./sign-up.ts');

test('without a network what signs up does not come either: that is told, and reloads wait no longer', async () => {
  const signingUp = signUp({} as SignupBody, { onPhase: () => {} });
  expect(unsent.any()).toBe(true);
  await expect(signingUp).rejects.toMatchObject({ code: 'network' });
  expect(unsent.any()).toBe(false);
});
