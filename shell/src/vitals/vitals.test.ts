import { jest } from '@jest/globals';
import type { Boot } from '../boot/read-boot.ts';

type Told = (metric: { value: number; entries: { target?: Node | null }[] }) => void;

const told: Record<string, Told> = {};
jest.unstable_mockModule('web-vitals', () => ({
  onLCP: (tell: Told) => Object.assign(told, { lcp: tell }),
  onINP: (tell: Told) => Object.assign(told, { inp: tell }),
}));
const { tellVitals } = await import('./vitals.ts');
const { vitals } = await import('@afterglow/federation/telemetry/vitals');

const [shellVersion, live, before] = ['a', 'b', 'c'].map((digit) => digit.repeat(12));
const boot = {
  shell: { version: shellVersion },
  remotes: [{ name: 'mf-chat', version: live, entry: { url: '/assets/mf-chat/b/entry.js' } }],
} as Boot;

const loaded = (path: string, transferSize: number) => ({
  name: `http://localhost${path}`,
  transferSize,
});

let sent: Promise<string>[];
beforeEach(() => {
  sent = [];
  Object.assign(navigator, { sendBeacon: (_to: string, body: Blob) => sent.push(textOf(body)) });
  const main = document.createElement('script');
  main.src = '/assets/shell/a/main.js';
  main.type = 'text/plain';
  const place = document.createElement('div');
  Object.assign(place.dataset, { remote: 'mf-chat', expose: 'entry', version: before });
  place.append(document.createElement('button'));
  document.body.replaceChildren(main, place);
});

function textOf(body: Blob): Promise<string> {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(body);
  });
}

/** What was said, as the gateway accepts it. */
async function said() {
  await Promise.resolve();
  const bodies = await Promise.all(sent);
  return bodies.flatMap((body) => vitals.parse(JSON.parse(body)).voices);
}

test('LCP is of the shell and of what stands in the page, told apart by kept files', async () => {
  const entries = [loaded('/assets/shell/a/main.js', 0), loaded('/assets/mf-chat/b/entry.js', 900)];
  performance.getEntriesByType = () => entries as unknown as PerformanceEntryList;
  tellVitals({ boot, first: 'mf-chat', token: 't' });
  told.lcp?.({ value: 1234.5, entries: [] });
  expect(await said()).toEqual([
    { remote: 'shell', version: shellVersion, measure: 'lcp-warm', value: 1235 },
    { remote: 'mf-chat', version: before, measure: 'lcp-cold', value: 1235 },
    { remote: 'shell', version: shellVersion, measure: 'failed', value: 0 },
  ]);
  expect(sent).toHaveLength(1);
});

test('INP is of the place that was pressed, and of none that is gone', async () => {
  tellVitals({ boot, first: 'mf-chat', token: 't' });
  told.inp?.({ value: 72, entries: [{ target: document.querySelector('button') }] });
  expect((await said()).map(({ remote }) => remote)).toEqual(['shell', 'mf-chat']);
  sent = [];
  told.inp?.({ value: 72, entries: [{ target: null }] });
  expect((await said()).map(({ remote }) => remote)).toEqual(['shell']);
});

test('a page that threw says so of the shell', async () => {
  performance.getEntriesByType = () => [];
  tellVitals({ boot, first: undefined, token: 't' });
  window.dispatchEvent(new Event('unhandledrejection'));
  told.lcp?.({ value: 1, entries: [] });
  expect(await said()).toContainEqual({
    remote: 'shell',
    version: shellVersion,
    measure: 'failed',
    value: 1,
  });
});
