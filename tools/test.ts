import { answer } from './command/answer.ts';
import { chooseStages } from './test/choose-stages.ts';
import { runStages } from './test/run-stages.ts';

const help = `Usage: npm test [-- check | unit [PATH …] | api [PATH …] | e2e [PATH …] | PATH …]
Without a word it is all of them; with paths, the tests that have one in their file's.
  check  types, lint, arrows, unused code, texts: what can be said without running the product
  unit   tests of the pages, the platform and the tools
  api    tests of the API, on a real PostgreSQL
  e2e    tests in a browser; what changed is built first, into a store of their own
  PATH   without a word before it: tests of any kind, those below e2e/ in a browser
Options go to Jest or Playwright: npm test -- api testing/load/under-load -t R16

SEED=7 has the tests of each file in another order, REPEAT=100 each test in a browser so many times.
PREVIOUS_REVISION is the commit that e2e/skew holds today's packages against; MATRIX=whole plays every
fault with every remote.`;

await answer(help, async (words) => {
  const failed = await runStages(chooseStages(words));
  process.exitCode = failed > 0 ? 1 : 0;
});
