import { browserStage } from './browser-stage.ts';
import { checks } from './checks.ts';
import { jestStage } from './jest-stage.ts';
import { releaseStage } from './release-stage.ts';
import type { Stage } from './stage.ts';

const unit = () => jestStage('unit', ['--selectProjects', 'dom', 'node']);
const api = () => jestStage('api', ['--selectProjects', 'api']);

/**
 * Stages for what a person asked: nothing is everything; `check`, `unit`, `api`, `e2e`, or paths
 * of tests (those below e2e/ in the browser).
 */
export function chooseStages(words: string[]): Stage[] {
  const [first] = words;
  if (first === undefined) return [...checks, unit(), api(), releaseStage(true), browserStage()];
  if (first === 'check') return checks;
  if (first === 'unit' && words.length === 1) return [unit()];
  if (first === 'api' && words.length === 1) return [api()];
  if (first === 'e2e') return [releaseStage(false), browserStage(words.slice(1))];
  const inBrowser = words.filter((word) => word.startsWith('e2e/'));
  const inJest = words.filter((word) => !inBrowser.includes(word));
  return [
    ...(inJest.length > 0 ? [jestStage('jest', inJest)] : []),
    ...(inBrowser.length > 0 ? [releaseStage(false), browserStage(inBrowser)] : []),
  ];
}
