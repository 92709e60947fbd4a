import { jest } from '@jest/globals';
import type { Boot } from '../boot/read-boot.ts';

const tellVitals = jest.fn();
jest.unstable_mockModule('./vitals.ts', () => ({ tellVitals }));
const { speakUp } = await import('./speak-up.ts');

const boot = { reports: { token: 't', share: 0.1 } } as Boot;
/** The page has loaded, and the code has had the time to arrive. */
async function settled(): Promise<void> {
  window.dispatchEvent(new Event('load'));
  await import('./vitals.ts');
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => tellVitals.mockClear());
afterEach(() => jest.restoreAllMocks());

test.each([
  ['one in ten', 0.09, boot, true, 1],
  ['not the others', 0.1, boot, true, 0],
  ['none that may not report', 0, {} as Boot, true, 0],
  ['none without a network', 0, boot, false, 0],
])('measures: %s', async (_who, random, of, isOnline, times) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  speakUp(of, 'mf-chat');
  await settled();
  expect(tellVitals).toHaveBeenCalledTimes(times);
});
