import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../workspace/package-files.ts';
import { dateBack } from './date-back.ts';

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
    dateBack(begun, folder);
    expect(Math.round(statSync(join(folder, 'one.tsbuildinfo')).mtimeMs)).toBe(begun);
    expect(compile()).toContain('one.ts(1,14)');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
