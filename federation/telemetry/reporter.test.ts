import { jest } from '@jest/globals';
import type { Outcome } from './outcome.ts';
import { report } from './report.ts';
import { createReporter } from './reporter.ts';

const shown: Outcome = {
  remote: 'mf-chat',
  version: 'b'.repeat(12),
  failure: null,
  duration: 812.4,
};
const failed: Outcome = { ...shown, failure: 'chunk' };
const ticket = { token: 'token', share: 0.1 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function sentBy(random: number) {
  const sent: string[] = [];
  const reporter = createReporter({
    ticket,
    send: (body) => sent.push(body),
    random: () => random,
  });
  return { reporter, sent };
}

test('what it sends is what the gateway accepts', () => {
  const { reporter, sent } = sentBy(0);
  reporter.add(shown);
  reporter.add({ ...failed, version: 'c'.repeat(12) });
  reporter.flush();
  expect(sent).toHaveLength(1);
  expect(report.parse(JSON.parse(sent[0] ?? '')).outcomes).toHaveLength(2);
});

test('successes are sampled, failures are not', () => {
  const { reporter, sent } = sentBy(0.1);
  reporter.add(shown);
  reporter.flush();
  expect(sent).toEqual([]);
  reporter.add(failed);
  reporter.flush();
  expect(sent).toHaveLength(1);
});

test('a failure waits for what becomes of the next version, not longer', () => {
  const { reporter, sent } = sentBy(0);
  reporter.add(shown);
  reporter.add(failed);
  jest.advanceTimersByTime(6900);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(JSON.parse(sent[0] ?? '').outcomes).toHaveLength(2);
});

test('the same is said once a page', () => {
  const { reporter, sent } = sentBy(0);
  for (let n = 0; n < 5; n += 1) reporter.add(failed);
  reporter.flush();
  reporter.add(failed);
  reporter.flush();
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0] ?? '').outcomes).toHaveLength(1);
});

test('without a ticket nothing is sent', () => {
  const sent: string[] = [];
  const reporter = createReporter({ ticket: undefined, send: (body) => sent.push(body) });
  reporter.add(failed);
  reporter.flush();
  expect(sent).toEqual([]);
});
