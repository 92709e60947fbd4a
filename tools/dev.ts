import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from './setup/paths.mjs';
import { fail, run } from './start/run.ts';

const remotes = globSync('mf-*/remote.json', { cwd: root }).map((file) => dirname(file));
const [name = ''] = process.argv.slice(2);

if (remotes.includes(name)) run(name).catch(fail);
else fail(`say which remote: npm run dev -- ${remotes.join(' | ')}`);
