import { seconds } from './setup/step.mjs';
import { announcement } from './start/announce.ts';
import { readEnvironment } from './start/environment.ts';
import { startProduct } from './start/product.ts';
import { whenAskedToStop } from './start/stop-signals.ts';

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const product = startProduct(environment, { build: true, say: (line) => console.log(line) });
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
}

start().catch((error) => {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
