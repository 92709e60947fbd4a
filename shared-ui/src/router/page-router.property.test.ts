import fc from 'fast-check';
import { createMemoryRouter } from 'react-router';
import { routerAt } from '../testing/router.ts';
import type { PageRouter } from './page-router.ts';

type Tested = Pick<PageRouter, 'state' | 'navigate' | 'getBlocker' | 'deleteBlocker'>;

/** What is done to a router whose pages do not come before `letGo`. */
type Step =
  | { kind: 'push' | 'replace'; to: string }
  | { kind: 'go'; by: number }
  | { kind: 'letGo' | 'block' | 'unblock' | 'proceed' | 'reset' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('push' as const, 'replace' as const),
    to: fc.constantFrom('/a', '/b', '/b?c', '/d/é', '?e', '/'),
  }),
  fc.record({ kind: fc.constant('go' as const), by: fc.constantFrom(-2, -1, 1) }),
  fc.record({
    kind: fc.constantFrom(
      'letGo' as const,
      'letGo' as const,
      'letGo' as const,
      'block' as const,
      'unblock' as const,
      'proceed' as const,
      'reset' as const,
    ),
  }),
);

const settled = () => new Promise((done) => setTimeout(done));

/** What can be seen of a router after each step. */
async function walk(router: Tested, steps: Step[], letGo: () => void): Promise<unknown[]> {
  const seen: unknown[] = [];
  for (const one of steps) {
    const blocker = router.state.blockers.get('form');
    if (one.kind === 'push') void router.navigate(one.to);
    if (one.kind === 'replace') void router.navigate(one.to, { replace: true });
    if (one.kind === 'go') void router.navigate(one.by);
    if (one.kind === 'letGo') letGo();
    if (one.kind === 'block') router.getBlocker('form', () => true);
    if (one.kind === 'unblock') router.deleteBlocker('form');
    if (one.kind === 'proceed' && blocker?.state === 'blocked') blocker.proceed();
    if (one.kind === 'reset' && blocker?.state === 'blocked') blocker.reset();
    await settled();
    const { location, historyAction, navigation, blockers } = router.state;
    const { pathname, search, hash } = location;
    seen.push([
      pathname + search + hash,
      historyAction,
      navigation.state,
      blockers.get('form')?.state,
    ]);
  }
  return seen;
}

/** Promises that are kept waiting, and what keeps them all. */
function promises() {
  let waiting: (() => void)[] = [];
  return {
    wait: () => new Promise<null>((resolve) => waiting.push(() => resolve(null))),
    letGo() {
      for (const resolve of waiting) resolve();
      waiting = [];
    },
  };
}

test("it does what React Router's own data router does", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const [theirs, ours] = [promises(), promises()];
      const routes = [{ id: 'any', path: '*', element: null, loader: theirs.wait }];
      const hydrationData = { loaderData: { any: null } };
      const model = createMemoryRouter(routes, { initialEntries: ['/start'], hydrationData });
      const expected = await walk(model as unknown as Tested, steps, theirs.letGo);
      expect(await walk(routerAt('/start', ours.wait), steps, ours.letGo)).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});
