import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { launchProduct } from '../support/product/launch-product.ts';
import { memoryOf, processesOf } from './processes.ts';

/**
 * What the product holds of the memory when nobody asks anything: a minute after its start, without
 * the program that started it.
 *
 * npm run bench -- memory [seconds after the start]
 */
const seconds = Number(process.argv[2] ?? 60);

const product = await launchProduct();
try {
  await sleep(seconds * 1000);
  let sum = 0;
  for (const [what, pids] of Object.entries(processesOf(product.dataFolder))) {
    const megabytes = memoryOf(pids);
    sum += megabytes;
    console.log(`  ${what.padEnd(9)} ${megabytes.toFixed(0)} MB in ${pids.length} processes`);
  }
  console.log(
    `  all       ${sum.toFixed(0)} MB after ${seconds} s; load ${loadavg()[0]?.toFixed(1)}`,
  );
} finally {
  await product.stop();
}
