import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { remoteNames, root } from '../../workspace/package-files.ts';
import { few, type Problem } from '../problem.ts';
import { dateBack } from './date-back.ts';
import { arrowErrors, type Finding, typeErrors, unusedCode } from './read-output.ts';

const bin = (name: string) => join(root, 'node_modules/.bin', name);

interface Tool {
  rule: string;
  program: string;
  args: string[];
  read(output: string): Finding[];
}

const arrows: Tool = {
  rule: 'arrows',
  program: process.execPath,
  args: [join(root, 'tools/arrows.ts')],
  read: arrowErrors,
};

/** Incremental: the compiler looks at what changed since it last looked. */
const types = (names: string[], ...more: string[]): Tool => ({
  rule: 'types',
  program: bin('tsc'),
  args: ['--build', '--pretty', 'false', ...more, ...names],
  read: typeErrors,
});

/** What somebody else's compile, under way or cut short, left half written: not built yet, no module yet. */
const isHalfWritten = ({ problem }: Finding) => /\((TS6305|TS2306)\)$/.test(problem.message);

async function compiled(names: string[], ...more: string[]): Promise<Finding[]> {
  const begun = Date.now();
  const found = await findingsOf(types(names, ...more));
  dateBack(begun);
  return found;
}

async function typesOf(names: string[]): Promise<Finding[]> {
  const found = await compiled(names);
  return found.some(isHalfWritten) ? compiled(names, '--force') : found;
}

const unused = (names: string[]): Tool => ({
  rule: 'unused',
  program: bin('knip'),
  args: [
    ...['--no-progress', '--no-config-hints', '--reporter', 'json'],
    ...names.flatMap((name) => ['--workspace', name]),
  ],
  read: unusedCode,
});

/** Runs a tool; one that finds nothing and fails nevertheless did not do its work. */
function findingsOf({ rule, program, args, read }: Tool): Promise<Finding[]> {
  return new Promise((done) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
    execFile(program, args, options, (failure, output, errors) => {
      const broken = (said: string) => {
        const message = `could not be judged: ${said.trim().split('\n')[0]}`;
        done([{ file: '', problem: { rule, message, advice: 'see npm run check' } }]);
      };
      try {
        const said = rule === 'arrows' ? errors : output;
        const isSilent = said.trim() === '' && failure !== null;
        if (isSilent) broken(errors || failure.message);
        else done(read(said));
      } catch {
        broken(errors || output);
      }
    });
  });
}

/**
 * What is wrong with the sources of packages: types that do not fit, imports that lead where they
 * may not, code that nobody uses. What is wrong in a package that they share counts for each.
 */
export async function sourceProblems(names: string[]): Promise<Map<string, Problem[]>> {
  const strays = await findingsOf(arrows);
  const straying = new Set(strays.map(({ file }) => file.split('/', 1)[0] ?? ''));
  // Somebody else's sources have no place in a package: the compiler would only repeat it, at length.
  const whole = names.filter((name) => !straying.has(name));
  const fitting = whole.length > 0 ? typesOf(whole) : [];
  const others = await Promise.all([findingsOf(unused(names)), fitting]);
  const found = [...strays, ...others.flat()];
  const packages = ['shell', ...remoteNames()];
  const isAbout = (name: string, { file, problem }: Finding) => {
    const [folder = ''] = file.split('/', 1);
    return folder === name || (!packages.includes(folder) && problem.rule === 'types') || !file;
  };
  return new Map(
    names.map((name) => {
      const own = found.filter((finding) => isAbout(name, finding));
      return [name, few(own.map(({ problem }) => problem))];
    }),
  );
}
