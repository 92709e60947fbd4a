import { Usage } from '../federation/release/exit-code.ts';
import { answer } from './command/answer.ts';
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

const help = `Usage: npm run check
       npm run check -- api
Types, lint, arrows, unused code, texts: what the sources have to hold to. With "api" whether the API of
this checkout still fits what is live in the store.`;

await answer(help, async ([what]) => {
  if (what && what !== 'api') throw new Usage(`"${what}" means nothing here; --help says more`);
  process.exitCode = (await runStages(what ? [api] : checks)) > 0 ? 1 : 0;
});
