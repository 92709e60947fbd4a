import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { root } from '../workspace/package-files.ts';

/** What git says, '' when it says nothing or there is no git. */
export function git(args: string[], env = process.env): string {
  try {
    return execFileSync('git', args, { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
}

function account(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

/** Where services that build say for whom they do: variables with a name and with an address. */
const services: [string, string][] = [
  ['GITLAB_USER_NAME', 'GITLAB_USER_EMAIL'],
  ['BUILDKITE_BUILD_CREATOR', 'BUILDKITE_BUILD_CREATOR_EMAIL'],
  ['BUILD_REQUESTEDFOR', 'BUILD_REQUESTEDFOREMAIL'],
  ['BUILD_USER', 'BUILD_USER_EMAIL'],
  ['CIRCLE_USERNAME', ''],
];

/** `Ada Lovelace <ada@example.com>`. */
function named(name: string | undefined, address: string | undefined): string | undefined {
  if (!name) return undefined;
  return address ? `${name} <${address}>` : name;
}

/** GitHub tells no address, but gives everybody one. */
function fromGitHub({ GITHUB_ACTOR, GITHUB_ACTOR_ID }: NodeJS.ProcessEnv): string | undefined {
  const box = [GITHUB_ACTOR_ID, GITHUB_ACTOR].filter(Boolean).join('+');
  return named(GITHUB_ACTOR, `${box}@users.noreply.github.com`);
}

/** Who runs the command, for the history: as they say, by a service that builds, by git, by the machine. */
export function person(env: NodeJS.ProcessEnv): string {
  const service = services.map(([name, address]) => named(env[name], env[address]));
  return (
    [env.OPERATOR, fromGitHub(env), ...service].find(Boolean) ||
    named(git(['config', 'user.name'], env), git(['config', 'user.email'], env)) ||
    env.USER ||
    account() ||
    'unknown'
  );
}
