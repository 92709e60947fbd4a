import { type ServiceOptions, startService } from './service.ts';
import { isAlive, program, until, unusedPort } from './testing-service.ts';

async function options(source?: string) {
  const port = await unusedPort();
  const lines: string[] = [];
  const pids: number[] = [];
  const service: ServiceOptions = {
    name: 'api',
    port,
    readyPath: '/',
    args: [program(source)],
    env: { ...process.env, PORT: String(port) },
    onLine: (line) => lines.push(line),
    onStart: (pid) => pids.push(pid),
  };
  return { service, lines, pids };
}

test('is ready once it answers, and leaves no process when stopped', async () => {
  const { service, pids } = await options();
  const started = startService(service);
  await started.ready;
  expect(pids.map(isAlive)).toEqual([true]);
  await started.stop();
  expect(pids.map(isAlive)).toEqual([false]);
});

test('a crashed process is started again, with a line that says so', async () => {
  const { service, lines, pids } = await options();
  const started = startService(service);
  await started.ready;
  process.kill(Number(pids[0]), 'SIGKILL');
  await until(() => pids.length === 2);
  expect(lines).toContain('ended unexpectedly (SIGKILL), starts again in 0.25 s');
  await started.stop();
  expect(pids.map(isAlive)).toEqual([false, false]);
});

test('a process that never answers and ends is not tried again', async () => {
  const { service, lines, pids } = await options('console.error("no database"); process.exit(3);');
  await expect(startService(service).ready).rejects.toThrow('the api did not start (exit code 3).');
  expect(lines).toEqual(['no database']);
  expect(pids).toHaveLength(1);
});

test('a process that ignores the request to end is killed', async () => {
  const { service, pids } = await options(
    `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('up');`,
  );
  const started = startService({ ...service, patience: 300 });
  started.ready.catch(() => {});
  await until(() => pids.length === 1);
  await started.stop();
  expect(pids.map(isAlive)).toEqual([false]);
});
