import { Usage } from '../federation/release/exit-code.ts';
import { answer } from './command/answer.ts';
import { readEnvironment } from './start/environment.ts';
import { refuseEarly } from './start/refuse-early.ts';
import { fail, run } from './start/run.ts';

const help = `Usage: npm start
Builds and releases what changed, then serves the product until it is stopped; prints the sites, the
mailbox and accounts to log in with.

PORT, DATA_DIR, DATABASE_URL and PUBLIC_URL change where things are; docs/operations.md has the others.`;

await answer(help, async ([word]) => {
  if (word !== undefined) throw new Usage(`"${word}" means nothing here; --help says more`);
  try {
    const environment = readEnvironment(process.env);
    refuseEarly(environment.variables);
    await run(environment, { build: 'changed' });
  } catch (error) {
    fail(error);
  }
});
