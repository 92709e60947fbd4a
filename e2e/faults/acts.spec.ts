import { wordsOn } from '../support/english.ts';
import { newMember } from '../support/member.ts';
import { memberWithOthers, type Others } from '../support/member-pages.ts';
import { sharedProduct } from '../support/product/product.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';
import { acts } from './calls/acts.ts';
import { callFaults } from './calls/faults.ts';
import { isWhole } from './is-whole.ts';

test.use({
  expectedErrors: /Failed to load resource/,
  contextOptions: { reducedMotion: 'reduce' },
});

const faults = Object.entries(callFaults);
const cases = Object.entries(acts).flatMap(([what, act], index) =>
  faults
    .filter(([how], at) => !act.not?.[how] && (isWhole || at === index % faults.length))
    .map(([how, fault]) => ({ what, act, how, fault })),
);

let others: Others;
test.beforeAll(async () => {
  ({ others } = await memberWithOthers(sharedProduct()));
});

for (const { what, act, how, fault } of cases) {
  test(`${what}, and the call ${how}: it is said, nothing is lost, and it can be sent again [R11]`, async ({
    page,
    context,
    product,
  }) => {
    await hasBeenHere(context);
    const member = await newMember(product);
    if (!act.byVisitor) await member.enter(context);
    await page.goto(typeof act.path === 'string' ? act.path : act.path(others));
    await settled(page);
    await act.fill?.(page, member);
    const before = new Set(await wordsOn(page));
    await page.route(/\/api\/[a-z-]+\.php/, (route) =>
      route.request().method() === 'GET' ? route.fallback() : fault(route),
    );
    await act.send(page);
    // A call may take ten seconds, with all its repeats.
    const said = async () => (await wordsOn(page)).filter((words) => !before.has(words));
    await expect
      .poll(async () => (await said()).join(' '), { timeout: 13_000 })
      .toMatch(/niet|geen verbinding|ging .* mis|te lang/i);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    test.info().annotations.push({ type: 'said', description: (await said()).join(' · ') });
    await act.kept(page, member);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await act.send(page);
    await act.done(page);
  });
}
