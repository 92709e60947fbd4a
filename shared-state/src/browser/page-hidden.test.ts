import { jest } from '@jest/globals';
import { reportPageHidden } from './page-hidden.ts';

const beacon = jest.fn<typeof navigator.sendBeacon>(() => true);

function become(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  beacon.mockClear();
  Object.assign(navigator, { sendBeacon: beacon });
});

test('the server is told whenever the page becomes hidden, and not when it is seen again', () => {
  const stop = reportPageHidden();
  become('hidden');
  become('visible');
  become('hidden');
  expect(beacon.mock.calls.map(([url]) => url)).toEqual([
    '/api/page-hidden.php',
    '/api/page-hidden.php',
  ]);
  stop();
  become('hidden');
  expect(beacon).toHaveBeenCalledTimes(2);
});
