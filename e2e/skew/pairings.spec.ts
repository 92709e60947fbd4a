import { pairings, type Row, titleOf } from '../../tools/test/skew/pairings.ts';
import { changedPackages, readPlan } from '../../tools/test/skew/plan.ts';
import { join } from '../support/journey/join.ts';
import { beginJourney, expectedErrors, patience } from '../support/journey/journey.ts';
import { leave } from '../support/journey/leave.ts';
import { meet } from '../support/journey/meet.ts';
import { pay } from '../support/journey/pay.ts';
import { productAt, sharedProduct } from '../support/product/product.ts';
import { expect, test } from '../support/test.ts';
import { pageObjectsWithOld } from './old-page-objects.ts';
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
    await use(productAt({ ...gateway, dataFolder: sharedProduct().dataFolder }));
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

      rowTest(`${titleOf(row, changed)} [R15]`, async ({ page, context, product }) => {
        rowTest.setTimeout(patience);
        const older = [...row.old, ...row.failing];
        await leadBack(context, product);
        await loseNew(context, plan, row.failing);
        const versions = noteVersions(context);
        const journey = await beginJourney(
          page,
          product,
          await pageObjectsWithOld(plan.sources, older),
        );
        await join(journey);
        await pay(journey, await meet(journey));
        await leave(journey);
        // Each package was met, in the version that the row is about and no other.
        const expected = Object.entries(plan.versions).map(([name, { old, new: fresh }]) => {
          return [name, [older.includes(name) ? old : fresh]];
        });
        expect(versions()).toEqual(Object.fromEntries(expected));
      });
    });
  }
}
