import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { diskFiles } from '../store/disk.ts';
import { createPair } from '../store/key-files.ts';
import { runCli, runHere } from '../testing/command.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { releaseLive } from '../testing/stored-release.ts';
import { root } from '../workspace/package-files.ts';
import type { Said } from './answer.ts';

afterAll(removeFolders);

/** One call of each command that looks into the store. */
const looking = [['status'], ['prune', '--dry-run']];
const signing = [
  ['release', 'mf-chat', '--no-browser'],
  ['release', '--changed', '--no-browser'],
  ['canary', 'mf-chat', '--share', '10'],
  ['canary', 'mf-chat', '--stop'],
  ['promote', 'mf-chat'],
  ['rollback', 'mf-chat'],
  ['take-off', 'mf-over'],
  ['keys', 'rotate'],
  ['keys', 'sign', '--why', 'test'],
];

/** All at once would only wait for each other. */
async function inTurns(calls: string[][], answer: (args: string[]) => Promise<Said>) {
  const queue = [...calls];
  const answers: Record<string, Said> = {};
  const worker = async () => {
    for (let args = queue.shift(); args; args = queue.shift())
      answers[args.join(' ')] = await answer(args);
  };
  await Promise.all([worker(), worker(), worker()]);
  return answers;
}

test('every command has help', async () => {
  const acts = ['release', 'canary', 'promote', 'rollback', 'take-off', 'override'];
  const names = [...acts, 'status', 'keys', 'prune'];
  const calls = names.map((name) => [name, '--help']);
  const answers = await inTurns(calls, (args) => runCli(args));
  for (const [name, { code, output }] of Object.entries(answers)) {
    expect([name, code]).toEqual([name, 0]);
    expect(output).toMatch(/^Usage: npm run .+Exit code: 0/s);
  }
});

test.each([
  [
    'on disk',
    runHere,
    '/dev/null/store',
    /^the store \/dev\/null\/store cannot be used: it is no folder$/,
  ],
  [
    'on a server',
    // Its client takes errors of Node for none inside Jest.
    runCli,
    's3://b?endpoint=http://127.0.0.1:9',
    /^the store s3:\/\/b cannot be reached: ECONNREFUSED/,
  ],
])(
  'an unreachable store %s is exit code 3 and one line, whatever is asked',
  async (_where, run, store, line) => {
    const keysFolder = temporaryFolder();
    createPair(keysFolder);
    const env = { KEYS_DIR: keysFolder, AWS_ACCESS_KEY_ID: 'x', AWS_SECRET_ACCESS_KEY: 'x' };
    const calls = [...looking, ...signing, ['override', 'mf-chat', '--version', 'a'.repeat(12)]];
    const answers = await inTurns(calls, (args) => run([...args, '--store', store], env));
    for (const [call, { code, output, errors }] of Object.entries(answers)) {
      expect([call, code, output]).toEqual([call, 3, '']);
      expect(errors).toMatch(line);
      expect(errors.split('\n')).toHaveLength(1);
    }
    // What could not be signed anew keeps its key.
    expect(readdirSync(keysFolder)).toHaveLength(2);
  },
);

test('without a key nothing is signed in production, and no key appears by itself', async () => {
  const [store, keysFolder] = [temporaryFolder(), temporaryFolder()];
  const pair = createPair(temporaryFolder());
  const ref = await releaseLive(
    diskFiles(store),
    { pair, accepted: [pair.publicKey] },
    'mf-chat',
    'one',
  );
  const env = { KEYS_DIR: keysFolder, NODE_ENV: 'production' };
  const calls = [...signing, ['override', 'mf-chat', '--version', ref.version]];
  const answers = await inTurns(calls, (args) => runHere([...args, '--store', store], env));
  for (const [call, { code, errors }] of Object.entries(answers)) {
    const line = 'there is no key to sign with; set REGISTRY_PRIVATE_KEY';
    expect([call, code, errors]).toEqual([call, 1, line]);
  }
  expect(readdirSync(keysFolder)).toEqual([]);
});

test.each([
  ['new-remote', ['--help'], 0, /^Usage: npm run new:remote/],
  ['new-remote', [], 2, /^name one remote/],
  ['new-remote', ['garden', 'house'], 2, /^name one remote/],
  ['new-remote', ['--nonsense'], 2, /^Unknown option '--nonsense'; --help says more$/],
  ['new-remote', ['garden'], 1, /^"garden" is no name for a remote/],
  ['new-remote', ['mf-chat'], 1, /^mf-chat is there already$/],
  ['new-lander', ['--help'], 0, /^Usage: npm run new:lander/],
  ['new-lander', [], 2, /^name one lander/],
  ['new-lander', ['gallery'], 1, /^there is a lander called gallery already$/],
  ['mutate', ['--help'], 0, /^Usage: npm run mutate/],
  ['mutate', [], 2, /^say which folders or files/],
  ['mutate', ['--nonsense'], 2, /^Unknown option '--nonsense'; --help says more$/],
  ['campaign', ['--help'], 0, /^Usage: npm run campaign .+\n.+payments/],
  ['campaign', ['nonsense'], 2, /^say which campaign: .+payments/],
  ['campaign', ['payments', 'ledger'], 2, /^say which campaign/],
  ['bench', ['--help'], 0, /^Usage: npm run bench .+\n.+ramp/],
  ['bench', ['nonsense'], 2, /^say which bench: .+ramp/],
  ['start', ['--help'], 0, /^Usage: npm start\n/],
  ['start', ['nonsense'], 2, /^"nonsense" means nothing here; --help says more$/],
  ['test', ['--help'], 0, /^Usage: npm test .+check/],
  ['test', ['unit', '--help'], 0, /^Usage: npm test/],
])('%s %j is exit code %d', async (tool, args, code, says) => {
  const [actual, text] = await new Promise<[number | null, string]>((resolve) => {
    const file = join(root, `tools/${tool}.ts`);
    const child = execFile(
      process.execPath,
      [file, ...args],
      { timeout: 20_000 },
      (_error, output, errors) => resolve([child.exitCode, (output || errors).trim()]),
    );
  });
  expect([actual, text]).toEqual([code, expect.stringMatching(says)]);
});
