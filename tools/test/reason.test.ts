import { expect, it } from '@jest/globals';
import { reason } from './reason.ts';

it('a reason is one line below, without colours or the way through the code', () => {
  const message =
    'Error: \u001b[31mexpected\u001b[39m\n\n  Expected: <= 2\n  Received:    3\n    at a (b.ts:1:2)';
  expect(reason(message)).toBe('\n        Error: expected Expected: <= 2 Received: 3');
});

it('a long one is cut, and none is nothing', () => {
  expect(reason('x'.repeat(1000))).toBe(`\n        ${'x'.repeat(240)}…`);
  expect([reason(), reason('')]).toEqual(['', '']);
});
