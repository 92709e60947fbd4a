import { chooseStages } from './test/choose-stages.ts';
import { runStages } from './test/run-stages.ts';

const failed = await runStages(chooseStages(process.argv.slice(2)));
process.exitCode = failed > 0 ? 1 : 0;
