import { type Drawer, type DrawingCode, startDrawer } from './drawer.ts';
import type { FrameAsked } from './messages.ts';

/** A busy machine starts a process slowly. */
const times = { patience: 1000, patienceAtFirst: 30_000, hopeless: 1500, pause: 60_000 };

const said: string[] = [];
let drawer: Drawer;
beforeEach(() => {
  said.length = 0;
  drawer = startDrawer((line) => said.push(line), times);
});
afterEach(() => drawer.stop());

const asked: FrameAsked = {
  route: 'index',
  pathname: '/',
  search: '',
  language: 'nl',
  settings: { name: 'Glow' },
  user: null,
  answers: {},
  given: {},
  isPhone: true,
  remotes: [],
};

/** A version whose `draw` is this. */
const code = (key: string, draw: string): DrawingCode => ({
  key,
  read: async () => `exports.draw = async (asked) => ${draw}`,
});
const page = code('mf-a 1', '({ html: "page of " + asked.settings.name, unanswered: ["/api/a"] })');
const frame = code('shell 1', '({ html: "[" + asked.page + "]", unanswered: ["/api/b"] })');

test('the shell draws around what the remote draws, and both say what they asked for', async () => {
  expect(await drawer.draw({ page, frame, asked })).toEqual({
    html: '[page of Glow]',
    unanswered: ['/api/a', '/api/b'],
  });
});

test('a page that throws, or that draws nothing, leaves the frame', async () => {
  const broken = code('mf-b 1', '{ throw new Error("boom") }');
  const none = code('mf-c 1', 'undefined');
  for (const other of [broken, none, undefined]) {
    const drawing = await drawer.draw({ page: other, frame, asked });
    expect(drawing?.html).toBe('[undefined]');
  }
  await drawer.draw({ page: broken, frame, asked });
  expect(said).toEqual(['a page could not be drawn: mf-b 1: Error: boom']);
});

test('what pages are drawn with is the one they were asked with, however many there are', async () => {
  const site = (name: string) =>
    drawer.draw({ page, frame, asked: { ...asked, settings: { name } } });
  await drawer.draw({ page, frame, asked });
  for (let at = 0; at < 250; at += 1) {
    expect((await site(`${at}`))?.html).toBe(`[page of ${at}]`);
    // Sent long ago, and still there.
    if (at === 150)
      expect((await drawer.draw({ page, frame, asked }))?.html).toBe('[page of Glow]');
  }
  expect((await drawer.draw({ page, frame, asked }))?.html).toBe('[page of Glow]');
});

test('code that never ends is given up, and left out from then on', async () => {
  const impatient = startDrawer((line) => said.push(line), {
    ...times,
    patience: 300,
    hopeless: 500,
  });
  const endless = code('mf-d 1', '{ for (;;); }');
  await impatient.draw({ page, frame, asked });
  // Or whoever comes next would be drawn for first.
  await impatient.learn(endless);
  const hung = impatient.draw({ page: endless, frame: undefined, asked });
  // Whoever comes meanwhile waits in vain, but not for long.
  expect(await impatient.draw({ page, frame, asked })).toBeUndefined();
  let healthy: unknown;
  const until = performance.now() + times.patienceAtFirst;
  while (!healthy && performance.now() < until) {
    healthy = await impatient.draw({ page, frame, asked });
  }
  expect(healthy).toMatchObject({ html: '[page of Glow]' });
  expect(await hung).toBeUndefined();
  expect(await impatient.draw({ page: endless, frame: undefined, asked })).toBeUndefined();
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('mf-d 1');
  impatient.stop();
});

test('what it runs has no secrets, no files and no other process', async () => {
  const attempts = [
    'JSON.stringify(process.env)',
    'require("node:fs").readFileSync("/etc/hostname", "utf8")',
    'String(require("node:child_process").execSync("id"))',
    'String(new (require("node:worker_threads").Worker)("1", { eval: true }))',
  ];
  const html = attempts.map(
    (one) => `(() => { try { return ${one} } catch (e) { return e.code } })()`,
  );
  const curious = code('mf-e 1', `({ html: [${html}].join(), unanswered: [] })`);
  const drawing = await drawer.draw({ page: curious, frame: undefined, asked });
  expect(drawing?.html).toBe('{},ERR_ACCESS_DENIED,ERR_ACCESS_DENIED,ERR_ACCESS_DENIED');
});
