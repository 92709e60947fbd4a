import { readEnvironment } from './start/environment.ts';
import { fail, run } from './start/run.ts';

try {
  await run(readEnvironment(process.env), { build: 'changed' });
} catch (error) {
  fail(error);
}
