import { readEnv } from '../../api/src/platform/env.ts';
import { readEnvironment } from '../../gateway/src/environment.ts';

/**
 * Throws the line with which API or gateway would refuse these variables: before anything is built, and
 * before what an API offers that never serves is kept for releases to be held against.
 */
export function refuseEarly(variables: NodeJS.ProcessEnv): void {
  readEnv(variables);
  readEnvironment(variables);
}
