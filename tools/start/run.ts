import { seconds } from '../setup/step.mjs';
import { announcement } from './announce.ts';
import type { Environment } from './environment.ts';
import { type ProductOptions, startProduct } from './product.ts';
import { whenAskedToStop } from './stop-signals.ts';

/** Runs the product in the foreground until somebody stops it; tells where to look first. */
export async function run(
  environment: Environment,
  options: Omit<ProductOptions, 'say'>,
): Promise<void> {
  const product = startProduct(environment, { ...options, say: (line) => console.log(line) });
  const stopping = whenAskedToStop(product.stop);
  try {
    await product.ready;
  } catch (error) {
    // The one who asked us to stop does the rest.
    if (stopping.aborted) return;
    await product.stop();
    throw error;
  }
  console.log(`\nAfterglow is ready after ${seconds(0)}. Ctrl-C stops it.\n`);
  for (const line of announcement(environment)) console.log(line);
  const { dev } = options;
  if (dev) console.log(`\n  ${dev} reloads as you edit it; everything else is what is live.`);
}

/** A failure in one line, the way a person wants it. */
export function fail(error: unknown): never {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
