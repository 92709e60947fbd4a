import type { BrowserContext } from '@playwright/test';
import type { Row } from '../../tools/test/skew/pairings.ts';
import type { Plan } from '../../tools/test/skew/plan.ts';
import { type LaunchedGateway, launchGateway } from '../support/product/launch-gateway.ts';
import { type Product, sharedProduct } from '../support/product/product.ts';
import { fillStore } from './row-store.ts';

/** A gateway whose pages are put together as the row says, in front of the API all tests share. */
export function startRow(plan: Plan, row: Row): Promise<LaunchedGateway> {
  return launchGateway(sharedProduct(), (folder) => fillStore(folder, plan, row));
}

/** Mails name the address that the API was configured with: leads from there to the row's pages. */
export async function leadBack(context: BrowserContext, { url }: Product): Promise<void> {
  const { origin } = new URL(sharedProduct().url);
  await context.route(
    (asked) => asked.origin === origin,
    (route) => {
      const { pathname, search } = new URL(route.request().url());
      return route.fulfill({ status: 307, headers: { location: url + pathname + search } });
    },
  );
}

/** New releases of these remotes are not there. */
export async function loseNew(
  context: BrowserContext,
  { versions }: Plan,
  names: string[],
): Promise<void> {
  for (const name of names) {
    const file = `**/assets/${name}/${versions[name]?.new}/entry.js`;
    await context.route(file, (route) => route.fulfill({ status: 404 }));
  }
}
