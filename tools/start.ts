import { fail, run } from './start/run.ts';

run().catch(fail);
