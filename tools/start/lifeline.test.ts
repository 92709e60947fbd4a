import { fork } from 'node:child_process';
import { once } from 'node:events';
import { isAlive, program, until } from './testing-service.ts';

const spawnNode = new URL('./spawn-node.ts', import.meta.url).href;
const lifeline = new URL('./lifeline.ts', import.meta.url).href;

/** A supervisor that starts one child which knows nothing of it, and tells its id. */
const supervisor = (child: string) => `
import { spawnNode } from ${JSON.stringify(spawnNode)};
const { pid } = spawnNode({
  args: ['--import=${lifeline}', ${JSON.stringify(child)}],
  env: process.env,
  onLine: () => process.send(pid),
});
`;

test('a supervisor that is killed hard takes its children along', async () => {
  const child = program(`console.log('up'); setInterval(() => {}, 1000);`);
  const parent = fork(program(supervisor(child)));
  const [pid] = (await once(parent, 'message')) as [number];
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await until(() => !isAlive(pid));
});
