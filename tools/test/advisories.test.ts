import { expect, it } from '@jest/globals';
import { judged } from './advisories.ts';

it('fails for a weakness, and shows it [S114]', () => {
  const table = '│ high │ Prototype pollution │ 1 vulnerabilities found';
  expect(judged(false, table)).toEqual({ passed: 0, failed: 1, details: table });
  expect(judged(true, 'No known vulnerabilities found').passed).toBe(1);
});

it('does not count as a test where the registry gives no answer', () => {
  for (const answer of ['Error: ERR_PNPM_AUDIT_BAD_RESPONSE', 'getaddrinfo ENOTFOUND registry']) {
    expect(judged(false, answer)).toMatchObject({ passed: 0, failed: 0, skipped: 1 });
  }
});
