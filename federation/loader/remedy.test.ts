import { RemoteError } from '../failures/error-class.ts';
import { memoryOf } from '../testing/memory.ts';
import { bootRemoteOf } from '../testing/remotes.ts';
import { remedyFor } from './remedy.ts';
import { createVersions } from './versions.ts';

const lost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
const crash = new TypeError('x is undefined');
const unloaded = new RemoteError('load', '/entry.js was lost or refused');
const broken = new RemoteError('evaluate', '/entry.js threw');

interface Case {
  error: unknown;
  phase: 'run' | 'load';
  isReachable?: boolean;
  /** Shell of the registry, and its remote; those of the page when absent. */
  shell?: string;
  hasPrevious?: boolean;
}

/** What is done about a failure of the live version, and whether registry and reports hear of it. */
async function outcome({ error, phase, isReachable = true, hasPrevious = true, shell }: Case) {
  const live = hasPrevious ? bootRemoteOf('b', 'a') : bootRemoteOf('b');
  const told = { asked: 0, reported: 0, used: [] as string[] };
  const remedy = await remedyFor({
    runtime: {
      use: (_name, { version }) => told.used.push(version[0] ?? ''),
      load: async () => {},
    },
    versions: createVersions([live], memoryOf()),
    shell: 'morning',
    lookUp: async () => {
      told.asked += 1;
      if (!isReachable) throw new Error('offline');
      return shell ? { shell, remotes: [bootRemoteOf('c', 'b')] } : { remotes: [live] };
    },
    report: () => {
      told.reported += 1;
    },
  })({ remote: 'mf-chat', version: 'b'.repeat(12), error, phase, duration: 1 });
  return [remedy, told.asked, told.reported, told.used.join()];
}

test.each<[string, Case, unknown[]]>([
  ['a crash', { error: crash, phase: 'run' }, ['another-version', 0, 1, 'a']],
  [
    'a crash of the only one',
    { error: crash, phase: 'run', hasPrevious: false },
    ['none', 0, 1, ''],
  ],
  ['a lost file', { error: lost, phase: 'run' }, ['another-version', 1, 1, 'a']],
  [
    'a lost file of the only one',
    { error: lost, phase: 'run', hasPrevious: false },
    ['new-page', 1, 1, ''],
  ],
  [
    'a lost file without a network',
    { error: lost, phase: 'run', isReachable: false },
    ['none', 1, 0, ''],
  ],
  [
    'a lost file of the only one, before it ran',
    { error: lost, phase: 'load', hasPrevious: false },
    ['none', 1, 1, ''],
  ],
  [
    'an entry that did not come',
    { error: unloaded, phase: 'load' },
    ['another-version', 1, 1, 'a'],
  ],
  [
    'the same without a network',
    { error: unloaded, phase: 'load', isReachable: false },
    ['another-version', 1, 1, 'a'],
  ],
  [
    'a lost file, and a newer release for this shell',
    { error: lost, phase: 'run', shell: 'morning' },
    ['another-version', 1, 1, 'c'],
  ],
  [
    'a lost file, and a newer release for another shell',
    { error: lost, phase: 'run', shell: 'today' },
    ['new-page', 1, 0, ''],
  ],
  [
    'an entry that did not come, and a newer one for another shell',
    { error: unloaded, phase: 'load', shell: 'today' },
    ['another-version', 1, 0, 'a'],
  ],
  ['an entry that throws', { error: broken, phase: 'load' }, ['another-version', 0, 1, 'a']],
])('%s', async (_what, failure, expected) => {
  expect(await outcome(failure)).toEqual(expected);
});
