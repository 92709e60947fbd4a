import type { Origin } from '../store/previews.ts';
import { git } from './person.ts';

/** Where services that build say which branch it is; what they check out has none. */
const variables = ['GITHUB_HEAD_REF', 'GITHUB_REF_NAME', 'CI_COMMIT_REF_NAME', 'BUILDKITE_BRANCH'];

/** The branch and the commit of the working tree; without git both are told as unknown. */
export function origin(): Origin {
  const { env } = process;
  const named = variables.map((name) => env[name]).find(Boolean);
  return {
    branch: named ?? git(['branch', '--show-current'], env),
    commit: git(['rev-parse', '--short=12', 'HEAD'], env) || 'unknown',
  };
}
