import { advisories } from './advisories.ts';
import { browserStage } from './browser-stage.ts';
import { checks } from './checks.ts';
import { jestStage } from './jest-stage.ts';
import { releaseStage } from './release-stage.ts';
import { previousStage } from './skew/previous-stage.ts';
import type { Stage } from './stage.ts';

// Jest takes all that follows the projects for projects, so paths come first.
const unit = (...paths: string[]) =>
  jestStage('unit', [...paths, '--selectProjects', 'dom', 'node', 'drawn']);
const api = (...paths: string[]) => jestStage('api', [...paths, '--selectProjects', 'api']);

/**
 * Browser tests, all or those whose file is like one of `paths`. Releases of the previous revision
 * are built when they are needed.
 */
function inBrowser(fresh: boolean, paths: string[] = []): Stage[] {
  const spec = 'e2e/skew/pairings.spec.ts';
  const needsPrevious = paths.length === 0 || paths.some((path) => spec.includes(path));
  return [releaseStage(fresh), ...(needsPrevious ? [previousStage] : []), browserStage(paths)];
}

/**
 * Stages for what a person asked: nothing is everything; `check`; `unit`, `api` or `e2e`, with what
 * paths of tests have in them or all of these; or paths alone (those below e2e/ in the browser).
 */
export function chooseStages(words: string[]): Stage[] {
  const [first, ...rest] = words;
  if (first === undefined) return [...checks, advisories, unit(), api(), ...inBrowser(true)];
  if (first === 'check') return checks;
  if (first === 'unit') return [unit(...rest)];
  if (first === 'api') return [api(...rest)];
  if (first === 'e2e') return inBrowser(false, rest);
  const browser = words.filter((word) => word.startsWith('e2e/'));
  const inJest = words.filter((word) => !browser.includes(word));
  return [
    ...(inJest.length > 0 ? [jestStage('jest', inJest)] : []),
    ...(browser.length > 0 ? inBrowser(false, browser) : []),
  ];
}
