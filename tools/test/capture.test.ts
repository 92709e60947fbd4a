import { capture } from './capture.ts';

test('keeps what a program prints on both streams, and how it ended', async () => {
  const code = `console.log('out'); console.error('err'); process.exitCode = 3;`;
  const { ok, output } = await capture('node', ['-e', code]);
  expect(ok).toBe(false);
  expect(output).toContain('out\n');
  expect(output).toContain('err\n');
  expect(await capture('node', ['-e', ''])).toEqual({ ok: true, output: '' });
});

test('a program that hangs is stopped, and said to', async () => {
  const { ok, output } = await capture(
    'node',
    ['-e', 'setInterval(() => {}, 1000)'],
    {},
    {
      minutes: 0.01,
    },
  );
  expect(ok).toBe(false);
  expect(output).toContain('stopped after 0.01 minutes');
});

test('a program that cannot be run is a failure with its reason', async () => {
  const { ok, output } = await capture('no-such-program', []);
  expect(ok).toBe(false);
  expect(output).toContain('ENOENT');
});
