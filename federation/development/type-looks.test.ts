import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace/package-files.ts';
import type { Problem } from './edit.ts';
import { dateBack, typeLooks } from './type-looks.ts';

const wrong = "mf-chat/src/entry.tsx(4,7): error TS2322: Type 'a' is not assignable: to 'b'.";

/** A compiler that ends when it is told to, with what it says. */
function slowCompiler() {
  const ends: ((said: string) => void)[] = [];
  const compile = () => new Promise<string>((done) => ends.push(done));
  return { ends, compile };
}

test('what does not fit is told with file and line, and taken back when it does', async () => {
  const looks: Problem[][] = [];
  const said = [wrong, ''];
  const look = typeLooks(
    (found) => looks.push(found),
    async () => said.shift() ?? '',
  );
  await look();
  await look();
  const message = "Type 'a' is not assignable: to 'b'. (TS2322)";
  expect(looks).toEqual([[{ kind: 'types', place: 'mf-chat/src/entry.tsx:4', message }], []]);
});

test('edits during a look are looked at once, after it, and what is old is not told', async () => {
  const looks: Problem[][] = [];
  const { ends, compile } = slowCompiler();
  const look = typeLooks((found) => looks.push(found), compile);
  const looking = look();
  await look();
  await look();
  expect(ends).toHaveLength(1);
  ends[0]?.(wrong);
  await Promise.resolve();
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  ends[1]?.('');
  await looking;
  expect(looks).toEqual([[]]);
});

test('an edit that came while the compiler was at work is seen the next time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  function compile(): string {
    const program = join(root, 'node_modules/.bin/tsc');
    try {
      return String(execFileSync(program, ['--build', '--pretty', 'false', folder]));
    } catch (failure) {
      return String((failure as { stdout: Buffer }).stdout);
    }
  }
  const files = ['one.ts'];
  const compilerOptions = { composite: true, outDir: '.', tsBuildInfoFile: 'one.tsbuildinfo' };
  write('tsconfig.json', JSON.stringify({ files, compilerOptions }));
  write('one.ts', 'export const one: number = 1;');
  try {
    const begun = Date.now() - 60_000;
    expect(compile()).toBe('');
    write('one.ts', "export const one: number = 'a';");
    // It had been read by then, and what was noted of it came later.
    utimesSync(join(folder, 'one.ts'), new Date(), new Date(begun + 1000));
    dateBack(folder, begun);
    expect(Math.round(statSync(join(folder, 'one.tsbuildinfo')).mtimeMs)).toBe(begun);
    expect(compile()).toContain('one.ts(1,14)');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
