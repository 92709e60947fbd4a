import { pairings, type Row, titleOf } from '../../tools/test/skew/pairings.ts';
import { changedPackages, readPlan } from '../../tools/test/skew/plan.ts';
import { runningProduct, sharedProduct } from '../support/running-product.ts';
import { expect, test } from '../support/test.ts';
import { join } from '../support/way/join.ts';
import { leave } from '../support/way/leave.ts';
import { meet } from '../support/way/meet.ts';
import { pay } from '../support/way/pay.ts';
import { expectedErrors, patience, setOut } from '../support/way/way.ts';
import { roomsWithOld } from './old-rooms.ts';
import { leadBack, loseNew, startRow } from './row-product.ts';
import { noteVersions } from './versions.ts';

const plan = readPlan();

/** A test in front of pages that are put together as the row says. */
const rowTest = test.extend<{ row: Row }>({
  row: [{ old: [], failing: [] }, { option: true }],
  product: async ({ row }, use) => {
    if ('none' in plan) throw new Error(plan.none);
    const gateway = await startRow(plan, row);
    // Mail is where the API puts it, which all rows share.
    await use(runningProduct({ ...gateway, dataFolder: sharedProduct().dataFolder }));
    await gateway.stop();
  },
});

rowTest.use({
  viewport: { width: 1280, height: 900 },
  // The link in the mail leaves for the address of the shared product, and is led back.
  expectedErrors: new RegExp(`${expectedErrors.source}|^left for .*/activate`),
});

if ('none' in plan) {
  // The stage before says so as well.
  rowTest.skip(`packages of two revisions: ${plan.none}`, () => {});
} else {
  const changed = changedPackages(plan);
  for (const row of pairings(changed)) {
    rowTest.describe(() => {
      rowTest.use({ row });

      rowTest(titleOf(row, changed), async ({ page, context, product }) => {
        rowTest.setTimeout(patience);
        const older = [...row.old, ...row.failing];
        await leadBack(context, product);
        await loseNew(context, plan, row.failing);
        const versions = noteVersions(context);
        const way = await setOut(page, product, await roomsWithOld(plan.sources, older));
        await join(way);
        await pay(way, await meet(way));
        await leave(way);
        // Each package was met, in the version that the row is about and no other.
        const expected = Object.entries(plan.versions).map(([name, { old, new: fresh }]) => {
          return [name, [older.includes(name) ? old : fresh]];
        });
        expect(versions()).toEqual(Object.fromEntries(expected));
      });
    });
  }
}
