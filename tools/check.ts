import { readEnvironment } from './start/environment.ts';
import { misfits } from './start/fit-api.ts';
import { fail } from './start/run.ts';
import { checks } from './test/checks.ts';
import { runStages } from './test/run-stages.ts';

/** Whether the API of the working copy still fits everything that browsers get from the store. */
async function checkApi(): Promise<number> {
  const broken = await misfits(readEnvironment(process.env).variables);
  for (const line of broken) console.error(`✗ ${line}`);
  if (broken.length === 0)
    console.log('✓ the API offers all that live, canary and fallback releases use');
  return broken.length;
}

try {
  const [what] = process.argv.slice(2);
  if (what && what !== 'api') throw new Error('npm run check, or npm run check -- api');
  const failed = what ? await checkApi() : await runStages(checks);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}
