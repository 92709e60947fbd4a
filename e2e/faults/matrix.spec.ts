import { isWhole } from './is-whole.ts';
import { cases, leftOut } from './matrix/cases.ts';
import { complaintsOf } from './matrix/complaints.ts';
import { faults } from './matrix/faults.ts';
import {
  another,
  failureView,
  heading,
  logOut,
  moveTo,
  navigation,
  noteDisturbances,
  seeAnother,
} from './matrix/shell.ts';
import { subjects } from './matrix/subject.ts';
import { expect, matrixTest as test } from './matrix/test.ts';

/** Two versions may have to be given up on, after five seconds each. */
const patience = { timeout: 20_000 };

for (const one of cases) {
  const { what, subject, fault, hasPrevious } = one;
  const { remote, next } = subject;
  test(what, async ({ page, gateway, interference, serve, member }) => {
    const broken = await serve(one);
    if (fault.trouble) {
      const files = `^/assets/${remote}/${broken}/(${fault.lost(subject).join('|')})$`;
      interference.trouble(new RegExp(files), fault.trouble);
    }
    const disturbances = await noteDisturbances(page);
    const first = fault.within ? another(remote) : subject;
    await page.goto(first.path, { waitUntil: 'commit' });
    if (fault.within) {
      await expect(page.locator('#first-look')).toHaveCount(0);
      await expect(heading(page, first.heading)).toBeVisible();
      await moveTo(page, subject.path);
    }

    if (fault.later && next) {
      await expect(heading(page, subject.heading)).toBeVisible();
      if (subject.nextIsForVisitors) {
        await seeAnother(page, remote);
        await logOut(page, member.name);
      }
      await moveTo(page, next.path);
    }

    if (hasPrevious) {
      const place = page.getByRole('main').locator(`[data-remote="${remote}"]`);
      const shown = heading(page, fault.later && next ? next.heading : subject.heading);
      await expect(place.and(page.locator(':visible')).filter({ has: shown })).toHaveAttribute(
        'data-version',
        subject.version,
        patience,
      );
      expect(await disturbances()).toEqual([]);
    } else {
      const retry = failureView(page, remote).getByRole('button', { name: 'Probeer opnieuw' });
      await expect(retry).toBeVisible(patience);
    }

    await expect(navigation(page)).toBeVisible();
    if (!(fault.later && subject.nextIsForVisitors)) {
      await seeAnother(page, remote);
      await logOut(page, member.name);
    }

    // Reports wait for more of them, or until the page is left.
    await page.goto('/icon.svg');
    await expect
      .poll(() => complaintsOf(gateway, broken), { intervals: [20] })
      .toContain(fault.failure);
  });
}

test('every fault is met, by every remote if the whole is played [R09]', () => {
  expect(leftOut).toEqual([
    'mf-chat waits for the code of its next page',
    'mf-chat has lost the code of its next page',
  ]);
  const failures = new Set(faults.map(({ failure }) => failure));
  const pairs = subjects.length * faults.length - leftOut.length;
  if (isWhole) expect(cases.length).toBe(2 * pairs);
  // Each failure with and without a version before.
  const met = cases.map(({ fault, hasPrevious }) => `${fault.failure} ${hasPrevious}`);
  expect(new Set(met).size).toBe(2 * failures.size);
  expect(new Set(cases.map(({ what }) => what)).size).toBe(cases.length);
  expect(new Set(cases.map(({ fault }) => fault)).size).toBe(faults.length);
  expect(new Set(cases.map(({ subject }) => subject)).size).toBe(subjects.length);
});
