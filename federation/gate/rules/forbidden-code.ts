import type { Problem } from '../problem.ts';

/** The content security policy would stop it in the browser; here it stops before anybody sees it. */
const forbidden: [RegExp, string][] = [
  [/(?<![\w$.])eval\s*\(/, 'eval()'],
  [/(?<![\w$.])new\s+Function\s*\(/, 'new Function()'],
  [/(?<![\w$.])Function\s*\(\s*["'`]/, 'Function("…")'],
  [/(?<![\w$])set(?:Timeout|Interval)\s*\(\s*["'`]/, 'a timer with code as text'],
  [/(?<![\w$])document\.write(?:ln)?\s*\(/, 'document.write()'],
];

/** Code that a page may not run, by built file. */
export function forbiddenCode(path: string, source: string): Problem[] {
  if (!path.endsWith('.js')) return [];
  return forbidden
    .filter(([pattern]) => pattern.test(source))
    .map(([, what]) => ({
      rule: 'code',
      message: `${path} contains ${what}`,
      advice: 'remove it, or replace the library that brings it',
    }));
}
