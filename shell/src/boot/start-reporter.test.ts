import type { Outcome } from '@afterglow/federation/telemetry/outcome';
import { startReporter } from './start-reporter.ts';

const outcome = { remote: 'mf-chat', version: 'a'.repeat(12), failure: 'hang', duration: 5000 };

let sent: number;
beforeEach(() => {
  sent = 0;
  const sendBeacon = () => {
    sent += 1;
    return true;
  };
  Object.assign(navigator, { sendBeacon });
});
afterEach(() => {
  dispatchEvent(new Event('load'));
});

/** A reporter of a page in that state, which has something to tell. */
function told(readyState: DocumentReadyState): void {
  Object.defineProperty(document, 'readyState', { configurable: true, value: readyState });
  startReporter({ token: 't', share: 1 }).add(outcome as Outcome);
}

test('what a page has to tell is sent as soon as it is hidden', () => {
  told('complete');
  expect(sent).toBe(0);
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toBe(1);
});

test('a page that is left before all of it is there sends it as it goes', () => {
  told('interactive');
  dispatchEvent(new Event('beforeunload'));
  expect(sent).toBe(1);
});

test.each(['interactive', 'complete'] as const)(
  'a page that is there listens to nothing that keeps it from being kept: begun when it was %s',
  (readyState) => {
    told(readyState);
    dispatchEvent(new Event('load'));
    dispatchEvent(new Event('beforeunload'));
    expect(sent).toBe(0);
  },
);
