import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { root } from '../../federation/workspace/package-files.ts';

/** A regular expression that something runs over a text of somebody else's. */
export interface Pattern {
  file: string;
  pattern: RegExp;
}

const mayHave = /[=(,:[!&|?{;]\s*\/[^/*\s>]|\bpattern:/;

/** Tests, and what only whoever develops runs. */
const isAside = (file: string) =>
  /\.(test|bench)\.tsx?$|\.d\.ts$|\/(testing|development)\/|\/pieces|node_modules/.test(file);

/** Every literal expression of the product's own code, and the patterns of its schemas. */
export function patternsInSources(): Pattern[] {
  const packages = '{api,gateway,shell,shared-state,shared-ui,mf-*}/src/**/*.{ts,tsx}';
  const federation = 'federation/{registry,failures,telemetry,loader,remote,store}/**/*.ts';
  const files = [...globSync(packages, { cwd: root }), ...globSync(federation, { cwd: root })];
  return files.filter((file) => !isAside(file)).flatMap(patternsIn);
}

function patternsIn(file: string): Pattern[] {
  const text = readFileSync(join(root, file), 'utf8');
  // To read a file's syntax costs far more than to see that nothing like it is there.
  if (!mayHave.test(text)) return [];
  const program = parseSync(text, {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
    target: 'es2023',
  });
  const found: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const pattern = patternAt(node);
    if (pattern) found.push({ file, pattern });
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(program.body);
  return found;
}

interface Node {
  type?: string;
  pattern?: string;
  flags?: string;
  key?: { value?: string };
  value?: { type?: string; value?: string };
}

/** `/…/`, or what stands beside `pattern:` in a schema. */
function patternAt({ type, pattern, flags, key, value }: Node): RegExp | undefined {
  if (type === 'RegExpLiteral' && pattern !== undefined) return new RegExp(pattern, flags);
  const isSchemas = type === 'KeyValueProperty' && key?.value === 'pattern';
  return isSchemas && value?.type === 'StringLiteral'
    ? new RegExp(value.value ?? '', 'u')
    : undefined;
}
