import { seconds } from '../setup/step.mjs';
import { type Outcome, type Stage, single } from './stage.ts';

function summary({ passed, failed, skipped = 0 }: Outcome): string {
  const parts = [`${passed} passed`];
  if (failed > 0) parts.push(`${failed} FAILED`);
  if (skipped > 0) parts.push(`${skipped} skipped`);
  return parts.join(', ');
}

/**
 * Runs all stages, one line each, whatever fails on the way; then the details of what failed, its
 * names again, for whoever has only the end of a long output, and as the very last line the sum.
 * Returns the number of failures.
 */
export async function runStages(stages: Stage[]): Promise<number> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const details: string[] = [];
  const failures: string[] = [];
  for (const { name, run } of stages) {
    const start = performance.now();
    process.stdout.write(`${name.padEnd(18)} … `);
    const outcome = await run().catch((error) => single(false, String(error?.stack ?? error)));
    process.stdout.write(`${summary(outcome).padEnd(24)} ${seconds(start)}`);
    process.stdout.write(outcome.note ? `  ${outcome.note}\n` : '\n');
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    total.skipped += outcome.skipped ?? 0;
    if (outcome.failed === 0) continue;
    details.push(`\n── ${name} ──\n${outcome.details.trim()}`);
    failures.push(...(outcome.failures ?? [name]).map((failure) => `FAILED  ${failure}`));
  }
  for (const detail of details) console.log(detail);
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  return total.failed;
}
