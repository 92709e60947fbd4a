import { checks } from './test/checks.ts';
import { runStages } from './test/run-stages.ts';

process.exitCode = (await runStages(checks)) > 0 ? 1 : 0;
