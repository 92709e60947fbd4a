import { run } from './run.ts';

const { output, errors, code } = await run(process.argv.slice(2));
if (output) console.log(output);
if (errors) console.error(errors);
process.exitCode = code;
