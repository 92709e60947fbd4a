import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { acceptedKeys, keySource } from '../federation/store/keys.ts';
import { openFiles } from '../federation/store/open.ts';
import { readRegistry } from '../federation/store/registry-file.ts';
import { piecesOf, readRemoteManifest } from '../federation/workspace/package-files.ts';
import { cache, root } from './setup/paths.mjs';
import { seconds } from './setup/step.mjs';
import { developmentOf } from './start/development.ts';
import { readEnvironment } from './start/environment.ts';
import { freePorts } from './start/ports.ts';
import { fail, run } from './start/run.ts';
import { startService } from './start/service.ts';
import { whenAskedToStop } from './start/stop-signals.ts';

const remotes = globSync('mf-*/remote.json', { cwd: root }).map((file) => dirname(file));

const help = `Usage: npm run dev -- ${remotes.join(' | ')} [--api ADDRESS | --pieces]
       npm run dev -- shared-ui
Serves one remote with hot reload, and everything else as it is live. Nothing is released, and a
product that runs beside it is left alone. Of shared-ui it shows every component in all its states.
  --pieces       shows the remote's own components like that (src/pieces.tsx)
  --api ADDRESS  uses the API of a product that runs, for example http://127.0.0.1:4401

DEV_PORT (default 4500), DEV_DATA_DIR (default .dev/data) and DEV_DATABASE_URL change where it is.`;

/** Whether the store that the product would serve from holds a product. */
async function isLive(env: NodeJS.ProcessEnv): Promise<boolean> {
  const { variables } = readEnvironment(env);
  const address = env.STORE_URL || variables.STORE_DIR || '';
  const files = await openFiles(address, join(cache, 'store'));
  const registry = await readRegistry(files, acceptedKeys(keySource(env)));
  return registry?.channels.shell !== undefined;
}

async function develop(name: string, api: string | undefined): Promise<void> {
  // What is wrong with it is said before others are built for it.
  readRemoteManifest(name);
  const packages = ['shell', ...remotes];
  const wanted = { name, api, packages, isLive: await isLive(process.env) };
  const { environment, ...how } = developmentOf(process.env, wanted);
  await run(environment, { ...how, dev: name });
}

/** Needs nothing of the product. */
async function showWorkshop(shown: string): Promise<void> {
  const port = Number(process.env.DEV_PORT || 4500);
  await freePorts([port], 'DEV_PORT', true);
  const { ready, stop } = startService({
    name: 'workshop',
    port,
    readyPath: `/${shown}/main.js`,
    args: ['federation/development/workshop.ts', String(port), shown],
    env: process.env,
    onLine: (line) => console.log(line),
  });
  whenAskedToStop(stop);
  await ready;
  console.log(`\nAfterglow is ready after ${seconds(0)}. Ctrl-C stops it.\n`);
  console.log(
    `  Workshop       http://localhost:${port}   components of ${shown} in all their states`,
  );
}

try {
  const flag = { type: 'boolean' } as const;
  const options = { api: { type: 'string' }, pieces: flag, help: flag } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [name = '', ...more] = positionals;
  if (values.help) console.log(help);
  else if (more.length > 0) fail('one at a time');
  else if (![...remotes, 'shared-ui'].includes(name))
    fail(`say which remote: npm run dev -- ${remotes.join(' | ')} | shared-ui`);
  else if (name !== 'shared-ui' && !values.pieces) await develop(name, values.api);
  else if (existsSync(piecesOf(name))) await showWorkshop(name);
  else fail(`${name} shows no pieces: there is no ${piecesOf(name)}`);
} catch (error) {
  fail(error);
}
