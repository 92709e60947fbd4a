import type { Observation } from '@afterglow/federation/telemetry/counts';
import { reportsAddress } from '@afterglow/federation/telemetry/reporter';
import { jest } from '@jest/globals';
import fastify from 'fastify';
import { clientOf } from './client-address.ts';
import { serveOutcomeReports } from './outcome-reports.ts';
import { issueReportToken } from './report-token.ts';

const secret = Buffer.from('a secret of the gateway, long enough');
const outcome = { remote: 'mf-chat', version: 'b'.repeat(12), failure: 'hang', duration: 5000 };

function gateway() {
  const app = fastify();
  const observed: Observation[] = [];
  serveOutcomeReports(app, { secret, observe: (seen) => observed.push(...seen) });
  const send = async (payload: object, remoteAddress = '192.0.2.7') => {
    const answer = await app.inject({
      method: 'POST',
      url: reportsAddress,
      payload,
      remoteAddress,
    });
    return answer.statusCode;
  };
  return { send, observed };
}

const token = issueReportToken(clientOf('192.0.2.7', secret), secret);

test('a report of a document we gave out counts, without the address', async () => {
  const { send, observed } = gateway();
  expect(await send({ token, outcomes: [outcome] })).toBe(204);
  expect(observed).toMatchObject([{ remote: 'mf-chat', failed: true }]);
  expect(JSON.stringify(observed)).not.toContain('192.0.2');
});

test('of the shell, which no page reports here, nothing is believed', async () => {
  const { send, observed } = gateway();
  const ofShell = { ...outcome, remote: 'shell' };
  expect(await send({ token, outcomes: [ofShell, outcome] })).toBe(204);
  expect(observed).toMatchObject([{ remote: 'mf-chat' }]);
});

test('a token from elsewhere, or none of ours, counts nothing and learns nothing', async () => {
  const { send, observed } = gateway();
  expect(await send({ token, outcomes: [outcome] }, '192.0.2.8')).toBe(204);
  expect(await send({ token: 'a.b.c', outcomes: [outcome] })).toBe(204);
  expect(observed).toEqual([]);
});

test.each([
  ['no outcomes', { token, outcomes: [] }],
  ['an unknown class', { token, outcomes: [{ ...outcome, failure: 'boredom' }] }],
  ['a version with a line break', { token, outcomes: [{ ...outcome, version: 'b\nb' }] }],
  ['more than it says', { token, outcomes: [outcome], user: 7 }],
])('refuses %s', async (_what, payload) => {
  expect(await gateway().send(payload)).toBe(400);
});

test('an address may send so many a minute', async () => {
  // Minutes are those of the clock; none ends meanwhile.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const { send } = gateway();
  const answers: number[] = [];
  for (let n = 0; n < 61; n += 1) answers.push(await send({ token, outcomes: [outcome] }));
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
  clock.mockRestore();
});
