import type { BootRemote, BootVersion } from './boot-manifest.ts';
import { emptyRegistry, type Registry, type ReleaseRef } from './registry.ts';
import type { Release } from './release.ts';
import { type Choice, resolve, type Visitor } from './resolve.ts';
import { goLive } from './steps.ts';

/** Compiles only when both types are the same. */
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : never;
const same = <A, B>(_proof: Same<A, B>) => undefined;

/** The compiler checks these; what gateway, shell and commands rely on cannot change unnoticed. */
test('the contract', () => {
  same<Parameters<typeof resolve>, [registry: Registry, visitor: Visitor]>(true);
  same<ReturnType<typeof resolve>, Record<string, Choice>>(true);
  same<Choice, { version: string; previous: string | null }>(true);
  same<Visitor, { bucket: number; site: string }>(true);
  same<ReturnType<typeof goLive>, Registry>(true);
  same<keyof Registry, 'sequence' | 'channels' | 'change'>(true);
  same<BootRemote['previous'], BootVersion | null>(true);
  same<Release['files'][string]['integrity'], string>(true);

  // @ts-expect-error a visitor without a bucket would get a random canary
  expect(resolve(emptyRegistry, { site: '' })).toEqual({});
  const withoutDigest: Omit<ReleaseRef, 'digest'> = { name: 'mf-chat', version: 'a' };
  // @ts-expect-error a release without its digest could be replaced in the store
  expect(goLive(emptyRegistry, withoutDigest).sequence).toBe(1);
});
