import { jest } from '@jest/globals';
import fastify from 'fastify';
import { policyReportsAddress, refusedThings, servePolicyReports } from './policy-reports.ts';

test('the form of report-uri, without the query of an address', () => {
  const report = {
    'csp-report': {
      'effective-directive': 'img-src',
      'blocked-uri': 'https://elsewhere.example/pixel?user=7',
    },
  };
  expect(refusedThings(report)).toEqual([
    { rule: 'img-src', what: 'https://elsewhere.example/pixel' },
  ]);
});

test('lists of the Reporting API', () => {
  const reports = [
    { type: 'csp-violation', body: { effectiveDirective: 'script-src', blockedURL: 'inline' } },
    { type: 'integrity-violation', body: { blockedURL: 'https://a.example/x.js' } },
  ];
  expect(refusedThings(reports)).toEqual([
    { rule: 'script-src', what: 'inline' },
    { rule: 'integrity', what: 'https://a.example/x.js' },
  ]);
});

test.each([null, 7, 'text', [null], {}, { 'csp-report': 'text' }])('%j says nothing', (body) => {
  expect(refusedThings(body)).toEqual([]);
});

/** A gateway that is told, by an address, of pictures that were refused; what it logs. */
function told() {
  const lines: { what: string; count: number }[] = [];
  const write = (line: string) => lines.push(JSON.parse(line));
  const app = fastify({ logger: { level: 'warn', stream: { write } } });
  servePolicyReports(app);
  const tell = async (remoteAddress: string, blocked: string[]) => {
    const body = blocked.map((blockedURL) => ({
      body: { effectiveDirective: 'img-src', blockedURL },
    }));
    const headers = { 'content-type': 'application/reports+json' };
    const ask = { method: 'POST', url: policyReportsAddress, remoteAddress, headers } as const;
    expect((await app.inject({ ...ask, payload: JSON.stringify(body) })).statusCode).toBe(204);
  };
  return { lines, tell };
}

test('a kind of refusal is counted and told as it doubles, however many kinds there were', async () => {
  const { lines, tell } = told();
  for (let n = 0; n < 30; n += 1) {
    await tell(
      `10.0.${n}.1`,
      Array.from({ length: 20 }, (_, one) => `made-up-${n}-${one}`),
    );
  }
  lines.length = 0;
  for (let n = 0; n < 9; n += 1) await tell('192.0.2.1', ['https://a.example/x.png']);
  expect(lines.map(({ count }) => count)).toEqual([1, 2, 4, 8]);
});

test('who makes up kinds fills neither the log nor the room of others in it', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(60_000);
  const { lines, tell } = told();
  for (let n = 0; n < 30; n += 1) {
    await tell(
      '192.0.2.1',
      Array.from({ length: 20 }, (_, one) => `made-up-${n}-${one}`),
    );
  }
  expect(lines).toHaveLength(20);
  await tell('198.51.100.1', ['https://a.example/x.png']);
  expect(lines.at(-1)).toMatchObject({ what: 'https://a.example/x.png', count: 1 });
  now.mockRestore();
});
