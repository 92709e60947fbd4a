import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '@afterglow/federation/gate/browser/live-gateway';
import type { BrowserContext } from '@playwright/test';
import type { Row } from '../../tools/test/skew/pairings.ts';
import type { Plan } from '../../tools/test/skew/plan.ts';
import { type RunningProduct, runningProduct, sharedProduct } from '../support/running-product.ts';
import { landRow } from './row-store.ts';

interface RowProduct {
  product: RunningProduct;
  stop(): void;
}

/** A gateway whose pages are put together as the row says, in front of the API all tests share. */
export async function startRow(plan: Plan, row: Row): Promise<RowProduct> {
  const { url, dataFolder } = sharedProduct();
  const storeFolder = mkdtempSync(join(tmpdir(), 'afterglow-skew-'));
  const remove = () => rmSync(storeFolder, { recursive: true, force: true });
  try {
    await landRow(storeFolder, plan, row);
    const gateway = await startGateway({
      API_URL: `http://127.0.0.1:${Number(new URL(url).port) + 1}`,
      STORE_URL: '',
      STORE_DIR: storeFolder,
      DATA_DIR: storeFolder,
    });
    const product = runningProduct({ url: gateway.url, dataFolder, storeFolder });
    const stop = () => {
      gateway.stop();
      remove();
    };
    return { product, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Mails name the address that the API was configured with: leads from there to the row's pages. */
export async function leadBack(context: BrowserContext, { url }: RunningProduct): Promise<void> {
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
