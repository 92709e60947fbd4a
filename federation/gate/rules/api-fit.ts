import { type ApiCalls, unmetCalls } from '../../registry/api-calls.ts';
import type { Release } from '../../registry/release.ts';
import type { Problem } from '../problem.ts';

/** Calls and fields that a release uses against those of the API that serves. */
export function apiProblems({ contract }: Release, offers: ApiCalls | undefined): Problem[] {
  if (!offers || !contract?.api) return [];
  return unmetCalls(contract.api, offers).map((what) => ({
    rule: 'api',
    message: `it does not fit the API that serves: ${what}`,
    advice: 'bring the API first, which may offer more at any time (docs/api.md)',
  }));
}

/** What an API with `offers` would break of `releases`: the field, the remote, the version. */
export function brokenBy(offers: ApiCalls, releases: Release[]): string[] {
  return releases.flatMap(({ name, version, contract }) =>
    unmetCalls(contract?.api ?? {}, offers).map((what) => `${name} ${version}: ${what}`),
  );
}
