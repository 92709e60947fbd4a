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

interface Walk {
  router: Tested;
  held: ReturnType<typeof promises>;
  /** What would replace a page that its reader is leaving is left out: theirs gives the leaving up for it. */
  isTheirs: boolean;
}

/** What can be seen of a router after each step. */
async function walk({ router, held, isTheirs }: Walk, steps: Step[]): Promise<unknown[]> {
  const seen: unknown[] = [];
  /** What is held leads to another page, and what is kept back would. */
  let isLeaving = false;
  let wouldLeave = false;
  for (const one of steps) {
    const blocker = router.state.blockers.get('form');
    const begun = held.count();
    const { pathname: path, search: query } = router.state.location;
    const shown = new URL(path + query, 'http://here');
    const leadsElsewhere = 'to' in one && new URL(one.to, shown).href !== shown.href;
    const isLate = one.kind === 'replace' && isLeaving && leadsElsewhere;
    if (one.kind === 'push') void router.navigate(one.to);
    if (one.kind === 'replace' && !(isLate && isTheirs))
      void router.navigate(one.to, { replace: true });
    if (one.kind === 'go') void router.navigate(one.by);
    if (one.kind === 'letGo') held.letGo();
    if (one.kind === 'block') router.getBlocker('form', () => true);
    if (one.kind === 'unblock') router.deleteBlocker('form');
    if (one.kind === 'proceed' && blocker?.state === 'blocked') blocker.proceed();
    if (one.kind === 'reset' && blocker?.state === 'blocked') blocker.reset();
    await settled();
    const leaves: boolean = one.kind === 'proceed' ? wouldLeave : one.kind !== 'replace';
    if (held.count() > begun) isLeaving = leaves;
    if (router.state.navigation.state === 'idle') isLeaving = false;
    if (router.state.blockers.get('form')?.location !== blocker?.location) wouldLeave = leaves;
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
  let count = 0;
  return {
    count: () => count,
    wait() {
      count += 1;
      return new Promise<null>((resolve) => waiting.push(() => resolve(null)));
    },
    letGo() {
      for (const resolve of waiting) resolve();
      waiting = [];
    },
  };
}

test("it does what React Router's own data router does, but takes nobody back who is leaving", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const [theirs, ours] = [promises(), promises()];
      const routes = [{ id: 'any', path: '*', element: null, loader: theirs.wait }];
      const hydrationData = { loaderData: { any: null } };
      const model = createMemoryRouter(routes, { initialEntries: ['/start'], hydrationData });
      const router = model as unknown as Tested;
      const expected = await walk({ router, held: theirs, isTheirs: true }, steps);
      const own = { router: routerAt('/start', ours.wait), held: ours, isTheirs: false };
      expect(await walk(own, steps)).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});
