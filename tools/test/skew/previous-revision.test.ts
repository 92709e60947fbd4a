import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gitIn } from './git.ts';
import { previousRevision } from './previous-revision.ts';

const paths = ['shell', ':(glob)mf-*/**', ':(exclude,glob)**/*.test.ts'];
const folder = mkdtempSync(join(tmpdir(), 'afterglow-git-'));
let repository: string;
let git: ReturnType<typeof gitIn>;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(cwd: string, ...args: string[]): string {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  return execFileSync('git', [...author, ...args], { cwd })
    .toString()
    .trim();
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(repository, path)), { recursive: true });
  writeFileSync(join(repository, path), text);
}

/** Commits a file; resolves to the commit. */
function commit(path: string, text: string): string {
  write(path, text);
  run(repository, 'add', '.');
  run(repository, 'commit', '--quiet', '-m', path);
  return run(repository, 'rev-parse', 'HEAD');
}

let first = '';
let second = '';
let third = '';
beforeEach(() => {
  repository = mkdtempSync(join(folder, 'repository-'));
  git = gitIn(repository);
  run(repository, 'init', '--quiet', '--initial-branch=main');
  first = commit('shell/main.ts', 'one');
  second = commit('mf-chat/entry.ts', 'one');
  third = commit('shell/main.ts', 'two');
});

test('is the newest commit that builds something else', () => {
  expect(previousRevision(git, paths)).toEqual({ revision: second });
  commit('docs/readme.md', 'words');
  commit('mf-chat/entry.test.ts', 'a test');
  expect(previousRevision(git, paths)).toEqual({ revision: second });
  const now = commit('mf-chat/entry.ts', 'two');
  expect(previousRevision(git, paths)).toEqual({ revision: run(repository, 'rev-parse', 'HEAD^') });
  write('mf-new/entry.ts', 'not committed yet');
  expect(previousRevision(git, paths)).toEqual({ revision: now });
});

test('is the one a person names, and a wrong name is a mistake', () => {
  expect(previousRevision(git, paths, third.slice(0, 10))).toEqual({ revision: third });
  expect(() => previousRevision(git, paths, 'v99')).toThrow('git knows no commit "v99"');
});

test('the state before a merge is the previous one, not that of the branch', () => {
  run(repository, 'checkout', '--quiet', '-b', 'branch', first);
  commit('mf-chat/other.ts', 'from the branch');
  run(repository, 'checkout', '--quiet', 'main');
  run(repository, 'merge', '--quiet', '--no-ff', '-m', 'merge', 'branch');
  expect(previousRevision(git, paths)).toEqual({ revision: third });
});

test('a shallow clone fetches more, or says that it cannot', () => {
  const clone = join(folder, 'clone');
  run(folder, 'clone', '--quiet', '--depth=1', '--branch=main', `file://${repository}`, clone);
  const shallow = gitIn(clone);
  run(clone, 'remote', 'rename', 'origin', 'gone');
  run(clone, 'remote', 'set-url', 'gone', join(folder, 'nowhere'));
  expect(previousRevision(shallow, paths)).toEqual({ none: 'the clone is shallow' });
  run(clone, 'remote', 'set-url', 'gone', `file://${repository}`);
  expect(previousRevision(shallow, paths)).toEqual({ revision: second });
});

test('without history there is none', () => {
  expect(previousRevision(gitIn(folder), paths)).toEqual({ none: 'this is no git checkout' });
  expect(previousRevision(gitIn(join(repository, 'shell')), paths)).toEqual({
    none: 'this is no git checkout',
  });
  run(repository, 'checkout', '--quiet', '--force', first);
  expect(previousRevision(git, paths)).toEqual({ none: 'no commit builds anything else' });
});
