import { type Drawer, startDrawer, type Wanted } from '../drawing/drawer.ts';
import { patientTimes } from '../testing/drawing-times.ts';
import { drawnOnce } from './drawn-before.ts';

let drawer: Drawer;
let once: Drawer;
let now = 0;
beforeEach(() => {
  now = 0;
  drawer = startDrawer(() => {}, patientTimes);
  once = drawnOnce(drawer, () => now);
});
afterEach(() => drawer.stop());

/** Code that counts how often it draws, or fails at first. */
const code = (key: string, first = '') => ({
  key,
  read: async () =>
    `let n = 0; exports.draw = async () => { n += 1; ${first} return { html: String(n), unanswered: [] }; };`,
});
const visitor: Wanted['asked'] = {
  ...{ route: 'index', pathname: '/', search: '', language: 'nl', settings: { name: 'Lumen' } },
  ...{ user: null, answers: { '/api/a': 1 }, given: {}, remotes: [], isPhone: false },
};
const see = async (asked: Partial<Wanted['asked']> = {}, page = code('mf-a 1')) =>
  (await once.draw({ page, frame: undefined, asked: { ...visitor, ...asked } }))?.html;

test('visitors who ask the same see what was drawn once, for a minute', async () => {
  expect(await Promise.all([see(), see(), see()])).toEqual(['1', '1', '1']);
  now = 59_999;
  expect(await see()).toBe('1');
  now = 60_000;
  expect(await see()).toBe('2');
});

test('the time of day in the settings draws nothing anew', async () => {
  expect(await see({ settings: { name: 'Lumen', now: '2026-01-01T00:00:00Z' } })).toBe('1');
  expect(await see({ settings: { name: 'Lumen', now: '2026-01-01T00:00:09Z' } })).toBe('1');
});

const differences: [string, Partial<Wanted['asked']>][] = [
  ['language', { language: 'de' }],
  ['page', { pathname: '/login' }],
  ['query', { search: '?a=1' }],
  ['settings', { settings: { name: 'Other' } }],
  ['answers', { answers: { '/api/a': 2 } }],
  ['kind of screen', { isPhone: true }],
];
test.each(differences)('whoever asks with another %s is drawn anew', async (_what, asked) => {
  expect(await see()).toBe('1');
  expect(await see(asked)).toBe('2');
  expect(await see()).toBe('1');
});

test('another version draws anew', async () => {
  expect(await see()).toBe('1');
  expect(await see({}, code('mf-a 2', 'n += 6;'))).toBe('7');
});

test('members, and what somebody typed, are drawn each time', async () => {
  const own: Partial<Wanted['asked']>[] = [
    { user: { language: 'nl' } },
    { user: undefined },
    { given: { email: 'ann@example.org' } },
  ];
  for (const asked of own) {
    const [one, next] = [await see(asked), await see(asked)];
    expect(Number(next)).toBe(Number(one) + 1);
  }
});

test('what could not be drawn is tried again', async () => {
  const page = code('mf-b 1', 'if (n === 1) throw new Error("no");');
  expect(await see({}, page)).toBeUndefined();
  expect(await see({}, page)).toBe('2');
});
