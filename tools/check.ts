import { capture } from './test/capture.ts';
import { checks } from './test/checks.ts';
import { runStages } from './test/run-stages.ts';
import { single } from './test/stage.ts';

/** Whether the API still fits what browsers get from the store: of a store, not of the sources. */
const api = {
  name: 'api',
  async run() {
    const { ok, output } = await capture('node', ['tools/start/fit-api.ts']);
    return single(ok, output);
  },
};

const [what] = process.argv.slice(2);
if (what && what !== 'api') throw new Error('npm run check, or npm run check -- api');
process.exitCode = (await runStages(what ? [api] : checks)) > 0 ? 1 : 0;
